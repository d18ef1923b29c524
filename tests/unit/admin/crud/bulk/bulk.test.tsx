// @vitest-environment jsdom
import { useList } from '@refinedev/core';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Row } from '../../../../../admin/lib/row';
import { announcements } from '../../../../../admin/resources/announcements';
import { memberPerks } from '../../../../../admin/resources/member-perks';
import { useSelection } from '../../../../../admin/crud/row/use-selection';
import { useBulk } from '../../../../../admin/crud/bulk/use-bulk';
import { useRowOrder } from '../../../../../admin/crud/list/rows/use-row-order';
import { fakeBackend } from '../../support/fake-backend';
import { fakeHistory } from '../../support/fake-history';
import { renderHook } from '../../support/render-hook';

const storage = vi.hoisted(() => ({ removeFiles: vi.fn() }));

vi.mock(
  '../../../../../admin/history/undo-notice',
  async () => (await import('../../support/fake-history')).fakeUndoNotice,
);
vi.mock('../../../../../admin/uploads/media-storage', () => storage);

beforeEach(() => {
  fakeHistory.told = [];
});

function useSelected() {
  const [scope, narrow] = useState('');
  const rows = useList<Row>({ resource: 'announcements' }).result.data;
  const selection = useSelection(scope, rows);
  return { rows, selection, narrow, bulk: useBulk(announcements, selection) };
}

describe('rows chosen in a list', () => {
  const rows = [
    { id: 1, title: 'Bir', published_at: null, cover_url: '/a.webp' },
    { id: 2, title: 'İki', published_at: '2020-01-01T00:00:00Z', cover_url: '/shared.webp' },
    { id: 3, title: 'Üç', published_at: null, cover_url: '/shared.webp' },
  ];

  test('are deselected when the list is filtered otherwise', async () => {
    const hook = await renderHook(useSelected, fakeBackend(rows));
    await hook.does(({ selection }) => selection.set(rows, true));
    await hook.does(({ selection }) => selection.set(rows.slice(0, 1), false));
    expect(hook.now().selection.rows.map(({ id }) => id)).toEqual([2, 3]);
    await hook.does(({ narrow }) => narrow('gün'));
    expect(hook.now().selection.rows).toEqual([]);
  });

  test('are published to the minute, and a published one keeps its date', async () => {
    const backend = fakeBackend(rows);
    const hook = await renderHook(useSelected, backend);
    await hook.does(({ selection }) => selection.select(rows.slice(0, 2)));
    await hook.does(({ bulk }) => bulk.ask('publish'));
    expect(hook.now().bulk.plan).toMatchObject({ rows: [{ id: 1 }], unchanged: 1 });
    await hook.does(({ bulk }) => bulk.run());
    expect(backend.writes).toEqual([
      { kind: 'update', values: { published_at: expect.stringMatching(/T\d\d:\d\d:00\.000Z$/) as string } },
    ]);
    expect(fakeHistory.told).toEqual([
      {
        message: '1 duyuru yayımlandı.',
        saved: [expect.objectContaining({ id: 1, updated_at: expect.any(String) as string })],
      },
    ]);
    expect(hook.now().bulk.plan).toBeNull();
    expect(hook.now().selection.rows).toEqual([]);
  });

  test('are deleted without their files, which the history still shows', async () => {
    const hook = await renderHook(useSelected, fakeBackend(rows));
    await hook.does(({ selection }) => selection.select(rows.slice(0, 2)));
    await hook.does(({ bulk }) => bulk.ask('delete'));
    await hook.does(({ bulk }) => bulk.run());
    expect(hook.now().rows.map(({ id }) => id)).toEqual([3]);
    expect(fakeHistory.told).toMatchObject([
      { message: '2 duyuru silindi.', deleted: [{ id: 1 }, { id: 2 }] },
    ]);
    expect(storage.removeFiles).not.toHaveBeenCalled();
  });

  test('that somebody else has deleted are no part of what can be undone', async () => {
    const backend = fakeBackend(rows);
    const hook = await renderHook(useSelected, backend);
    await hook.does(({ selection }) => selection.select(rows.slice(0, 2)));
    await hook.does(({ bulk }) => bulk.ask('delete'));
    backend.drop(1);
    await hook.does(({ bulk }) => bulk.run());
    expect(fakeHistory.told).toMatchObject([{ message: '2 duyuru silindi.', deleted: [{ id: 2 }] }]);
  });

  test('that are refused stay selected and are named with the reason', async () => {
    const backend = fakeBackend(rows);
    backend.refuse(new Error('Yetki yok'));
    const hook = await renderHook(useSelected, backend);
    await hook.does(({ selection }) => selection.select(rows.slice(0, 1)));
    await hook.does(({ bulk }) => bulk.ask('delete'));
    await hook.does(({ bulk }) => bulk.run());
    expect(hook.now().bulk).toMatchObject({
      phase: 'failed',
      failures: [{ row: { id: 1 }, message: 'Yetki yok' }],
    });
    expect(hook.now().selection.rows.map(({ id }) => id)).toEqual([1]);
  });
});

describe('rows in an order set by hand', () => {
  const perks = [
    { id: 1, business_name: 'A', idx: 10 },
    { id: 2, business_name: 'B', idx: 20 },
    { id: 3, business_name: 'C', idx: 30 },
  ];

  function useOrdered() {
    const rows = useList<Row>({ resource: 'member_perks' }).result.data;
    const list = {
      rows: [...rows].sort((left, right) => Number(left.idx) - Number(right.idx)),
      isWhole: true,
    };
    return {
      order: useRowOrder(memberPerks, 'idx', list),
      narrowed: useRowOrder(memberPerks, 'idx', { ...list, isWhole: false }),
    };
  }
  const ids = (order: { rows: readonly Row[] }) => order.rows.map(({ id }) => id);

  test('move at once, and their places are written one after the other', async () => {
    const backend = fakeBackend(perks);
    const open = backend.hold();
    const hook = await renderHook(useOrdered, backend);
    await hook.does(({ order }) => order.move(0, 2));
    expect(ids(hook.now().order)).toEqual([2, 3, 1]);
    await hook.does(({ order }) => order.move(2, 0));
    expect(ids(hook.now().order)).toEqual([1, 2, 3]);
    expect(backend.writes).toHaveLength(1);
    await hook.does(open);
    expect(backend.writes.map(({ values }) => values)).toEqual([{ idx: 40 }, { idx: 9 }]);
    expect(ids(hook.now().order)).toEqual([1, 2, 3]);
    expect(fakeHistory.told).toMatchObject([
      { message: 'Yeni sıra kaydedildi.', saved: [{ id: 1, idx: 9 }] },
    ]);
  });

  test('return to their places with the reason when the database refuses', async () => {
    const backend = fakeBackend(perks);
    backend.refuse(new Error('Yetki yok'));
    const hook = await renderHook(useOrdered, backend);
    await hook.does(({ order }) => order.move(0, 2));
    expect(ids(hook.now().order)).toEqual([1, 2, 3]);
    expect(backend.messages()).toEqual(['Sıra kaydedilemedi, eski hâline döndü: Yetki yok']);
    expect(fakeHistory.told).toEqual([]);
  });

  test('cannot move while the list is filtered', async () => {
    const hook = await renderHook(useOrdered, fakeBackend(perks));
    expect(hook.now().order.isMovable).toBe(true);
    expect(hook.now().narrowed.isMovable).toBe(false);
  });
});
