import { describe, expect, test } from 'vitest';
import { pageHead } from '../../../../src/app/head/head';
import { siteHead } from '../../../../src/app/head/site-head';
import { DEFAULT_SETTINGS } from '../../../../src/lib/database/settings';

const ORIGIN = 'https://site.example';

describe('a page’s head', () => {
  test('escapes text from the data', () => {
    const head = pageHead({ title: '</title><script>"x"&' }, ORIGIN, DEFAULT_SETTINGS);
    expect(head).toContain('&lt;/title&gt;&lt;script&gt;&quot;x&quot;&amp;');
    expect(head).not.toContain('<script>');
  });

  test('has the site’s name after the title, or alone without one', () => {
    expect(pageHead({ title: 'Duyurular' }, ORIGIN, DEFAULT_SETTINGS)).toMatch(
      />Duyurular \| [^<]+<\/title>/,
    );
    expect(pageHead({}, ORIGIN, DEFAULT_SETTINGS)).not.toContain('|');
  });

  test('makes relative addresses absolute', () => {
    const page = { canonicalPath: '/duyurular', imageUrl: 'https://elsewhere.example/a.jpg' };
    const head = pageHead(page, ORIGIN, DEFAULT_SETTINGS);
    expect(head).toContain('rel="canonical" href="https://site.example/duyurular"');
    expect(head).toContain('property="og:image" content="https://elsewhere.example/a.jpg"');
  });

  test('has noindex only on hidden pages', () => {
    expect(pageHead({ isHidden: true }, ORIGIN, DEFAULT_SETTINGS)).toContain(
      'name="robots" content="noindex"',
    );
    expect(pageHead({}, ORIGIN, DEFAULT_SETTINGS)).not.toContain('robots');
  });
});

test('every document has a theme colour for the light and the dark scheme', () => {
  expect(siteHead('/', DEFAULT_SETTINGS)).toMatch(
    /light\)" content="#[\da-f]{6}" \/>\n.*dark\)" content="#[\da-f]{6}"/,
  );
});

test('the back office has no SVG icon', () => {
  expect(siteHead('/duyurular', DEFAULT_SETTINGS)).toContain('favicon.svg');
  expect(siteHead('/admin/duyurular', DEFAULT_SETTINGS)).not.toContain('favicon.svg');
  expect(siteHead('/admin/duyurular', DEFAULT_SETTINGS)).toContain('favicon.ico');
});
