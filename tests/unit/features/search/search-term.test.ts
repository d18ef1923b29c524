import { describe, expect, test } from 'vitest';
import { isSuggestible, searchPath, searchTerm } from '../../../../src/features/search/search-term';

describe('the term', () => {
  test.each([
    ['  bahar   konseri \n', 'bahar konseri'],
    [' \t\n\u00a0', ''],
    ['a\u0000b\u0007c', 'a b c'],
    ['ışık\ud800', 'ışık'],
    ['🎓 mezun', '🎓 mezun'],
  ])('of %j is %j', (typed, term) => {
    expect(searchTerm(typed)).toBe(term);
  });

  test('is cut after a hundred characters, never inside one', () => {
    expect(searchTerm('🎓'.repeat(10_000))).toBe('🎓'.repeat(100));
  });
});

describe('the address of the results', () => {
  test('holds the term, trimmed and escaped', () => {
    expect(searchPath('  ışık & gölge ')).toBe('/arama?q=%C4%B1%C5%9F%C4%B1k+%26+g%C3%B6lge');
  });

  test('is null for blanks', () => {
    expect(searchPath(' \t\n')).toBeNull();
  });
});

test.each([
  ['', false],
  [' k ', false],
  ['🎓', false],
  ['ko', true],
])('%j is enough for suggestions: %s', (typed, isEnough) => {
  expect(isSuggestible(typed)).toBe(isEnough);
});
