import { useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react';
import { useReducedMotion } from './use-reduced-motion';

/** A clicked button keeps focus but must not pause the motion; keyboard focus does. */
type Focus = 'none' | 'pointer' | 'keyboard';

/** The rule for automatic motion (WCAG 2.2.2): a button stops it, hover, focus or a hidden tab pause it. */
export function useAutoplay() {
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [focus, setFocus] = useState<Focus>('none');
  const isReduced = useReducedMotion();
  const isVisible = usePageVisible();
  const isPlaying = choice ?? !isReduced;

  return {
    /** Whether the motion is wanted; the button's state. */
    isPlaying,
    isRunning: isPlaying && isVisible && !isHovered && focus !== 'keyboard',
    isEngaged: isHovered || focus !== 'none',
    togglePlaying: () => setChoice(!isPlaying),
    /** Handlers for the moving element. */
    watch: {
      onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: (event: FocusEvent) =>
        setFocus(event.target.matches(':focus-visible') ? 'keyboard' : 'pointer'),
      onBlur: () => setFocus('none'),
    },
  };
}

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
