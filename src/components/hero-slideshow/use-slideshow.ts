import { useEffect, useReducer, useState } from 'react';
import { useReducedMotion } from '../use-reduced-motion';
import { AUTOMATIC_CHANGE_MS, slideshowReducer } from './slideshow';

/** A button that was clicked keeps the focus, but does not stop the slides for ever; the keyboard's focus does. */
type HeroFocus = 'none' | 'pointer' | 'keyboard';

/** Turns the slides: by itself while it is wanted and nobody looks closer, and by hand at any time. */
export function useSlideshow(count: number) {
  const [{ index, turn }, dispatch] = useReducer(slideshowReducer(count), { index: 0, turn: 0 });
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [focus, setFocus] = useState<HeroFocus>('none');
  const isReduced = useReducedMotion();

  const isPlaying = choice ?? !isReduced;
  const isEngaged = isHovered || focus !== 'none';
  const isRunning = isPlaying && !isHovered && focus !== 'keyboard' && count > 1;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => dispatch({ type: 'next' }), AUTOMATIC_CHANGE_MS);
    return () => clearTimeout(timer);
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
    index,
    isPlaying,
    isRunning,
    next: () => dispatch({ type: 'next' }),
    previous: () => dispatch({ type: 'previous' }),
    choose: (chosen: number) => dispatch({ type: 'choose', index: chosen }),
    togglePlaying: () => setChoice(!isPlaying),
    setIsHovered,
    setFocus,
  };
}

function hasModifier(event: KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Arrow keys belong to the field or the dialog that is typed in. */
function isTypingIn(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null
  );
}
