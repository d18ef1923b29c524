// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchOnIntent } from '../../../src/app/fetch-on-intent';

const { importPage, matchRoute } = vi.hoisted(() => {
  const importPage = vi.fn(() => Promise.resolve({}));
  const matchRoute = () => ({ route: { importPage } });
  return { importPage, matchRoute };
});
vi.mock('../../../src/app/open-page', () => ({ matchRoute }));
const open = vi.fn(() => Promise.reject(new Error('no network')));

document.body.innerHTML = `
  <a href="/duyurular"><span>Duyurular</span></a>
  <a href="https://elsewhere.example/duyurular" id="outside">Dışarı</a>
  <a href="/takvim.ics" id="file">Takvim</a>
  <a href="/#main" id="here">İçeriğe geç</a>
  <p>Metin</p>`;
fetchOnIntent({ backend: '', resizesImages: false, open });

beforeEach(() => {
  vi.clearAllMocks();
});

function give(sign: string, selector: string) {
  document.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }));
}

test.each(['pointerover', 'touchstart', 'focusin'])('%s over a link fetches what its page needs', (sign) => {
  give(sign, 'a span');
  expect(importPage).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledOnce();
});

test.each(['#outside', '#file', '#here', 'p'])('%s fetches nothing', (selector) => {
  give('pointerover', selector);
  expect(importPage).not.toHaveBeenCalled();
  expect(open).not.toHaveBeenCalled();
});
