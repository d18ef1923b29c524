/** While the root has it, what is far below a page's beginning is laid out only when it comes near. */
export const FROM_TOP = 'data-from-top';
/**
 * Its values until the first screen has been seen, and from then on until somebody touches the page: so long, what cannot be part
 * of the first screen waits, be it ever so near.
 */
export const UNSEEN = 'unseen';
export const UNTOUCHED = 'untouched';

/** Stands in documents, as part of their one script: who follows a link within the page is led to where its place stays. */
export const layOutForLinks = [
  `addEventListener('click',({target})=>`,
  `target.closest('[href^="#"]')&&document.documentElement.removeAttribute('${FROM_TOP}'),true);`,
].join('');

/** From now on places are looked for: every height has to be true. */
export function layOutEverything(): void {
  document.documentElement.removeAttribute(FROM_TOP);
}

/** What may be far below, on one page or another; its style says whether it waits. */
const PARTS = 'main > div > *, main section, main tr, footer';
/** What a slow phone (a desk's processor four times slower) lays out in less than 50 ms, which nobody feels. */
const ELEMENTS_AT_ONCE = 100;

/** Chromium takes a hidden part that is shown at once for one that has come from the window's corner: a layout shift. */

/**
 * Does so once the page has its fonts and the browser nothing else to do, in steps: all at once would hold a phone up. What is
 * hidden is only near at first: shown at once, Chromium would take it for come from the window's corner, a layout shift.
 */
export async function layOutWhenIdle(): Promise<void> {
  await document.fonts.ready;
  await idle();
  let elements = 0;
  for (const before of ['hidden', 'auto']) {
    for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
      if (getComputedStyle(part).contentVisibility !== before) continue;
      part.style.contentVisibility = before === 'hidden' ? 'auto' : 'visible';
      elements += part.querySelectorAll('*').length;
      if (elements < ELEMENTS_AT_ONCE) continue;
      elements = 0;
      await idle();
    }
  }
  layOutEverything();
}

/** Until what was laid out is shown, so that no frame has to show two steps, and the browser has nothing else to do. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(resolve),
    );
  });
}
