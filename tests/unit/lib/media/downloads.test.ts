import { describe, expect, test } from 'vitest';
import { downloadAddress, formatFileSize } from '../../../../src/lib/media/downloads';

describe('a download', () => {
  test.each([
    ['/storage/v1/object/public/media/bulletins/1-a.pdf'],
    ['https://abc.supabase.co/storage/v1/object/public/media/bulletins/1-a.pdf'],
  ])('of a stored file asks the storage for the name: %s', (address) => {
    expect(downloadAddress(address, 'NDS-Bulten-2025-10.pdf')).toBe(
      `${address}?download=NDS-Bulten-2025-10.pdf`,
    );
  });

  test('escapes the name in the address', () => {
    expect(downloadAddress('/storage/v1/object/public/media/a.pdf', 'a&b #1.pdf')).toBe(
      '/storage/v1/object/public/media/a.pdf?download=a%26b+%231.pdf',
    );
  });

  test('of the site’s own file is its address', () => {
    expect(downloadAddress('/bultenler/a.pdf', 'b.pdf')).toBe('/bultenler/a.pdf');
  });

  test.each([
    'https://elsewhere.example/a.pdf',
    'https://elsewhere.example/?x=/storage/v1/object/public/a.pdf',
  ])('cannot be asked of another host: %s', (address) => {
    expect(downloadAddress(address, 'b.pdf')).toBeNull();
  });
});

test.each([
  [0, '0 B'],
  [840, '840 B'],
  [1024, '1 KB'],
  [2355, '2,3 KB'],
  [14 * 1024 * 1024, '14 MB'],
  [5000 * 1024 ** 3, '5.000 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
