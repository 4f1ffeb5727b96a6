// What is wrong with how the open page is laid out, as sentences; nothing where all is well.
// A function of {paged, chosen}: whether parts of the table stand on pages of their own, and whether the open one was chosen by hand.
({ paged, chosen }) => {
  const wrong = [];
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const nameOf = (element) => element.dataset.target ?? element.dataset.action ?? element.getAttribute("aria-label") ?? element.textContent.trim();
  /** For those who hear the page. */
  const unseen = (element) => {
    for (let around = element; around; around = around.parentElement) if (/inset\(50%/.test(getComputedStyle(around).clipPath)) return true;
    return false;
  };
  const rolls = (element) => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (/auto|scroll/.test(style.overflowY) && around.scrollHeight > around.clientHeight + 1) return true;
    }
    return false;
  };

  /** Under a sheet that is open nothing can be worked, and nothing is looked at. */
  const sheet = [...document.querySelectorAll("dialog:modal")].at(-1);
  const above = (element) => !sheet || sheet.contains(element);
  /** What is to be seen of an element in whatever it rolls in. */
  const inSight = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around ; around = around === sheet ? null : around.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
      const frame = around.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, frame.left), Math.max(top, frame.top), Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return { left, top, right, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };

  // Nothing is wider than the screen, and the page itself never scrolls.
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  if (root.scrollHeight > innerHeight + 1) wrong.push(`the page is ${root.scrollHeight - innerHeight} px too high`);

  // Whatever can be done is in sight as a whole and free, or a page with it is marked.
  const can = "[data-target]:not([aria-disabled]), [data-action], [data-proposal], [data-tray], [data-sure], [data-undo]";
  const legal = [...document.querySelectorAll(can)].filter(above);
  const present = legal.filter((element) => element.getClientRects().length > 0);
  for (const element of present) {
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const inside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    if (!inside && rolls(element) && chosen) continue; // whoever went there can go on to it
    if (!inside) wrong.push(`${nameOf(element)} is not in sight as a whole`);
    else if (!hit || !(element.contains(hit) || hit.contains(element))) wrong.push(`${nameOf(element)} is covered`);
  }
  const elsewhere = legal.filter((element) => !present.includes(element));
  if (!paged && elsewhere.length > 0) wrong.push(`${elsewhere.map(nameOf).join(", ")} cannot be seen`);
  if (paged && elsewhere.length > 0 && document.querySelector("nav .dot") === null) wrong.push(`no page is marked for ${elsewhere.map(nameOf).join(", ")}`);
  if (!chosen && legal.some((element) => element.dataset.target) && !present.some((element) => element.dataset.target)) wrong.push("nothing that can be pointed at is on the open page");

  // No two things that can be worked share more than a quarter of the smaller one.
  const worked = [...document.querySelectorAll("button, a[href], input, select")].filter((element) => above(element) && shown(element) && !unseen(element) && element.getClientRects().length > 0);
  const boxes = worked.map(inSight);
  for (let one = 0; one < worked.length; one++)
    for (let other = one + 1; other < worked.length; other++) {
      const [a, b] = [boxes[one], boxes[other]];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across <= 0 || down <= 0 || worked[one].contains(worked[other]) || worked[other].contains(worked[one])) continue;
      if (worked[one].closest(".felt") && worked[other].closest(".felt") && rolls(worked[one])) continue;
      if (across * down > 0.25 * Math.min(a.width * a.height, b.width * b.height)) wrong.push(`${nameOf(worked[one])} lies on ${nameOf(worked[other])}`);
    }

  // What is written is at least 12 px high and not cut; what is drawn has letters of at least 9 px.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent.trim();
    if (!text || !element || !above(element) || element.closest("script, style, title, option") || !shown(element) || unseen(element)) continue;
    const drawn = element instanceof SVGElement;
    const scale = drawn ? Math.sqrt(Math.abs(element.getScreenCTM()?.a * element.getScreenCTM()?.d)) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < (drawn ? 8.95 : 11.95)) wrong.push(`"${text}" has letters of ${size.toFixed(1)} px`);
    if (drawn || rolls(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const words = range.getBoundingClientRect();
    if (words.width * words.height < 1) continue;
    if (element.closest("[data-standing]")) {
      // What is asked lies under nothing that can be worked.
      const over = worked.find((other, at) => !other.contains(element) && !other.closest(".felt") && [...range.getClientRects()].some((line) => Math.min(line.right, boxes[at].right) - Math.max(line.left, boxes[at].left) > 2 && Math.min(line.bottom, boxes[at].bottom) - Math.max(line.top, boxes[at].top) > 2));
      if (over) wrong.push(`${nameOf(over)} lies on "${text}"`);
    }
    // A sheet lies over everything, whatever it was opened from.
    for (let around = element; around && around !== document.body; around = around === sheet ? null : around.parentElement) {
      const style = getComputedStyle(around);
      if (style.display === "inline" || style.display === "contents") continue;
      const frame = around.getBoundingClientRect();
      const beside = style.overflowX !== "visible" && (words.right > frame.right + 2 || words.left < frame.left - 2);
      // Lines that are hidden as a whole are left out on purpose; a line cut through its letters is not.
      const through = style.overflowY !== "visible" && words.top < frame.bottom - 1 && words.bottom > frame.bottom + 0.4 * words.height;
      if (beside || through) {
        wrong.push(`"${text}" is cut`);
        break;
      }
    }
  }

  // Cards in the hand can be read.
  for (const card of document.querySelectorAll('[data-target^="hand:"]')) {
    const width = card.getBoundingClientRect().width;
    if (width > 0 && width < 64) wrong.push(`${nameOf(card)} is ${width.toFixed(1)} px wide`);
  }
  return [...new Set(wrong)];
}
