/*
 * Being called with the page closed: shows what the server sends, and leads to the table. A part of the service worker.
 */

self.addEventListener("push", (event) => {
  const call = event.data?.json();
  if (call) event.waitUntil(self.registration.showNotification(call.title, { body: call.body, tag: `leopold-${call.table}`, data: call.table }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(`${self.registration.scope}#/table/${event.notification.data}`));
});

/** To the window that is open already, if there is one. */
async function lead(address) {
  const [open] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!open) return self.clients.openWindow(address);
  const there = await open.navigate(address);
  return (there ?? open).focus();
}
