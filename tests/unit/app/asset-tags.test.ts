import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { assetTags } from '../../../src/app/asset-tags';
import { nextTask } from '../../../src/app/next-task';

const HOME = 'src/pages/home/home-page.tsx';
const face = (family: string, file: string) => `@font-face{font-family:${family};src:url(/assets/${file})}`;
const OWN_FACE = '@font-face{font-family:Garamond Fallback;src:local(Tinos)}';
const RARE = face('EB Garamond', 'eb-garamond-latin-ext-AbCdEfGh.woff2');
const SERIF = face('EB Garamond', 'eb-garamond-AbCdEfGh.woff2');
const TURKISH = face('EB Garamond', 'eb-garamond-turkish-AbCdEfGh.woff2');
const SANS = face('Source Sans 3', 'source-sans-3-AbCdEfGh.woff2');

const manifest = {
  chunks: {
    'index.html': {
      file: 'assets/entry.js',
      css: ['assets/entry.css'],
      imports: ['_first.js'],
      dynamicImports: ['_site.js'],
    },
    '_first.js': { file: 'assets/first.js' },
    '_site.js': { file: 'assets/site.js', imports: ['_first.js'], dynamicImports: [HOME] },
    '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_first.js'] },
    [HOME]: { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_site.js', '_card.js'] },
    'admin/app/head-start.ts': { file: 'assets/head-start.js', imports: ['_first.js'] },
    'admin/main.tsx': {
      file: 'assets/main.js',
      css: ['assets/main.css'],
      imports: ['_first.js', 'admin/app/head-start.ts'],
    },
  },
  styles: {
    '/assets/entry.css': OWN_FACE + RARE + SERIF + TURKISH + SANS + 'a{}',
    '/assets/card.css': 'b{}',
    '/assets/home.css': 'c{}',
  },
};

interface Visit {
  url?: string;
  navigation?: string;
  /** Whether a worker hands the page out. */
  isKept?: boolean;
}

/** How many frames a page has waited for. */
let frames = 0;
beforeEach(() => (frames = 0));

/** As a browser does: says after the next frame what is in sight. */
class FrameObserver {
  readonly disconnect = vi.fn();
  constructor(private readonly say: (entries: never[], self: FrameObserver) => void) {}
  observe(): void {
    setTimeout(() => {
      frames += 1;
      this.say([], this);
    });
  }
}

function open(module?: string, { url = 'https://site.example/', navigation, isKept }: Visit = {}) {
  const tags = assetTags(manifest, module);
  return new JSDOM(`<head><link rel="preload" as="image" href="/a.avif" />${tags}</head>`, {
    url,
    runScripts: 'dangerously',
    beforeParse: (window) => {
      Object.assign(window.performance, { getEntriesByType: () => [{ type: navigation ?? 'navigate' }] });
      Object.assign(window, { MessageChannel, IntersectionObserver: FrameObserver });
      if (isKept) Object.assign(window.navigator, { serviceWorker: { controller: {} } });
    },
  }).window;
}

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
    ).toEqual(['/assets/main.css', '/assets/first.js', '/assets/head-start.js']);
    // Run one after the other: what the first asks for is on its way while the second is run.
    expect(namesOf(document.querySelectorAll('script'))).toEqual([
      '/assets/head-start.js',
      '/assets/main.js',
    ]);
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

test.each([
  ['begins at its top', {}, true],
  ['begins at a place that its address names', { url: 'https://site.example/#icerik' }, false],
  ['is read again', { navigation: 'reload' }, false],
  ['is come back to', { navigation: 'back_forward' }, false],
])('a page that %s knows whether what is far below may be laid out later', (_, visit, isFromTop) => {
  const { document } = open(HOME, visit);
  expect(document.documentElement.hasAttribute('data-from-top')).toBe(isFromTop);
});

test('what is below the first screen waits until that is seen, and what is near it until somebody touches the page', async () => {
  const { document, dispatchEvent, Event } = open(HOME);
  const phase = () => document.documentElement.getAttribute('data-from-top');
  expect(phase()).toBe('unseen');
  dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(phase()).toBe('untouched'));
  dispatchEvent(new Event('scroll'));
  expect(phase()).toBe('');
});

test('who touches the page before its first screen is seen waits for nothing below it again', async () => {
  const { document, dispatchEvent, Event } = open(HOME);
  dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(frames).toBe(2));
  await nextTask();
  expect(document.documentElement.getAttribute('data-from-top')).toBe('');
});

test('a page whose heights are all true stays so when it is touched', () => {
  const { document, dispatchEvent, Event } = open(HOME);
  document.documentElement.removeAttribute('data-from-top');
  dispatchEvent(new Event('pointerdown'));
  expect(document.documentElement.hasAttribute('data-from-top')).toBe(false);
});
