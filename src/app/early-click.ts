declare global {
  interface Window {
    /** The button that was clicked last while no script answered yet. */
    earlyClick?: HTMLElement | null | undefined;
  }
}

/** Stands in documents, as part of their one script: whoever is faster than a slow line is not asked to tap again. */
export const rememberEarlyClick = `onclick=({target})=>{earlyClick=target.closest('button')};`;

/** Does once what was asked for before the page could hear it. Links and forms have answered by themselves. */
export function repeatEarlyClick(): void {
  const { earlyClick } = window;
  window.onclick = null;
  window.earlyClick = null;
  if (earlyClick?.isConnected) earlyClick.click();
}
