import { useEffect, useState } from 'react';

/**
 * Gives how many pixels at the window's lower edge a phone's keyboard covers; 0 where the keyboard makes the window smaller instead,
 * or is hardware. Measured when that changes: what opens takes the focus from whatever had a keyboard, and to ask while it opens
 * would have the browser lay it out once more.
 */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    for (const event of ['resize', 'scroll'])
      window.visualViewport?.addEventListener(event, () => setHeight(measure()), {
        signal: controller.signal,
      });
    return () => controller.abort();
  }, []);
  return height;
}

/** Zooming with two fingers makes what is visible smaller as well, and covers nothing. */
function measure(): number {
  const viewport = window.visualViewport;
  if (!viewport || viewport.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
}
