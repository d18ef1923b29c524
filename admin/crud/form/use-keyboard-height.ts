import { useEffect, useState } from 'react';

/**
 * How many pixels at the lower edge a phone's keyboard covers; 0 where the keyboard resizes the window or is
 * hardware. It is measured only on changes: an opening dialog moves the focus and so closes the keyboard, and
 * measuring at that moment would force a layout.
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

/** Pinch zoom also shrinks the visual viewport but covers nothing. */
function measure(): number {
  const viewport = window.visualViewport;
  if (!viewport || viewport.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
}
