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

describe('the links to a route’s chunks', () => {
  const manifest = {
    'index.html': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js' },
    '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_shared.js'] },
    'src/pages/home/home-page.tsx': {
      file: 'assets/home.js',
      css: ['assets/home.css'],
      imports: ['index.html', '_card.js'],
    },
  };

  test('name its styles after those of what it imports, and nothing that the document loads anyway', () => {
    expect(assetTags(manifest, 'src/pages/home/home-page.tsx').split('\n')).toEqual([
      '<link rel="stylesheet" href="/assets/card.css" />',
      '<link rel="stylesheet" href="/assets/home.css" />',
      '<link rel="modulepreload" fetchpriority="low" href="/assets/card.js" />',
      '<link rel="modulepreload" fetchpriority="low" href="/assets/home.js" />',
    ]);
  });

  test('are none for a route without a chunk', () => {
    expect(assetTags(manifest, undefined)).toBe('');
  });
});
