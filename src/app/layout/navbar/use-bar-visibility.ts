import { type RefObject, useEffect, useState } from 'react';

/** The bar's constants in pixels of scroll and milliseconds (specification, section 9). */
const SCROLLED_PAST_PX = 20;
const HIDES_PAST_PX = 80;
const CLICK_SHOWS_BELOW_PX = 120;
const HIDE_AND_SHOW_DELAY_MS = 120;
const SCROLLING_ENDS_AFTER_MS = 700;

export interface BarState {
  /** Scrolled past the first pixels: the bar is solid. */
  readonly isScrolled: boolean;
  readonly isHidden: boolean;
  /** True during scrolling and shortly after. */
  readonly isScrolling: boolean;
}

export const RESTING_BAR: BarState = { isScrolled: false, isHidden: false, isScrolling: false };

interface BarWatch {
  startY: number;
  /** Whether the bar may hide. It must not while keyboard focus is in it. */
  mayHide: () => boolean;
  onChange: (state: BarState) => void;
}

/** Derives the bar's state from scrolling, clicks and focus. */
export function watchBar({ startY, mayHide, onChange }: BarWatch) {
  let state: BarState = { ...RESTING_BAR, isScrolled: startY > SCROLLED_PAST_PX };
  let lastY = startY;
  let lastHeight: number | undefined;
  let wanted = false;
  let moving: ReturnType<typeof setTimeout> | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;

  const update = (change: Partial<BarState>) => {
    const next = { ...state, ...change };
    const isSame =
      next.isHidden === state.isHidden &&
      next.isScrolled === state.isScrolled &&
      next.isScrolling === state.isScrolling;
    if (isSame) return;
    state = next;
    onChange(state);
  };

  const wantHidden = (isHidden: boolean) => {
    if (isHidden === wanted) return;
    wanted = isHidden;
    clearTimeout(moving);
    moving = setTimeout(() => update({ isHidden }), HIDE_AND_SHOW_DELAY_MS);
  };

  const showNow = () => {
    wanted = false;
    clearTimeout(moving);
    update({ isHidden: false });
  };

  if (state.isScrolled) onChange(state);

  return {
    scroll(y: number, height: number) {
      const isDown = y > lastY;
      // The browser scrolls up by itself when content above gets shorter. That is not the visitor asking for the bar.
      const isUp = y < lastY && height === (lastHeight ?? height);
      lastY = y;
      lastHeight = height;
      update({ isScrolled: y > SCROLLED_PAST_PX, isScrolling: true });
      clearTimeout(ending);
      ending = setTimeout(() => update({ isScrolling: false }), SCROLLING_ENDS_AFTER_MS);
      if (isUp || y <= 0) wantHidden(false);
      else if (isDown && y > HIDES_PAST_PX && mayHide()) wantHidden(true);
    },
    /** A click near the top of the page shows the bar. */
    click(y: number) {
      if (y < CLICK_SHOWS_BELOW_PX) showNow();
    },
    focus: showNow,
    stop() {
      clearTimeout(moving);
      clearTimeout(ending);
    },
  };
}

/** Connects the bar's state to the window's events. */
export function useBarVisibility(bar: RefObject<HTMLElement | null>) {
  const [state, setState] = useState(RESTING_BAR);

  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const watch = watchBar({
      startY: window.scrollY,
      mayHide: () => element.querySelector(':focus-visible, [aria-expanded="true"]') === null,
      onChange: setState,
    });
    const onScroll = () => watch.scroll(window.scrollY, document.documentElement.scrollHeight);
    const onClick = () => watch.click(window.scrollY);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('click', onClick);
    element.addEventListener('focusin', watch.focus);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('click', onClick);
      element.removeEventListener('focusin', watch.focus);
      watch.stop();
    };
  }, [bar]);

  return state;
}
