import { describe, expect, test, vi } from 'vitest';
import { HOME, open, OWN_FACE, RARE, SANS, SERIF, TURKISH } from './opened-document';

const namesOf = (links: Iterable<Element>) =>
  [...links].map((link) => link.getAttribute('href') ?? link.getAttribute('src'));
const stylesIn = (document: Document) =>
  [...document.querySelectorAll('head > style')].map(({ textContent }) => textContent);

describe('a document’s styles and scripts', () => {
  test('are read without waiting: the site’s styles, then those of what the page imports, then its own', () => {
    const { document } = open(HOME);
    expect(stylesIn(document)).toEqual([`${OWN_FACE}a{}`, 'b{}\nc{}']);
    const sheets = [...document.querySelectorAll('link[rel=stylesheet]')];
    expect(namesOf(sheets)).toEqual(['/assets/entry.css', '/assets/card.css', '/assets/home.css']);
    expect(sheets.filter((sheet) => !sheet.hasAttribute('disabled'))).toEqual([]);
  });

  test.each(['load', 'pointerdown', 'keydown', 'focusin', 'scroll'])(
    'have scripts that wait for %s',
    async (sign) => {
      const { document, dispatchEvent, Event } = open(HOME);
      expect(document.querySelectorAll('script[src], link[rel=modulepreload]')).toHaveLength(0);
      dispatchEvent(new Event(sign));
      await vi.waitFor(() => expect(document.querySelector('script[src]')).not.toBeNull());
      const scripts = document.querySelectorAll('head > script[src], head > link[rel=modulepreload]');
      const names = ['first', 'site', 'card', 'home', 'entry'].map((name) => `/assets/${name}.js`);
      expect(namesOf(scripts)).toEqual(names);
      expect([...scripts].filter((script) => script.getAttribute('fetchpriority') !== 'low')).toEqual([]);
      expect(document.querySelector('link[as=image]')).toBeNull();
      dispatchEvent(new Event('keydown'));
      expect(document.querySelectorAll('script[src]')).toHaveLength(1);
    },
  );

  test('are the site’s alone where a route has no chunk', () => {
    const { document } = open();
    expect(namesOf(document.querySelectorAll('link[rel=stylesheet]'))).toEqual(['/assets/entry.css']);
    expect(document.querySelector('template')?.innerHTML).toContain('/assets/entry.js');
  });

  test('come at once in the back office, whose page is made by them', () => {
    const { document } = open('admin/main.tsx');
    expect(
      namesOf(document.querySelectorAll('[rel=stylesheet]:not([disabled]), [rel=modulepreload]')),
    ).toEqual([
      '/assets/main.css',
      '/assets/list.css',
      '/assets/first.js',
      '/assets/screens.js',
      '/assets/frame.js',
      '/assets/list.js',
    ]);
    // Its first screens come beside it; what is opened from them later is not named.
    expect(namesOf(document.querySelectorAll('script'))).toEqual(['/assets/main.js']);
    expect(document.querySelector('style, template')).toBeNull();
  });
});

describe('a document’s fonts', () => {
  const fontsIn = (document: Document) => [...document.querySelectorAll('head > link[as=font]')];
  const facesIn = (document: Document) => stylesIn(document).slice(2);

  test('are fetched once the first screen is there, those that every page is set with', async () => {
    const { document, dispatchEvent, Event } = open(HOME);
    dispatchEvent(new Event('load'));
    expect(fontsIn(document)).toEqual([]);
    await vi.waitFor(() => expect(fontsIn(document)).not.toEqual([]));
    expect(namesOf(fontsIn(document)).map((name) => name?.replace(/.*\/(.*)-\w{8}\.woff2/, '$1'))).toEqual([
      'eb-garamond',
      'eb-garamond-turkish',
      'source-sans-3',
    ]);
  });

  test('are used by families, each once all its files are there or cannot be had', async () => {
    const { document, dispatchEvent, Event } = open(HOME);
    dispatchEvent(new Event('keydown'));
    const [serif, turkish, sans] = fontsIn(document);
    const settle = async (font: Element | undefined, sign: string) => {
      font?.dispatchEvent(new Event(sign));
      await Promise.resolve();
      await Promise.resolve();
      return facesIn(document);
    };
    expect(await settle(serif, 'load')).toEqual([]);
    expect(await settle(sans, 'error')).toEqual([SANS]);
    expect(await settle(turkish, 'load')).toEqual([SANS, [RARE, SERIF, TURKISH].join('\n')]);
  });

  test('are used at once in a page from a worker, which has them', () => {
    const { document, dispatchEvent, Event } = open(HOME, { isKept: true });
    expect(facesIn(document)).toHaveLength(2);
    dispatchEvent(new Event('keydown'));
    expect(fontsIn(document)).toEqual([]);
    expect(facesIn(document)).toHaveLength(2);
  });

  test('are named in the document for browsers without scripts', () => {
    const { document } = open(HOME);
    expect(document.querySelector('noscript')?.textContent).toContain(SERIF);
  });
});
