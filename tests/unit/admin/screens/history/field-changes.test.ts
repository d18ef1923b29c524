import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  Difference,
  rowBefore,
  rowDifference,
  ValueList,
} from '../../../../../admin/screens/history/change-list';
import type { ColumnValues, Operation, RowChange } from '../../../../../admin/data/history';
import { announcements } from '../../../../../admin/resources/announcements';

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
    is_erased: false,
    person: null,
    changed_by: null,
    changed_at: '',
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
  expect(labels(difference)).toEqual(['Başlık', 'Spot']);
  expect(difference.fields[0]).toMatchObject({ before: 'Güz', after: 'Yaz' });
});

test('a row that is only read has each list item on a line', () => {
  const row = { body: '<p>Gündem:</p><ul><li>Açılış</li><li>Seçim</li></ul>' };
  const list = createElement(ValueList, { resource: announcements, row, isWhole: true });
  expect(renderToStaticMarkup(list)).toContain('Gündem:\nAçılış\nSeçim');
});

test('columns that one version lacks, and one moment in two spellings, are no change', () => {
  const difference = rowDifference(
    announcements,
    { title: 'Güz', published_at: '2026-11-24T09:00:00+00:00', lead: null },
    { title: 'Güz', published_at: '2026-11-24T12:00:00.000+03:00', body: '<p>Yeni</p>', lead: '' },
  );
  expect(labels(difference)).toEqual([]);
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

test('of the same picture with another point in sight, the history says the point', () => {
  const address = '/storage/v1/object/public/media/a.webp';
  const { fields } = rowDifference(
    announcements,
    { cover_url: address },
    { cover_url: `${address}#odak=30-70` },
  );
  const shown = fields.map((field) =>
    renderToStaticMarkup(createElement(Difference, { resource: announcements, ...field })),
  );
  expect(shown).toEqual(['<p>Resim aynı; önemli yeri artık soldan %30, üstten %70.</p>']);
});
