// @vitest-environment jsdom
import { useList } from '@refinedev/core';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Row } from '../../../../admin/schema/types';
import { announcements } from '../../../../admin/resources/announcements';
import { memberPerks } from '../../../../admin/resources/member-perks';
import { useSelection } from '../../../../admin/screens/rows/use-selection';
import { useRowActions } from '../../../../admin/screens/actions/use-row-actions';
import { useRowOrder } from '../../../../admin/screens/list/row-sorting';
import { fakeBackend } from '../support/fake-backend';
import { fakeHistory } from '../support/fake-history';
import { renderHook } from '../support/render-hook';

vi.mock('../../../../admin/data/instances', () => ({}));
vi.mock('../../../../admin/lib/questions', () => ({ useQuestion: () => () => Promise.resolve(true) }));
vi.mock(
  '../../../../admin/screens/history/undo-notice',
  async () => (await import('../support/fake-history')).fakeUndoNotice,
);

beforeEach(() => {
  fakeHistory.told = [];
});

const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);
const NOT_ALLOWED = 'Bu işlem için yetkiniz yok.';
const rows = [
  { id: 1, title: 'Bir', published_at: null, cover_url: '/a.webp' },
  { id: 2, title: 'İki', published_at: '2020-01-01T00:00:00Z', cover_url: '/shared.webp' },
  { id: 3, title: 'Üç', published_at: null, cover_url: '/shared.webp' },
] as const;

describe('deleting a row', () => {
  const useDeletion = () => ({
    remove: useRowActions(announcements, useSelection<Row>('', [])).removeOne,
    ids: ids(useList<Row>({ resource: 'announcements' }).result.data),
  });

  test('removes the row at once and puts it back in its place with the reason when refused', async () => {
    const backend = fakeBackend(rows);
    const hook = await renderHook(useDeletion, backend);
    const answer = backend.hold();
    backend.refuse(Object.assign(new Error(NOT_ALLOWED), { statusCode: 403 }));
    await hook.does(({ remove }) => remove(rows[1]));
    expect(hook.now().ids).toEqual([1, 3]);

    await hook.does(answer);
    expect(hook.now().ids).toEqual([1, 2, 3]);
    expect(backend.messages()).toEqual([`Silinemedi: ${NOT_ALLOWED}`]);
    expect(fakeHistory.told).toEqual([]);
  });

  test('is told with the row, which its notice can bring back', async () => {
    const hook = await renderHook(useDeletion, fakeBackend(rows));
    await hook.does(({ remove }) => remove(rows[0]));
    expect(hook.now().ids).toEqual([2, 3]);
    expect(fakeHistory.told).toMatchObject([{ message: 'Duyuru silindi.', deleted: [{ id: 1 }] }]);
  });
});

describe('rows chosen in a list', () => {
  function useSelected() {
    const [scope, narrow] = useState('');
    const shown = useList<Row>({ resource: 'announcements' }).result.data;
    const selection = useSelection(scope, shown);
    return { shown, selection, narrow, bulk: useRowActions(announcements, selection) };
  }

  async function selectTwo(stored: readonly Row[] = rows) {
    const backend = fakeBackend(stored);
    const hook = await renderHook(useSelected, backend);
    await hook.does(({ selection }) => selection.select(stored.slice(0, 2)));
    return { ...hook, backend };
  }

  test('are published to the minute, and a published one keeps its date', async () => {
    const { backend, now, does } = await selectTwo();
    await does(({ bulk }) => bulk.actOnSelected('publish'));
    expect(backend.writes).toEqual([
      { kind: 'update', values: { published_at: expect.stringMatching(/T\d\d:\d\d:00\.000Z$/) as string } },
    ]);
    const saved = [expect.objectContaining({ id: 1, updated_at: expect.any(String) as string })];
    expect(fakeHistory.told).toEqual([{ message: '1 duyuru yayımlandı.', saved }]);
    expect(now().bulk.run).toBeNull();
    expect(now().selection.rows).toEqual([]);
  });

  test('are not published when somebody changed one since the list was read', async () => {
    const read = rows.map((row) => ({ ...row, updated_at: '2026-11-01T10:00:00Z' }));
    const { backend, does, now } = await selectTwo(read);
    backend.change(1, { title: 'Bir daha', updated_at: '2026-11-01T10:05:00Z' });
    await does(({ bulk }) => bulk.actOnSelected('publish'));
    expect(fakeHistory.told).toEqual([]);
    expect(now().bulk.run).toMatchObject({ isOver: true, failures: [{ row: { id: 1 } }] });
  });

  test('that somebody else has deleted are no part of what can be undone', async () => {
    const { backend, does } = await selectTwo();
    backend.drop(1);
    await does(({ bulk }) => bulk.actOnSelected('delete'));
    expect(fakeHistory.told).toMatchObject([{ message: '2 duyuru silindi.', deleted: [{ id: 2 }] }]);
  });
});

describe('rows in an order set by hand', () => {
  const perks = [10, 20, 30].map((idx, index) => ({ id: index + 1, business_name: `${idx}`, idx }));

  function useOrdered() {
    const stored = useList<Row>({ resource: 'member_perks' }).result.data;
    const byPlace = stored.toSorted((left, right) => Number(left.idx) - Number(right.idx));
    return { order: useRowOrder(memberPerks, 'idx', byPlace) };
  }

  test('move at once, and each move is numbered after the one before', async () => {
    const backend = fakeBackend(perks);
    const open = backend.hold();
    const hook = await renderHook(useOrdered, backend);
    await hook.does(({ order }) => order.move(0, 2));
    expect(ids(hook.now().order.rows)).toEqual([2, 3, 1]);
    await hook.does(({ order }) => order.move(0, 1));
    expect(ids(hook.now().order.rows)).toEqual([3, 2, 1]);
    expect(backend.writes).toHaveLength(3);
    await hook.does(open);
    const places = [10, 20, 30, 10, 20];
    expect(backend.writes.map(({ values }) => values)).toEqual(places.map((idx) => ({ idx })));
    expect(ids(hook.now().order.rows)).toEqual([3, 2, 1]);
    const saved = [
      { id: 3, idx: 10 },
      { id: 2, idx: 20 },
    ];
    expect(fakeHistory.told).toMatchObject([{ message: 'Yeni sıra kaydedildi.', saved }]);
  });

  test('return to their places with the reason when the database refuses', async () => {
    const backend = fakeBackend(perks);
    backend.refuse(new Error(NOT_ALLOWED));
    const hook = await renderHook(useOrdered, backend);
    await hook.does(({ order }) => order.move(0, 2));
    expect(ids(hook.now().order.rows)).toEqual([1, 2, 3]);
    expect(backend.messages()).toEqual([`Sıra kaydedilemedi, eski hâline döndü: ${NOT_ALLOWED}`]);
    expect(fakeHistory.told).toEqual([]);
  });
});
