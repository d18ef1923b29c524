import { expect, test } from 'vitest';
import { filledFields, rowBefore, rowDifference } from '../../../../../admin/crud/history/field-changes';
import type { ColumnValues, Operation, RowChange } from '../../../../../admin/providers/history';
import { announcements } from '../../../../../admin/resources/announcements';
import { memberPerks } from '../../../../../admin/resources/member-perks';

let id = 100;
function change(
  operation: Operation,
  before: ColumnValues | null,
  after: ColumnValues | null = null,
): RowChange {
  id -= 1;
  return {
    id,
    operation,
    before,
    after,
    restores: null,
    isErased: false,
    person: null,
    personId: null,
    at: '',
    transaction: '',
  };
}

const labels = (difference: ReturnType<typeof rowDifference>) =>
  difference.fields.map(({ field }) => field.label);

test('changed fields come in the order of the declaration, and columns without a field are left out', () => {
  const difference = rowDifference(
    announcements,
    { lead: 'Eski', title: 'Güz', created_by: 'a' },
    { lead: 'Yeni', title: 'Yaz', created_by: 'b' },
  );
  expect(labels(difference)).toEqual(['Başlık', 'Giriş']);
  expect(difference.fields[0]).toMatchObject({ before: 'Güz', after: 'Yaz' });
});

test('columns that one version lacks, and one moment in two spellings, are no change', () => {
  const difference = rowDifference(
    announcements,
    { title: 'Güz', published_at: '2026-11-24T09:00:00+00:00', lead: null },
    { title: 'Güz', published_at: '2026-11-24T12:00:00.000+03:00', body: '<p>Yeni</p>', lead: '' },
  );
  expect(labels(difference)).toEqual([]);
});

test('a row that was moved in its list is told apart from a changed one', () => {
  const { order = '' } = memberPerks.list;
  expect(rowDifference(memberPerks, { [order]: 3 }, { [order]: 1 })).toEqual({ fields: [], isMoved: true });
  expect(rowDifference(announcements, { idx: 3 }, { idx: 1 }).isMoved).toBe(false);
});

test('an added row shows its filled fields', () => {
  const row = { title: 'Güz', lead: null, body: '', featured_home: false, published_at: null };
  expect(filledFields(announcements, row).map(({ field }) => field.name)).toEqual(['title', 'published_at']);
});

test('an older version is the present row with the later changes taken back, newest first', () => {
  const present = { title: 'Üç', lead: 'b', body: 'x' };
  const changes = [change('update', { title: 'İki' }), change('update', { title: 'Bir', lead: 'a' })];
  expect(rowBefore(present, [])).toEqual(present);
  expect(rowBefore(present, changes.slice(0, 1))).toEqual({ title: 'İki', lead: 'b', body: 'x' });
  expect(rowBefore(present, changes)).toEqual({ title: 'Bir', lead: 'a', body: 'x' });
});

test('an older version is found across a deletion and a return', () => {
  const changes = [
    change('update', { title: 'İki' }),
    change('insert', null, { title: 'İki' }),
    change('delete', { title: 'Bir', lead: 'a' }),
    change('update', { lead: null }),
  ];
  const present = { title: 'Üç', lead: 'a' };
  expect(rowBefore(present, changes.slice(0, 2))).toBeNull();
  expect(rowBefore(present, changes.slice(0, 3))).toEqual({ title: 'Bir', lead: 'a' });
  expect(rowBefore(present, changes)).toEqual({ title: 'Bir', lead: null });
  expect(rowBefore(null, changes.slice(2, 3))).toEqual({ title: 'Bir', lead: 'a' });
});
