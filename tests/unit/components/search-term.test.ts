import { expect, test } from 'vitest';
import { searchPath } from '../../../src/app/layout/navbar/search-term';

test('the term is trimmed and escaped', () => {
  expect(searchPath('  ışık & gölge ')).toBe('/arama?q=%C4%B1%C5%9F%C4%B1k+%26+g%C3%B6lge');
});

test('blanks alone search for nothing', () => {
  expect(searchPath(' \t\n')).toBeNull();
});
