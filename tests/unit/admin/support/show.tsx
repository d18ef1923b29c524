import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { waitUntil } from '../../../fixtures/wait-until';

const setActing = (isActing: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isActing });
setActing(true);

/** Shows a component in the page of a wide window, until the test ends. */
export async function show(node: ReactNode) {
  const listeners = { addListener: vi.fn(), removeListener: vi.fn() };
  const events = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => ({ matches: false, ...listeners, ...events }));
  // jsdom cannot style the parts that antd measures scroll bars with.
  const getComputedStyle = window.getComputedStyle.bind(window);
  vi.stubGlobal('getComputedStyle', (element: Element) => getComputedStyle(element));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const does = (action: () => unknown) =>
    act(async () => {
      action();
      await Promise.resolve();
    });
  onTestFinished(async () => {
    await does(() => root.unmount());
    place.remove();
    vi.unstubAllGlobals();
  });
  await does(() => root.render(node));

  function find(selector: string): HTMLElement {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`Nothing fits ${selector} in ${document.body.innerHTML}`);
    return found;
  }
  const isNamed = (name: string) => (one: Element) =>
    (one.getAttribute('aria-label') ?? one.textContent) === name;
  const button = (name: string) => [...document.querySelectorAll('button')].find(isNamed(name));
  const label = (name: string) => [...document.querySelectorAll('label')].find(isNamed(name));
  const send = (selector: string, event: Event) => does(() => find(selector).dispatchEvent(event));

  return {
    find,
    button,
    send,
    text: () => document.body.textContent,
    value: (selector: string): unknown => Reflect.get(find(selector), 'value'),
    /** Waits for what is loaded or read. */
    until: async (check: () => void) => {
      setActing(false);
      await waitUntil(check).finally(() => setActing(true));
    },
    again: (next: ReactNode) => does(() => root.render(next)),
    press: (name: string) => does(() => (button(name) ?? label(name))?.click()),
    /** Types in an input and leaves it. */
    type: async (selector: string, value: string) => {
      await does(() => find(selector).focus());
      // React hears of a value that its own setter did not set.
      await does(() => Reflect.set(HTMLInputElement.prototype, 'value', value, find(selector)));
      await send(selector, new Event('input', { bubbles: true }));
      await does(() => find(selector).blur());
    },
  };
}
