// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PublicationsGrid } from '../../../../src/pages/home/publications-grid/publications-grid';
import { coverInSlot } from '../../../../src/pages/home/publications-grid/rotation';

let root: Root;
let prefersReducedMotion: boolean;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  prefersReducedMotion = false;
  visibility = 'visible';
  vi.stubGlobal('matchMedia', () => ({
    matches: prefersReducedMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  document.body.innerHTML = '<div id="shelf"></div>';
  root = createRoot(find('#shelf'));
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}`);
  return found;
}

function renderGrid(count = 17) {
  const items = Array.from({ length: count }, (_, index) => ({
    year: 2025 - index,
    cover_url: `/kitap-${index + 1}.webp`,
    cover_alt: `kitap ${index + 1}`,
  }));
  act(() => {
    root.render(
      <MemoryRouter>
        <PublicationsGrid
          title="KİTAPLAR"
          aside={null}
          state={{ status: 'ready', items }}
          empty="Kitap yok."
          to="/odul"
        />
      </MemoryRouter>,
    );
  });
}
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const press = (label: string) =>
  act(() => {
    find(`button[aria-label="${label}"]`).click();
  });
/** The numbers of the covers with an accessible name, slot by slot. */
const shown = () =>
  [...document.querySelectorAll('li img')]
    .map((image) => image.getAttribute('alt')?.replace('kitap ', ''))
    .filter(Boolean)
    .map(Number);
/** Section 9 of the specification. */
const SLOTS = 9;
const places = (first: number) => Array.from({ length: SLOTS }, (_, slot) => ((first - 1 + slot) % 17) + 1);

/** React derives enter and leave from the bubbling over and out events. */
function point(type: 'pointerover' | 'pointerout') {
  const event = new MouseEvent(type, { bubbles: true, relatedTarget: document.body });
  Object.defineProperty(event, 'pointerType', { value: 'mouse' });
  act(() => {
    find('section').dispatchEvent(event);
  });
}

test('nine slots show the first nine covers, each a link to the page of all of them', () => {
  renderGrid();
  expect(shown()).toEqual(places(1));
  const links = [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(Array<string>(9).fill('/odul'));
});

test('every 2800ms the next nine come, without end', () => {
  renderGrid();
  wait(2799);
  expect(shown()).toEqual(places(1));
  wait(1);
  expect(shown()).toEqual(places(10));
  wait(2800);
  expect(shown()).toEqual(places(19 - 17));
});

test('no cover is on the shelf twice, and each appears in every slot', () => {
  const turns = Array.from({ length: 17 }, (_, turn) => turn);
  for (const turn of turns) {
    const covers = Array.from({ length: SLOTS }, (_, slot) => coverInSlot(slot, turn, 17));
    expect(new Set(covers).size).toBe(SLOTS);
  }
  expect(new Set(turns.map((turn) => coverInSlot(0, turn, 17))).size).toBe(17);
});

test('the next covers are rendered in advance, hidden and without a name', () => {
  renderGrid();
  expect(document.querySelectorAll('li img')).toHaveLength(2 * SLOTS);
  expect(document.querySelectorAll('li [data-coming] img[alt=""]')).toHaveLength(SLOTS);
  wait(2800);
  expect(document.querySelectorAll('li:first-child img')).toHaveLength(3);
});

test('the fade takes 600ms and runs through the slots in steps of 140ms', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  expect(tokens).toContain('--cover-fade: 600ms;');
  expect(tokens).toContain('--cover-stagger: 140ms;');
});

test('the button stops the covers for good and starts them again', () => {
  renderGrid();
  press('Durdur');
  wait(60_000);
  expect(shown()).toEqual(places(1));
  press('Oynat');
  wait(2800);
  expect(shown()).toEqual(places(10));
});

test('they pause while the pointer or keyboard focus is on them', () => {
  renderGrid();
  point('pointerover');
  wait(60_000);
  expect(shown()).toEqual(places(1));
  point('pointerout');
  act(() => {
    find('li a').focus();
  });
  wait(60_000);
  expect(shown()).toEqual(places(1));
  act(() => {
    find('li a').blur();
  });
  wait(2800);
  expect(shown()).toEqual(places(10));
});

test('they pause while the tab is hidden', () => {
  renderGrid();
  visibility = 'hidden';
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  wait(60_000);
  expect(shown()).toEqual(places(1));
  visibility = 'visible';
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  wait(2800);
  expect(shown()).toEqual(places(10));
});

test('they stand still for visitors who prefer reduced motion, and nothing more is loaded', () => {
  prefersReducedMotion = true;
  renderGrid();
  wait(60_000);
  expect(shown()).toEqual(places(1));
  expect(document.querySelectorAll('li img')).toHaveLength(SLOTS);
  expect(find('button').getAttribute('aria-label')).toBe('Oynat');
});

test('a shelf that shows all its covers does not rotate', () => {
  renderGrid(9);
  wait(60_000);
  expect(shown()).toEqual(places(1));
  expect(document.querySelector('button')).toBeNull();
});
