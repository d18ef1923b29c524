import { useSyncExternalStore } from 'react';

/** Gives how many pixels at the window's lower edge a phone's keyboard covers; 0 where the keyboard makes the window smaller instead, or is hardware. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(listen, read);
}

function listen(onChange: () => void): () => void {
  const controller = new AbortController();
  for (const event of ['resize', 'scroll'])
    window.visualViewport?.addEventListener(event, onChange, { signal: controller.signal });
  return () => controller.abort();
}

/** Zooming with two fingers makes what is visible smaller as well, and covers nothing. */
function read(): number {
  const viewport = window.visualViewport;
  if (!viewport || viewport.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
}
