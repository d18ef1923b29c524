import type { Row } from './database-fixture';

/** A text of this number of characters. */
export const long = (length: number) => 'a'.repeat(length);

/** Returns variants of a valid row that break the format of a column of addresses. */
export function addresses(table: string, row: Row, column: string) {
  const malformed = [
    'resim.png',
    '//evil.example/a.png',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:image/png;base64,x',
    'ftp://example.org/a',
    'https://',
    '/a b.png',
    '/a"onerror=',
    `/${long(2048)}`,
  ];
  return { table, rows: malformed.map((address) => ({ ...row, [column]: address })) };
}

/** Returns variants of a valid row with a malformed slug. */
export function slugs(table: string, row: Row) {
  const malformed = ['Büyük', 'türkçe', 'a--b', '-a', 'a-', 'a b', 'a_b', 'a/b', '2026'];
  return { table, rows: malformed.map((slug) => ({ ...row, slug })) };
}
