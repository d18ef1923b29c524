// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HeroSlideshow } from '../../../../src/pages/home/hero-slideshow/hero-slideshow';
import type { HeroSlide } from '../../../../src/pages/home/hero-slideshow/use-slideshow';
import { PublicationsGrid } from '../../../../src/pages/home/publications-grid/publications-grid';
import { partOf, valuesOf } from '../../app/page-document';
import { mount } from '../../ui/mount';

let prefersReducedMotion: boolean;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  [prefersReducedMotion, visibility] = [false, 'visible'];
  vi.stubGlobal('matchMedia', () => ({
    matches: prefersReducedMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const slide = (id: number, title: string, fields: Partial<HeroSlide> = {}): HeroSlide => ({
  ...{ id, title, image_url: '/a.webp', image_alt: null, subtitle: null, link: null },
  ...fields,
});
const slides = ['bir', 'iki', 'üç'].map((title, index) => slide(index, title));
const hero = (shown = slides) => <HeroSlideshow label="Öne çıkanlar" slides={shown} />;
const shownSlides = () =>
  [...document.querySelectorAll('[role=group]:not([inert]) p:first-child')].map(
    ({ textContent }) => textContent,
  );

/** Section 9 of the specification. */
const SLOTS = 9;
const covers = (first: number) => Array.from({ length: SLOTS }, (_, slot) => ((first - 1 + slot) % 17) + 1);
/** The numbers of the covers with an accessible name, slot by slot. */
const shownCovers = () =>
  valuesOf(document, 'li img:not([alt=""])', 'alt').map((alt) => Number(alt?.replace('kitap ', '')));

function shelf(count = 17) {
  const items = Array.from({ length: count }, (_, index) => ({
    year: 2025 - index,
    cover_url: `/kitap-${index + 1}.webp`,
    cover_alt: `kitap ${index + 1}`,
  }));
  const state = { status: 'ready', items } as const;
  return <PublicationsGrid title="KİTAPLAR" aside={<></>} state={state} empty="Kitap yok." to="/odul" />;
}

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const press = (label: string) =>
  act(() => {
    partOf(document, `button[aria-label="${label}"]`).click();
  });
const send = (event: Event, target: EventTarget = document.body) =>
  act(() => {
    target.dispatchEvent(event);
  });
const type = (key: string, target?: EventTarget) =>
  send(new KeyboardEvent('keydown', { key, bubbles: true }), target);

/** React derives enter and leave from the bubbling over and out events. */
function point(name: 'pointerover' | 'pointerout') {
  const event = new MouseEvent(name, { bubbles: true, relatedTarget: document.body });
  Object.defineProperty(event, 'pointerType', { value: 'mouse' });
  send(event, partOf(document, 'section'));
}

function setTab(state: DocumentVisibilityState) {
  visibility = state;
  send(new Event('visibilitychange'), document);
}

describe.each([
  {
    part: 'slides',
    turnMs: 6000,
    start: () => hero(),
    shown: shownSlides,
    turns: [['bir'], ['iki'], ['üç'], ['bir']],
  },
  {
    part: 'covers',
    turnMs: 2800,
    start: () => shelf(),
    shown: shownCovers,
    turns: [1, 10, 2, 11].map(covers),
  },
])('the $part', ({ turnMs, start, shown, turns }) => {
  test('change by themselves at the specification’s pace, and without end', () => {
    mount(start());
    expect(shown()).toEqual(turns[0]);
    wait(turnMs - 1);
    expect(shown()).toEqual(turns[0]);
    wait(1);
    for (const next of turns.slice(1)) {
      expect(shown()).toEqual(next);
      wait(turnMs);
    }
  });

  test.each<[string, () => void, () => void]>([
    [
      'while the pointer is on them, then begin a full turn',
      () => point('pointerover'),
      () => point('pointerout'),
    ],
    [
      'while the keyboard’s focus is on them',
      () => act(() => partOf(document, 'section :is(li a, button)').focus()),
      () => act(() => partOf(document, ':focus').blur()),
    ],
    ['for good with the button, which starts them again', () => press('Durdur'), () => press('Oynat')],
    ['while the tab is hidden', () => setTab('hidden'), () => setTab('visible')],
  ])('stop %s', (_, stop, goOn) => {
    mount(start());
    stop();
    wait(60_000);
    expect(shown()).toEqual(turns[0]);
    goOn();
    wait(turnMs - 1);
    expect(shown()).toEqual(turns[0]);
    wait(1);
    expect(shown()).toEqual(turns[1]);
  });

  test('stand still for visitors who prefer reduced motion', () => {
    prefersReducedMotion = true;
    mount(start());
    wait(60_000);
    expect(shown()).toEqual(turns[0]);
    expect(partOf(document, 'button[aria-label="Oynat"]')).toBeDefined();
  });
});

describe('the hero', () => {
  test('the index wraps in both directions, also without motion', () => {
    prefersReducedMotion = true;
    mount(hero());
    press('Önceki');
    expect(shownSlides()).toEqual(['üç']);
    press('Sonraki');
    press('Sonraki');
    expect(shownSlides()).toEqual(['iki']);
  });

  test('a slide has a picture and a title, and a subtitle where it is given one', () => {
    mount(hero([slide(9, 'sıfır', { subtitle: 'Alt başlık' }), ...slides]));
    const [shown, next] = document.querySelectorAll('[aria-label^="1 /"], [aria-label^="2 /"]');
    expect(shown?.querySelector('img')?.getAttribute('src')).toBe('/a.webp');
    expect(shown?.querySelector('p + p')?.textContent).toBe('Alt başlık');
    expect(next?.querySelectorAll('p')).toHaveLength(1);
  });

  test('a manual choice restarts the timer, also when it chooses the slide that is shown', () => {
    mount(hero());
    wait(5000);
    press('1. görsele git');
    wait(5999);
    expect(shownSlides()).toEqual(['bir']);
    wait(1);
    expect(shownSlides()).toEqual(['iki']);
  });

  test('arrow keys turn the slides only while the hero has the pointer or the focus, and not in a field', () => {
    mount(
      <>
        <input id="elsewhere" />
        {hero()}
      </>,
    );
    type('ArrowRight');
    expect(shownSlides()).toEqual(['bir']);
    point('pointerover');
    type('ArrowRight', partOf(document, '#elsewhere'));
    expect(shownSlides()).toEqual(['bir']);
    type('ArrowRight');
    type('ArrowRight');
    type('ArrowRight');
    expect(shownSlides()).toEqual(['bir']);
    type('ArrowLeft');
    expect(shownSlides()).toEqual(['üç']);
  });
});

describe('the shelf', () => {
  test('nine slots show the first nine covers, each a link to the page of all of them', () => {
    mount(shelf());
    expect(shownCovers()).toEqual(covers(1));
    expect(valuesOf(document, 'li a', 'href')).toEqual(Array<string>(9).fill('/odul'));
  });

  test('the fade takes 600ms and runs through the slots in steps of 140ms', () => {
    const tokens = readFileSync('src/styles/tokens.css', 'utf8');
    expect(tokens).toContain('--cover-fade: 600ms;');
    expect(tokens).toContain('--cover-stagger: 140ms;');
  });
});
