import { useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react';
import { useReducedMotion } from './use-reduced-motion';

/** A button that was clicked keeps the focus, but does not stop the motion for ever; the keyboard's focus does. */
type Focus = 'none' | 'pointer' | 'keyboard';

/**
 * The house's rule for all that moves by itself (WCAG 2.2.2): a button stops it for good, a closer look or another tab
 * for a while, and it does not begin for those who prefer reduced motion.
 */
export function useAutoplay() {
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [focus, setFocus] = useState<Focus>('none');
  const isReduced = useReducedMotion();
  const isVisible = usePageVisible();
  const isPlaying = choice ?? !isReduced;

  return {
    /** What the button shows: whether the motion is wanted. */
    isPlaying,
    isRunning: isPlaying && isVisible && !isHovered && focus !== 'keyboard',
    isEngaged: isHovered || focus !== 'none',
    togglePlaying: () => setChoice(!isPlaying),
    /** For the moving element: notices a closer look. */
    watch: {
      onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: (event: FocusEvent) =>
        setFocus(event.target.matches(':focus-visible') ? 'keyboard' : 'pointer'),
      onBlur: () => setFocus('none'),
    },
  };
}

/** False while the tab is in the background. */
function usePageVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState !== 'hidden',
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
