/** While the root has it, what is far below a page's beginning is laid out only when it comes near. */
export const FROM_TOP = 'data-from-top';

/** From now on places are looked for: every height has to be true. */
export function layOutEverything(): void {
  document.documentElement.removeAttribute(FROM_TOP);
}

/** Does so once the page has its fonts and the browser nothing else to do. */
export async function layOutWhenIdle(): Promise<void> {
  await document.fonts.ready;
  if ('requestIdleCallback' in window) window.requestIdleCallback(layOutEverything);
  else setTimeout(layOutEverything);
}
