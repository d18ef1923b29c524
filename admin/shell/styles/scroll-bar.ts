export { default } from 'rc-util/es/getScrollBarSize.js';

/** In CSS pixels. */
interface ScrollBarSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Stands in for rc-util's (vite.config.ts), which puts a box and a style sheet into the document to measure one, with each dialog
 * that opens: all that the dialog brought was styled and laid out for it once more. Only the page's own bars are asked for here,
 * and the window knows them.
 */
export function getTargetScrollBarSize(): ScrollBarSize {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: window.innerWidth - clientWidth, height: window.innerHeight - clientHeight };
}
