// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { HeroSlideshow } from '../../../../src/pages/home/hero-slideshow/hero-slideshow';
import type { HeroSlide } from '../../../../src/pages/home/hero-slideshow/slideshow';

const slide = (id: number, title: string, fields: Partial<HeroSlide> = {}): HeroSlide => ({
  ...{ id, title, image_url: '/a.webp', image_alt: null, subtitle: null, link: null },
  ...fields,
});
const slides = ['bir', 'iki', 'üç'].map((title, index) => slide(index, title));

let root: Root;
let prefersReducedMotion: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  prefersReducedMotion = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: prefersReducedMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  document.body.innerHTML = '<input id="elsewhere"><div id="hero"></div>';
  root = createRoot(find('#hero'));
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}`);
  return found;
}

const renderHero = (shown: readonly HeroSlide[] = slides) =>
  act(() => {
    root.render(
      <MemoryRouter>
        <HeroSlideshow label="Öne çıkanlar" slides={shown} />
      </MemoryRouter>,
    );
  });
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const press = (label: string) =>
  act(() => {
    find(`button[aria-label="${label}"]`).click();
  });
const shownSlide = () => find('[role=group]:not([inert]) h2').textContent;

/** React derives enter and leave from the bubbling over and out events. */
function point(type: 'pointerover' | 'pointerout') {
  const event = new MouseEvent(type, { bubbles: true, relatedTarget: document.body });
  Object.defineProperty(event, 'pointerType', { value: 'mouse' });
  act(() => {
    find('section').dispatchEvent(event);
  });
}

function type(key: string, target: HTMLElement = document.body) {
  act(() => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
}

test('the index wraps in both directions', () => {
  renderHero();
  press('Önceki');
  expect(shownSlide()).toBe('üç');
  press('Sonraki');
  expect(shownSlide()).toBe('bir');
  press('Sonraki');
  press('Önceki');
  expect(shownSlide()).toBe('bir');
});

test('a slide has a picture and a title, and a subtitle where it is given one', () => {
  renderHero([slide(9, 'sıfır', { subtitle: 'Alt başlık' }), ...slides]);
  const [shown, next] = document.querySelectorAll('[aria-label^="1 /"], [aria-label^="2 /"]');
  expect(shown?.querySelector('img')?.getAttribute('src')).toBe('/a.webp');
  expect(shown?.querySelector('h2 + p')?.textContent).toBe('Alt başlık');
  expect(next?.querySelector('p')).toBeNull();
});

test('a title leads where its slide leads, another site’s in a new tab', () => {
  const there = { link: '/duyurular' };
  renderHero([slide(1, 'bir', there), slide(2, 'iki', { link: 'https://ornek.example/' }), slide(3, 'üç')]);
  const titles = [...document.querySelectorAll('h2')];
  const links = titles.map((title) => title.querySelector('a'));
  expect(links.map((link) => link?.getAttribute('href'))).toEqual([
    '/duyurular',
    'https://ornek.example/',
    undefined,
  ]);
  expect(links.map((link) => link?.target)).toEqual(['', '_blank', undefined]);
  expect(links[1]?.rel).toBe('noopener noreferrer');
});

test('a slide is shown while none is there yet, and after the shown one is gone', () => {
  renderHero([]);
  point('pointerover');
  type('ArrowRight');
  type('ArrowRight');
  renderHero(slides);
  expect(document.querySelectorAll('[role=group]:not([inert]) h2')).toHaveLength(1);
  press('3. görsele git');
  expect(shownSlide()).toBe('üç');
  renderHero(slides.slice(0, 2));
  expect(document.querySelectorAll('[role=group]:not([inert]) h2')).toHaveLength(1);
});

test('slides change by themselves every 6000ms and begin again after the last', () => {
  renderHero();
  expect(shownSlide()).toBe('bir');
  wait(5999);
  expect(shownSlide()).toBe('bir');
  wait(1);
  expect(shownSlide()).toBe('iki');
  wait(6000);
  wait(6000);
  expect(shownSlide()).toBe('bir');
});

test('the other slides’ pictures load 3000ms before their turn, or on hover or focus', () => {
  const pictures = () => document.querySelectorAll('#hero img').length;
  renderHero();
  expect(pictures()).toBe(1);
  point('pointerover');
  expect(pictures()).toBe(3);
  point('pointerout');
  wait(2999);
  expect(pictures()).toBe(1);
  wait(1);
  expect(pictures()).toBe(3);
});

test('a manual choice restarts the timer, also when it chooses the slide that is shown', () => {
  renderHero();
  wait(5000);
  press('1. görsele git');
  wait(5999);
  expect(shownSlide()).toBe('bir');
  wait(1);
  expect(shownSlide()).toBe('iki');
});

test('the pointer over the hero stops the change, leaving it starts a full turn', () => {
  renderHero();
  point('pointerover');
  wait(60_000);
  expect(shownSlide()).toBe('bir');
  point('pointerout');
  wait(6000);
  expect(shownSlide()).toBe('iki');
});

test('the keyboard’s focus in the hero stops the change and makes the live region polite', () => {
  renderHero();
  expect(find('[aria-live]').getAttribute('aria-live')).toBe('off');
  act(() => {
    find('button[aria-label="Sonraki"]').focus();
  });
  expect(find('[aria-live]').getAttribute('aria-live')).toBe('polite');
  wait(60_000);
  expect(shownSlide()).toBe('bir');
});

test('the pause button stops the change for good and starts it again', () => {
  renderHero();
  press('Durdur');
  wait(60_000);
  expect(shownSlide()).toBe('bir');
  press('Oynat');
  wait(6000);
  expect(shownSlide()).toBe('iki');
});

test('slides pause while the tab is hidden', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  renderHero();
  wait(60_000);
  expect(shownSlide()).toBe('bir');
  visibility.mockReturnValue('visible');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  wait(6000);
  expect(shownSlide()).toBe('iki');
  visibility.mockRestore();
});

test('nothing moves by itself for visitors who prefer reduced motion', () => {
  prefersReducedMotion = true;
  renderHero();
  wait(60_000);
  expect(shownSlide()).toBe('bir');
  press('Sonraki');
  expect(shownSlide()).toBe('iki');
});

test('arrow keys turn the slides only while the hero has the pointer or the focus', () => {
  renderHero();
  type('ArrowRight');
  expect(shownSlide()).toBe('bir');
  point('pointerover');
  type('ArrowRight');
  type('ArrowRight');
  type('ArrowRight');
  expect(shownSlide()).toBe('bir');
  type('ArrowLeft');
  expect(shownSlide()).toBe('üç');
});

test('arrow keys typed in a field are left to the field', () => {
  renderHero();
  point('pointerover');
  type('ArrowRight', find('#elsewhere'));
  expect(shownSlide()).toBe('bir');
});
