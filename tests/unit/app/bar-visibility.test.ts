import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RESTING_BAR, watchBar, type BarState } from '../../../src/app/layout/navbar/use-bar-visibility';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The page's height in pixels. */
const HEIGHT = 5000;

function startBar({ startY = 0, mayHide = (): boolean => true } = {}) {
  let state: BarState = RESTING_BAR;
  const watch = watchBar({ startY, mayHide, onChange: (next) => (state = next) });
  return {
    ...watch,
    /** Scrolls to a place and waits. */
    scroll: (y: number, waitMs = 0, height = HEIGHT) => {
      watch.scroll(y, height);
      vi.advanceTimersByTime(waitMs);
    },
    state: () => state,
  };
}

/** Scrolls far down and waits until the bar is hidden. */
function startHiddenBar(y: number) {
  const bar = startBar();
  bar.scroll(y, 120);
  expect(bar.state().isHidden).toBe(true);
  return bar;
}

test('the bar is solid once the page is scrolled past 20px, and clear again at the top', () => {
  const bar = startBar();
  const isSolid = [20, 21, 0].map((y) => {
    bar.scroll(y);
    return bar.state().isScrolled;
  });
  expect(isSolid).toEqual([false, true, false]);
});

/** Each step scrolls to a place, waits, and says whether the bar is hidden then. */
test.each<[string, ...(readonly [y: number, waitMs: number, isHidden: boolean])[]]>([
  ['scrolling down past 80px hides the bar after 120ms', [80, 500, false], [81, 119, false], [81, 1, true]],
  ['scrolling up brings the bar back after 120ms', [600, 120, true], [590, 119, true], [590, 1, false]],
])('%s', (_, ...steps) => {
  const bar = startBar();
  for (const [y, waitMs, isHidden] of steps) {
    bar.scroll(y, waitMs);
    expect(bar.state().isHidden).toBe(isHidden);
  }
});

test('a scroll caused by a height change does not show the bar, and the visitor’s next one does', () => {
  const bar = startHiddenBar(600);
  bar.scroll(585, 500, HEIGHT - 15);
  expect(bar.state().isHidden).toBe(true);
  bar.scroll(580, 120, HEIGHT - 15);
  expect(bar.state().isHidden).toBe(false);
});

test.each([
  [600, true],
  [110, false],
])(
  'a click below 120px of scroll brings the bar back, a click further down does not: %ipx',
  (y, isHidden) => {
    const bar = startHiddenBar(y);
    bar.click(y);
    expect(bar.state().isHidden).toBe(isHidden);
  },
);

test('the scrolling mark goes 700ms after the last movement', () => {
  const bar = startBar();
  bar.scroll(10, 600);
  bar.scroll(12, 699);
  expect(bar.state().isScrolling).toBe(true);
  vi.advanceTimersByTime(1);
  expect(bar.state().isScrolling).toBe(false);
});
