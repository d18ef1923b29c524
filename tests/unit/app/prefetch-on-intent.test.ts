// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { prefetchOnIntent } from '../../../src/app/prefetch-on-intent';

const prefetch = vi.fn(() => Promise.reject(new Error('no network')));

document.body.innerHTML = `
  <a href="/duyurular?sayfa=2"><span>Duyurular</span></a>
  <a href="https://elsewhere.example/duyurular" id="outside">Dışarı</a>
  <a href="/takvim.ics" id="file">Takvim</a>
  <a href="/#main" id="here">İçeriğe geç</a>
  <p>Metin</p>`;
prefetchOnIntent(prefetch);

beforeEach(() => {
  vi.clearAllMocks();
  // Other files share the window.
  window.history.replaceState(null, '', '/');
});

function give(sign: string, selector: string) {
  document.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }));
}

test.each(['pointerover', 'touchstart', 'focusin'])('%s over a link prefetches its page', (sign) => {
  give(sign, 'a span');
  expect(prefetch).toHaveBeenCalledExactlyOnceWith(new URL('/duyurular?sayfa=2', window.location.href));
});

test.each(['#outside', '#file', '#here', 'p'])('%s prefetches nothing', (selector) => {
  give('pointerover', selector);
  expect(prefetch).not.toHaveBeenCalled();
});
