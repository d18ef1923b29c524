import { expect, test } from 'vitest';
import { nextSort, readView, viewSearch } from '../../../../src/features/awards/award-view';

const read = (search: string) => readView(new URLSearchParams(search));

test('the page opens with all awards in the list’s own order', () => {
  expect(read('')).toEqual({ year: null, text: '', sort: null, limit: 250 });
  expect(viewSearch(read(''))).toBe('');
});

test.each(['?yil=1985', '?ara=%C5%9Fair', '?sira=nds-yili', '?yil=1985&ara=oya&sira=-soyad&adet=500'])(
  '%s is read and written back unchanged',
  (search) => {
    expect(viewSearch(read(search))).toBe(search);
  },
);

test.each(['?yil=', '?yil=abc', '?yil=-1', '?ara=+', '?sira=boy', '?sira=', '?adet=1', '?adet=1e9'])(
  '%s changes nothing',
  (search) => {
    expect(viewSearch(read(search))).toBe('');
  },
);

test('a heading sorts ascending, then descending, then not at all', () => {
  const up = nextSort(null, 'lastName');
  expect(up).toEqual({ column: 'lastName', isDescending: false });
  const down = nextSort(up, 'lastName');
  expect(down).toEqual({ column: 'lastName', isDescending: true });
  expect(nextSort(down, 'lastName')).toBeNull();
  expect(nextSort(down, 'title')).toEqual({ column: 'title', isDescending: false });
});
