/** Being called with the page closed: by the browser's own push service, where the operator has keys for it. */

import { forgetPush, subscribePush } from "../api/client";
import { language } from "../words/index.svelte";

/** The service worker that would show it, if this browser has one for this page. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** Is this browser called so? */
export async function subscribed(): Promise<boolean> {
  const at = await worker();
  return at !== null && (await at.pushManager.getSubscription()) !== null;
}

export async function subscribe(key: string): Promise<boolean> {
  const at = await worker();
  if (!at) return false;
  const made = await at.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  try {
    await tell(made);
  } catch (reason) {
    await made.unsubscribe();
    throw reason;
  }
  return true;
}

/** Where to call this browser, and in which language. */
async function tell(made: PushSubscription): Promise<void> {
  const { endpoint, keys } = made.toJSON();
  await subscribePush(endpoint ?? "", keys?.["p256dh"] ?? "", keys?.["auth"] ?? "", language.code);
}

/** Who is called reads another language from now on. */
export async function speakOtherwise(): Promise<void> {
  const found = await (await worker())?.pushManager.getSubscription();
  if (found) await tell(found);
}

export async function unsubscribe(): Promise<void> {
  const found = await (await worker())?.pushManager.getSubscription();
  if (!found) return;
  await found.unsubscribe();
  await forgetPush(found.endpoint);
}

/** From base64 as it stands in addresses. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
