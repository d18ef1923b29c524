/** The time between automatic changes in milliseconds (specification, section 9). */
export const AUTOMATIC_CHANGE_MS = 6000;
/**
 * How long before its slide a picture is prefetched, in milliseconds. Visitors who leave earlier do not download it.
 */
export const PREFETCH_BEFORE_MS = 3000;

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
