import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RESTING_BAR, watchBar, type BarState } from '../../../src/app/layout/navbar/bar-visibility';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The page's height in pixels. */
const HEIGHT = 5000;

function startBar({ startY = 0, mayHide = (): boolean => true } = {}) {
  let state: BarState = RESTING_BAR;
  const watch = watchBar({ startY, mayHide, onChange: (next) => (state = next) });
  return {
    ...watch,
    scroll: (y: number, height = HEIGHT) => {
      watch.scroll(y, height);
    },
    state: () => state,
  };
}

/** Scrolls far down and waits until the bar is hidden. */
function startHiddenBar(y: number) {
  const bar = startBar();
  bar.scroll(y);
  vi.advanceTimersByTime(120);
  expect(bar.state().isHidden).toBe(true);
  return bar;
}

test('the bar is solid once the page is scrolled past 20px, and clear again at the top', () => {
  const bar = startBar();
  bar.scroll(20);
  expect(bar.state().isScrolled).toBe(false);
  bar.scroll(21);
  expect(bar.state().isScrolled).toBe(true);
  bar.scroll(0);
  expect(bar.state().isScrolled).toBe(false);
});

test('a page that opens in its middle has a solid bar at once', () => {
  expect(startBar({ startY: 500 }).state()).toEqual({
    isScrolled: true,
    isHidden: false,
    isScrolling: false,
  });
});

test('scrolling down past 80px hides the bar after 120ms', () => {
  const bar = startBar();
  bar.scroll(80);
  vi.advanceTimersByTime(500);
  expect(bar.state().isHidden).toBe(false);
  bar.scroll(81);
  vi.advanceTimersByTime(119);
  expect(bar.state().isHidden).toBe(false);
  vi.advanceTimersByTime(1);
  expect(bar.state().isHidden).toBe(true);
});

test('further scrolling down does not delay the hiding', () => {
  const bar = startBar();
  for (let y = 100; y <= 220; y += 20) {
    bar.scroll(y);
    vi.advanceTimersByTime(20);
  }
  expect(bar.state().isHidden).toBe(true);
});

test('scrolling up brings the bar back after 120ms', () => {
  const bar = startHiddenBar(600);
  bar.scroll(590);
  vi.advanceTimersByTime(119);
  expect(bar.state().isHidden).toBe(true);
  vi.advanceTimersByTime(1);
  expect(bar.state().isHidden).toBe(false);
});

test('a scroll caused by a height change does not show the bar, and the visitor’s next one does', () => {
  const bar = startHiddenBar(600);
  bar.scroll(585, HEIGHT - 15);
  vi.advanceTimersByTime(500);
  expect(bar.state().isHidden).toBe(true);
  bar.scroll(580, HEIGHT - 15);
  vi.advanceTimersByTime(120);
  expect(bar.state().isHidden).toBe(false);
});

test('a change of direction within the delay leaves the bar as it is', () => {
  const bar = startBar();
  bar.scroll(300);
  vi.advanceTimersByTime(60);
  bar.scroll(290);
  vi.advanceTimersByTime(1000);
  expect(bar.state().isHidden).toBe(false);
});

test('a click below 120px of scroll brings the bar back, a click further down does not', () => {
  const deep = startHiddenBar(600);
  deep.click(600);
  expect(deep.state().isHidden).toBe(true);
  const high = startHiddenBar(110);
  high.click(110);
  expect(high.state().isHidden).toBe(false);
});

test('focus entering the bar brings it back, and while it is there the bar stays', () => {
  const bar = startHiddenBar(600);
  bar.focus();
  expect(bar.state().isHidden).toBe(false);

  const held = startBar({ mayHide: () => false });
  held.scroll(600);
  vi.advanceTimersByTime(1000);
  expect(held.state().isHidden).toBe(false);
});

test('the scrolling mark goes 700ms after the last movement', () => {
  const bar = startBar();
  bar.scroll(10);
  vi.advanceTimersByTime(600);
  bar.scroll(12);
  vi.advanceTimersByTime(699);
  expect(bar.state().isScrolling).toBe(true);
  vi.advanceTimersByTime(1);
  expect(bar.state().isScrolling).toBe(false);
});

test('after stop the bar changes no more', () => {
  const bar = startBar();
  bar.scroll(600);
  bar.stop();
  vi.advanceTimersByTime(5000);
  expect(bar.state().isHidden).toBe(false);
});
