import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { assetTags } from '../../../src/app/asset-tags';
import { pageHead } from '../../../src/app/head';
import { siteHead } from '../../../src/app/site-head';

const ORIGIN = 'https://site.example';

describe('a page’s head', () => {
  test('escapes what comes from the data', () => {
    const head = pageHead({ title: '</title><script>"x"&' }, ORIGIN);
    expect(head).toContain('&lt;/title&gt;&lt;script&gt;&quot;x&quot;&amp;');
    expect(head).not.toContain('<script>');
  });

  test('names the site after the title, and alone where there is none', () => {
    expect(pageHead({ title: 'Duyurular' }, ORIGIN)).toMatch(/>Duyurular \| [^<]+<\/title>/);
    expect(pageHead({}, ORIGIN)).not.toContain('|');
  });

  test('makes addresses absolute, and leaves those that are', () => {
    const page = { canonicalPath: '/duyurular', imageUrl: 'https://elsewhere.example/a.jpg' };
    const head = pageHead(page, ORIGIN);
    expect(head).toContain('rel="canonical" href="https://site.example/duyurular"');
    expect(head).toContain('property="og:image" content="https://elsewhere.example/a.jpg"');
  });

  test('hides only what is to be hidden', () => {
    expect(pageHead({ isHidden: true }, ORIGIN)).toContain('name="robots" content="noindex"');
    expect(pageHead({}, ORIGIN)).not.toContain('robots');
  });
});

test('every document gives the browser’s bar both papers of the tokens', () => {
  expect(siteHead()).toMatch(/light\)" content="#[\da-f]{6}" \/>\n.*dark\)" content="#[\da-f]{6}"/);
});

describe('a document’s styles and scripts', () => {
  const HOME = 'src/pages/home/home-page.tsx';
  const manifest = {
    chunks: {
      'index.html': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_shared.js'] },
      '_shared.js': { file: 'assets/shared.js' },
      '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_shared.js'] },
      [HOME]: { file: 'assets/home.js', css: ['assets/home.css'], imports: ['index.html', '_card.js'] },
      'admin/main.tsx': { file: 'assets/main.js', css: ['assets/main.css'], imports: ['_shared.js'] },
    },
    styles: { '/assets/entry.css': 'a{}', '/assets/card.css': 'b{}', '/assets/home.css': 'c{}' },
  };
  const open = (module?: string) =>
    new JSDOM(`<head><link rel="preload" as="image" href="/a.avif" />${assetTags(manifest, module)}</head>`, {
      runScripts: 'dangerously',
    }).window;
  const namesOf = (links: Iterable<Element>) =>
    [...links].map((link) => link.getAttribute('href') ?? link.getAttribute('src'));

  test('are read without waiting: the site’s styles, then those of what the page imports, then its own', () => {
    const { document } = open(HOME);
    expect([...document.querySelectorAll('style')].map((style) => style.textContent)).toEqual([
      'a{}',
      'b{}\nc{}',
    ]);
    const sheets = [...document.querySelectorAll('link[rel=stylesheet]')];
    expect(namesOf(sheets)).toEqual(['/assets/entry.css', '/assets/card.css', '/assets/home.css']);
    expect(sheets.filter((sheet) => !sheet.hasAttribute('disabled'))).toEqual([]);
  });

  test.each(['load', 'pointerdown', 'keydown', 'focusin'])('have scripts that wait for %s', (sign) => {
    const { document, dispatchEvent, Event } = open(HOME);
    expect(document.querySelectorAll('script[src], link[rel=modulepreload]')).toHaveLength(0);
    dispatchEvent(new Event(sign));
    const scripts = document.querySelectorAll('head > script[src], head > link[rel=modulepreload]');
    expect(namesOf(scripts)).toEqual([
      '/assets/shared.js',
      '/assets/card.js',
      '/assets/home.js',
      '/assets/entry.js',
    ]);
    expect([...scripts].filter((script) => script.getAttribute('fetchpriority') !== 'low')).toEqual([]);
    expect(document.querySelector('link[rel=preload]')).toBeNull();
    dispatchEvent(new Event('keydown'));
    expect(document.querySelectorAll('script[src]')).toHaveLength(1);
  });

  test('are the site’s alone where a route has no chunk', () => {
    const { document } = open();
    expect(namesOf(document.querySelectorAll('link[rel=stylesheet]'))).toEqual(['/assets/entry.css']);
    expect(document.querySelector('template')?.innerHTML).toContain('/assets/entry.js');
  });

  test('come at once in the back office, whose page is made by them', () => {
    const { document } = open('admin/main.tsx');
    expect(
      namesOf(document.querySelectorAll('[rel=stylesheet]:not([disabled]), [rel=modulepreload]')),
    ).toEqual(['/assets/main.css', '/assets/shared.js']);
    expect(namesOf(document.querySelectorAll('script'))).toEqual(['/assets/main.js']);
    expect(document.querySelector('style, template')).toBeNull();
  });
});
