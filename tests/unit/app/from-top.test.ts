// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { FROM_TOP, layOutEverything, layOutWhenIdle, UNTOUCHED } from '../../../src/app/from-top';

afterEach(() => vi.unstubAllGlobals());

const isWaiting = () => document.documentElement.hasAttribute(FROM_TOP);

test.each([
  ['that says when it is idle', { requestIdleCallback: (act: () => void) => queueMicrotask(act) }],
  ['that does not', {}],
])('what is far below is laid out after the fonts have come, in a browser %s', async (_, abilities) => {
  for (const [name, ability] of Object.entries(abilities)) vi.stubGlobal(name, ability);
  let bringFonts: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (bringFonts = resolve));
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready } });
  document.documentElement.setAttribute(FROM_TOP, '');

  const isDone = layOutWhenIdle();
  await Promise.resolve();
  expect(isWaiting()).toBe(true);
  bringFonts();
  await isDone;
  await vi.waitFor(() => expect(isWaiting()).toBe(false));
});

test('what is far below is laid out a hundred elements at a time, so that a phone is free in between', async () => {
  document.documentElement.setAttribute(FROM_TOP, '');
  const lines = (count: number) => '<i></i>'.repeat(count);
  document.body.innerHTML = `<main><section>${lines(200)}</section><section>${lines(60)}</section><section>${lines(40)}</section>
    </main><footer>${lines(100)}</footer>`;
  const parts = [...document.querySelectorAll<HTMLElement>('section, footer')];
  // jsdom has no layout: the first part is in sight, the others wait.
  const styleOf = (part: Element) => ({ contentVisibility: part === parts[0] ? 'visible' : 'auto' });
  vi.stubGlobal('getComputedStyle', styleOf);
  const laidOut: string[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => {
    laidOut.push(parts.map((part) => Number(part.style.contentVisibility === 'visible')).join(''));
    queueMicrotask(act);
  });

  await layOutWhenIdle();
  expect(laidOut).toEqual(['0000', '0110', '0111']);
  expect(isWaiting()).toBe(false);
});

test('a part that is hidden is near first and laid out then, as the browser would take the leap for a shift', async () => {
  document.documentElement.setAttribute(FROM_TOP, UNTOUCHED);
  document.body.innerHTML = '<main><section></section></main>';
  const [part] = document.querySelectorAll<HTMLElement>('section');
  const states: (string | undefined)[] = [];
  const styleOf = () => {
    const contentVisibility = part?.style.contentVisibility;
    states.push(contentVisibility);
    return { contentVisibility: contentVisibility === '' ? 'hidden' : contentVisibility };
  };
  vi.stubGlobal('getComputedStyle', styleOf);
  vi.stubGlobal('requestIdleCallback', (act: () => void) => queueMicrotask(act));

  await layOutWhenIdle();
  expect([...states, part?.style.contentVisibility]).toEqual(['', 'auto', 'visible']);
});

test('whoever goes on to another page finds true heights at once', () => {
  document.documentElement.setAttribute(FROM_TOP, '');
  layOutEverything();
  expect(isWaiting()).toBe(false);
});
