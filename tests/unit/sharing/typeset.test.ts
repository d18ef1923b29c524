import { expect, test } from 'vitest';
import { breakLines, linePath } from '../../../src/sharing/typeset';

const column = { weight: 'medium', size: 60, width: 1072, maxLines: 3 } as const;

test('a short title has one line, a longer one balanced lines', () => {
  expect(breakLines('Mezunlar Günü', column)).toEqual({ lines: ['Mezunlar Günü'], isCut: false });
  const { lines, isCut } = breakLines('Mezunlar Günü için kayıtlar başladı, yerler sınırlı', column);
  expect(lines).toHaveLength(2);
  expect(isCut).toBe(false);
  const [first = '', second = ''] = lines;
  expect(Math.abs(first.length - second.length)).toBeLessThan(12);
});

test('a title that is too long ends with one ellipsis, and one long word is split', () => {
  const { lines, isCut } = breakLines('İstanbul’un çınarları altında '.repeat(12), column);
  expect(isCut).toBe(true);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/[^\s.,…]…$/);
  expect(breakLines('ğ'.repeat(60), column).lines.join('')).toBe('ğ'.repeat(60));
  expect(breakLines('', column)).toEqual({ lines: [], isCut: false });
});

test('every Turkish letter is drawn as a path of its own', () => {
  const shapes = Array.from(
    'çğıiöşüÇĞIİÖŞÜ',
    (letter) => /d="([^"]+)"/.exec(linePath(letter, 'medium', 60, 0, 0))?.[1],
  );
  const missing = /d="([^"]*)"/.exec(linePath('\u{10FFFD}', 'medium', 60, 0, 0))?.[1];
  expect(new Set(shapes).size).toBe(shapes.length);
  expect(shapes).not.toContain(missing);
  expect(linePath('Ağaç', 'regular', 30, 64, 100)).toMatch(/^<path transform="translate\(64 100\) scale\(/);
});
