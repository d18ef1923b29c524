import { expect, test } from 'vitest';
import { downloadAddress, formatFileSize } from '../../../../src/lib/media/downloads';

const STORED = '/storage/v1/object/public/media/bulletins/1-a.pdf';

test.each([
  ['a stored file', STORED, 'NDS-Bulten-2025-10.pdf', `${STORED}?download=NDS-Bulten-2025-10.pdf`],
  ['a name with escapes', STORED, 'a&b #1.pdf', `${STORED}?download=a%26b+%231.pdf`],
  ['the site’s own file', '/bultenler/a.pdf', 'b.pdf', '/bultenler/a.pdf'],
  ['another host', 'https://elsewhere.example/a.pdf', 'b.pdf', null],
  ['another host', 'https://elsewhere.example/?x=/storage/v1/object/public/a.pdf', 'b.pdf', null],
])('the download of %s, %s, as %s is at %s', (_, address, name, expected) => {
  expect(downloadAddress(address, name)).toBe(expected);
});

test.each([
  [0, '0 B'],
  [1024, '1 KB'],
  [2355, '2,3 KB'],
  [14 * 1024 * 1024, '14 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
