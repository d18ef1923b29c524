import { useEffect, useReducer, useState } from 'react';
import { useAutoplay } from '../../../ui/hooks/use-autoplay';
import { AUTOMATIC_CHANGE_MS, PREFETCH_BEFORE_MS, slideshowReducer } from './slideshow';

/**
 * Changes slides automatically while autoplay runs, and manually at any time. There may be fewer slides after they are
 * read anew, and none yet before.
 */
export function useSlideshow(slides: number) {
  const count = Math.max(slides, 1);
  const [{ index, turn }, dispatch] = useReducer(slideshowReducer(count), { index: 0, turn: 0 });
  const { isPlaying, isEngaged, togglePlaying, watch, ...motion } = useAutoplay();
  const isRunning = motion.isRunning && count > 1;
  const [isTurnNear, setIsTurnNear] = useState(false);

  useEffect(() => {
    if (!isRunning) return;
    const ahead = setTimeout(() => setIsTurnNear(true), AUTOMATIC_CHANGE_MS - PREFETCH_BEFORE_MS);
    const timer = setTimeout(() => dispatch({ type: 'next' }), AUTOMATIC_CHANGE_MS);
    return () => {
      clearTimeout(ahead);
      clearTimeout(timer);
    };
  }, [isRunning, turn]);

  useEffect(() => {
    if (!isEngaged) return;
    const turnByKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || hasModifier(event) || isTypingIn(event.target)) return;
      if (event.key === 'ArrowRight') dispatch({ type: 'next' });
      if (event.key === 'ArrowLeft') dispatch({ type: 'previous' });
    };
    document.addEventListener('keydown', turnByKey);
    return () => document.removeEventListener('keydown', turnByKey);
  }, [isEngaged]);

  return {
    index: index % count,
    isPlaying,
    isRunning,
    /** Whether slides other than the first may be shown soon. */
    needsOthers: isTurnNear || isEngaged || turn > 0,
    next: () => dispatch({ type: 'next' }),
    previous: () => dispatch({ type: 'previous' }),
    choose: (chosen: number) => dispatch({ type: 'choose', index: chosen }),
    togglePlaying,
    watch,
  };
}

function hasModifier(event: KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Arrow keys in a field or dialog do not change slides. */
function isTypingIn(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null
  );
}
