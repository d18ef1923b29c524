import { describe, expect, test } from 'vitest';
import { boardMembers } from '../../../../../admin/resources/board-members';
import { beginLater, firstSeats, inOffice, termRows } from '../../../../../admin/screens/terms/term-rows';
import type { Row, Terms } from '../../../../../admin/schema/types';

const terms: Terms = {
  from: 'term_from',
  to: 'term_to',
  asks: ['full_name', 'role', 'body', 'seat'],
  ofPerson: ['photo_url'],
};
const member = (id: number, full_name: string, columns: Partial<Row> = {}): Row => ({
  ...{ id, full_name, role: null, body: 'board', seat: 'regular', photo_url: `/${id}.webp` },
  ...{ term_from: '2025-02-15', term_to: null, idx: id * 10, updated_at: `v${id}` },
  ...columns,
});
const rows = [
  member(1, 'Ayda Kestaneli', { role: 'Başkan' }),
  member(2, 'Murat Taşlıktan'),
  member(3, 'Selin Dalgakıran', { body: 'audit', term_to: '2027-12-31' }),
  member(4, 'Eski Üye', { term_from: '2023-02-15', term_to: '2025-02-14' }),
];

test('the form begins with those who are in office', () => {
  expect(inOffice(terms, rows, '2026-11-28').map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(firstSeats(boardMembers, terms, rows, '2026-11-28')[0]).toEqual({
    ...{ full_name: 'Ayda Kestaneli', role: 'Başkan', body: 'board', seat: 'regular', source: 1 },
  });
});

describe('a new term', () => {
  const seats = [
    { full_name: 'Murat  taşlıktan', role: 'Başkan', body: 'board', seat: 'regular', source: 2 },
    { full_name: 'Yeni Üye', role: '', body: 'board', seat: 'regular', source: 1 },
    { full_name: 'Gelen Üye', role: '', body: 'audit', seat: 'substitute' },
  ];
  const written = termRows(boardMembers, terms, rows, { firstDay: '2027-02-15', seats });

  test('ends the term of everybody in office the day before, and of nobody else', () => {
    expect(written.slice(0, 3)).toEqual([
      { id: 1, version: 'v1', values: { term_to: '2027-02-14', idx: 575_000 } },
      { id: 2, version: 'v2', values: { term_to: '2027-02-14', idx: 575_001 } },
      { id: 3, version: 'v3', values: { term_to: '2027-02-14', idx: 575_002 } },
    ]);
  });

  test('adds its places in their order from its first day on', () => {
    expect(written.slice(3).map(({ values }) => values)).toMatchObject([
      { full_name: 'Murat  taşlıktan', role: 'Başkan', term_from: '2027-02-15', idx: 10 },
      { full_name: 'Yeni Üye', role: null, term_from: '2027-02-15', idx: 20 },
      { full_name: 'Gelen Üye', body: 'audit', seat: 'substitute', term_from: '2027-02-15', idx: 30 },
    ]);
    expect(written.slice(3).every(({ id }) => id === null)).toBe(true);
  });

  test('a photograph stays with its person, and nobody gets another’s', () => {
    expect(written[4]?.values).not.toHaveProperty('photo_url');
    const same = termRows(boardMembers, terms, rows, {
      firstDay: '2027-02-15',
      seats: [{ ...seats[0], full_name: ' murat taşlıktan' }],
    });
    expect(same.at(-1)?.values).toMatchObject({ photo_url: '/2.webp' });
  });

  test('cannot begin before somebody who is there already', () => {
    const coming = [...rows, member(5, 'Gelecek Üye', { term_from: '2027-03-01' })];
    expect(beginLater(terms, coming, '2027-02-15').map(({ id }) => id)).toEqual([5]);
    expect(beginLater(terms, rows, '2025-02-15').map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(beginLater(terms, rows, '2025-02-16')).toEqual([]);
  });
});
