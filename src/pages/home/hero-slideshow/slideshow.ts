/** Business constants of the hero (specification, section 9), in milliseconds. */
export const AUTOMATIC_CHANGE_MS = 6000;
/** Long enough for a picture on a slow line; whoever leaves before has not paid for it. */
export const PREFETCH_BEFORE_MS = 3000;

export interface SlideshowState {
  readonly index: number;
  /** Counts every change, so that the timer restarts even when the same slide is chosen again. */
  readonly turn: number;
}

export type SlideshowAction = { type: 'next' } | { type: 'previous' } | { type: 'choose'; index: number };

/** Makes the reducer of a slideshow with `count` slides; the index wraps in both directions. */
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
