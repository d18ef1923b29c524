/** While the root has it, what is far below a page's beginning is laid out only when it comes near. */
export const FROM_TOP = 'data-from-top';

/** From now on places are looked for: every height has to be true. */
export function layOutEverything(): void {
  document.documentElement.removeAttribute(FROM_TOP);
}

/** What may be far below, on one page or another; its style says whether it waits. */
const PARTS = 'main > div > *, footer';

/** Does so once the page has its fonts and the browser nothing else to do, one part after the other: all at once would hold a phone up. */
export async function layOutWhenIdle(): Promise<void> {
  await document.fonts.ready;
  await idle();
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    if (getComputedStyle(part).contentVisibility !== 'auto') continue;
    part.style.contentVisibility = 'visible';
    await idle();
  }
  layOutEverything();
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve);
  });
}
