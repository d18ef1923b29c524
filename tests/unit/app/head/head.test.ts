import { describe, expect, test } from 'vitest';
import { pageHead } from '../../../../src/app/head/head';
import { siteHead } from '../../../../src/app/head/site-head';

const ORIGIN = 'https://site.example';

describe('a page’s head', () => {
  test('escapes text from the data', () => {
    const head = pageHead({ title: '</title><script>"x"&' }, ORIGIN);
    expect(head).toContain('&lt;/title&gt;&lt;script&gt;&quot;x&quot;&amp;');
    expect(head).not.toContain('<script>');
  });

  test('has the site’s name after the title, or alone without one', () => {
    expect(pageHead({ title: 'Duyurular' }, ORIGIN)).toMatch(/>Duyurular \| [^<]+<\/title>/);
    expect(pageHead({}, ORIGIN)).not.toContain('|');
  });

  test('makes relative addresses absolute', () => {
    const page = { canonicalPath: '/duyurular', imageUrl: 'https://elsewhere.example/a.jpg' };
    const head = pageHead(page, ORIGIN);
    expect(head).toContain('rel="canonical" href="https://site.example/duyurular"');
    expect(head).toContain('property="og:image" content="https://elsewhere.example/a.jpg"');
  });

  test('has noindex only on hidden pages', () => {
    expect(pageHead({ isHidden: true }, ORIGIN)).toContain('name="robots" content="noindex"');
    expect(pageHead({}, ORIGIN)).not.toContain('robots');
  });
});

test('every document has a theme colour for the light and the dark scheme', () => {
  expect(siteHead('/')).toMatch(/light\)" content="#[\da-f]{6}" \/>\n.*dark\)" content="#[\da-f]{6}"/);
});

test('the back office has no SVG icon', () => {
  expect(siteHead('/duyurular')).toContain('favicon.svg');
  expect(siteHead('/admin/duyurular')).not.toContain('favicon.svg');
  expect(siteHead('/admin/duyurular')).toContain('favicon.ico');
});
