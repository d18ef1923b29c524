import type { Tables } from '../../../lib/database/database';
import type { ListState } from '../../../ui/state-views/list-state';

/** The time between automatic changes in milliseconds (specification, section 9). */
export const AUTOMATIC_CHANGE_MS = 6000;
/**
 * How long before its slide a picture is prefetched, in milliseconds. Visitors who leave earlier do not download it.
 */
export const PREFETCH_BEFORE_MS = 3000;

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
export function slideshowReducer(count: number) {
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
