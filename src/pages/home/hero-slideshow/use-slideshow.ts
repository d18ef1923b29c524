import type { Tables } from '../../../lib/database/database';
import type { ListState } from '../../../ui/state-views/list-state';
import { useEffect, useReducer, useState } from 'react';
import { useAutoplay } from '../../../ui/hooks/use-autoplay';

/** The time between automatic changes in milliseconds (specification, section 9). */
const AUTOMATIC_CHANGE_MS = 6000;
/** How long before its slide a picture is prefetched, in milliseconds. */
const PREFETCH_BEFORE_MS = 3000;

export type HeroSlide = Pick<Tables<'home_slides'>, 'id' | 'image_alt' | 'title' | 'subtitle' | 'link'> & {
  /** Null for the site's own picture. */
  readonly image_url: string | null;
};

/** Returns the slides: none while they are read, and the association's name alone without any. */
export function slidesToShow(state: ListState<HeroSlide>, name: string): readonly HeroSlide[] {
  if (state.status === 'loading') return [];
  if (state.status === 'ready' && state.items.length > 0) return state.items;
  return [{ id: 0, image_url: null, image_alt: null, title: name, subtitle: null, link: null }];
}

export interface SlideshowState {
  readonly index: number;
  /** Counts all changes. It restarts the timer even when the same slide is chosen again. */
  readonly turn: number;
}

export type SlideshowAction = { type: 'next' } | { type: 'previous' } | { type: 'choose'; index: number };

/** Returns the reducer of a slideshow with `count` slides. The index wraps in both directions. */
function slideshowReducer(count: number) {
  return (state: SlideshowState, action: SlideshowAction): SlideshowState => {
    const turn = state.turn + 1;
    switch (action.type) {
      case 'next':
        return { index: (state.index + 1) % count, turn };
      case 'previous':
        return { index: (state.index + count - 1) % count, turn };
      case 'choose':
        return { index: action.index, turn };
    }
  };
}

/** Changes slides automatically while autoplay runs. There may be none yet, or fewer after they are read anew. */
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
