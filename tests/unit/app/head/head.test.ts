import { expect, test } from 'vitest';
import { pageHead } from '../../../../src/app/head/head';
import { siteHead } from '../../../../src/app/head/site-head';
import { DEFAULT_SETTINGS } from '../../../../src/lib/database/settings';
import { ORIGIN } from '../fake-api';

test('a page’s head escapes text from the data, and leaves other hosts’ addresses alone', () => {
  const page = { title: '</title><script>"x"&', imageUrl: 'https://elsewhere.example/a.jpg' };
  const head = pageHead(page, ORIGIN, DEFAULT_SETTINGS);
  expect(head).toContain('&lt;/title&gt;&lt;script&gt;&quot;x&quot;&amp; | ');
  expect(head).not.toContain('<script>');
  expect(head).toContain('property="og:image" content="https://elsewhere.example/a.jpg"');
});

test('every document has a theme colour for the light and the dark scheme', () => {
  const colours = /light\)" content="#[\da-f]{6}" \/>\n.*dark\)" content="#[\da-f]{6}"/;
  expect(siteHead('/', DEFAULT_SETTINGS)).toMatch(colours);
});
