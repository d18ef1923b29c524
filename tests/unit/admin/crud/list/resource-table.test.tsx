// @vitest-environment jsdom
import { useOne } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { prefetchRow, versionedSelect } from '../../../../../admin/crud/row/row-query';
import { listQuery, withListChoices } from '../../../../../admin/crud/list/list-query';
import { useResourceTable } from '../../../../../admin/crud/list/use-resource-table';
import type { Row } from '../../../../../admin/lib/row';
import { resources } from '../../../../../admin/resources/index';
import { announcements } from '../../../../../admin/resources/announcements';
import { fakeBackend } from '../../support/fake-backend';
import { renderHook } from '../../support/render-hook';

const SEARCHED = '?filters[0][field]=q&filters[0][operator]=contains&filters[0][value]=%C3%A7ay%20%26%20kek';
const SECOND_PAGE = '?currentPage=2&pageSize=20&sorters[0][field]=title&sorters[0][order]=desc';

beforeEach(() => {
  const width = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => ({ ...width, addListener: vi.fn(), removeListener: vi.fn() }));
  return () => vi.unstubAllGlobals();
});

/** The list at an address. */
function tableAt(address: string) {
  const backend = fakeBackend([{ id: 1, title: 'çay & kek' }]);
  const read = vi.spyOn(backend.dataProvider, 'getList');
  const dataProvider = withListChoices(backend.dataProvider, resources);
  const useScreen = () => ({
    go: useNavigate(),
    address: useLocation(),
    table: useResourceTable(announcements),
  });
  const options = { ...backend, dataProvider, address, resources };
  return { read, dataProvider, options, useScreen };
}

test.each(['', SEARCHED, SECOND_PAGE])(
  'a list uses the rows that were prefetched for its address and requests none: %s',
  async (search) => {
    const { read, dataProvider, options, useScreen } = tableAt(`/admin/duyurular${search}`);
    const hook = await renderHook(useScreen, {
      ...options,
      prepare: (client) => client.query(listQuery(dataProvider, announcements, search)),
    });
    expect(hook.now().table.rows).toHaveLength(1);
    expect(read).toHaveBeenCalledOnce();
  },
);

test('opening a list leaves its address as it is, and a form that opens over it requests nothing', async () => {
  const { read, options, useScreen } = tableAt('/admin/duyurular');
  const hook = await renderHook(useScreen, options);
  expect(hook.now().address).toMatchObject({ pathname: '/admin/duyurular', search: '', key: 'default' });
  await hook.does(({ go }) => go('/admin/duyurular/1'));
  await hook.does(({ go }) => go('/admin/duyurular/yeni?kopya=1'));
  expect(read).toHaveBeenCalledOnce();
  expect(hook.now().table.rows).toHaveLength(1);
});

test('a search term is readable in the address and leads to the first page', async () => {
  const { options, useScreen } = tableAt(`/admin/duyurular${SECOND_PAGE}`);
  const hook = await renderHook(useScreen, options);
  expect(hook.now().table.currentPage).toBe(2);
  await hook.does(({ table }) => table.choose({ search: 'çay & kek' }));
  expect(new URLSearchParams(hook.now().address.search).get('filters[0][value]')).toBe('çay & kek');
  expect(hook.now().table.currentPage).toBe(1);
  expect(new URLSearchParams(hook.now().address.search).has('currentPage')).toBe(false);
});

test('a page behind the last row leads to the last page', async () => {
  const { read, options, useScreen } = tableAt('/admin/duyurular?currentPage=9&pageSize=20');
  read.mockImplementation(({ pagination: { currentPage = 1 } = {} }) =>
    Promise.resolve({ data: currentPage > 2 ? [] : [{ id: 1 }], total: 21 } as never),
  );
  const hook = await renderHook(useScreen, options);
  expect(hook.now().table.currentPage).toBe(2);
  await hook.does(() => undefined);
  expect(hook.now().table.rows).toHaveLength(1);
  expect(new URLSearchParams(hook.now().address.search).get('currentPage')).toBe('2');
});

test('a link to the list that is already shown is followed', async () => {
  const { options, useScreen } = tableAt(`/admin/duyurular${SEARCHED}`);
  const hook = await renderHook(useScreen, options);
  expect(hook.now().table.choices.search).toBe('çay & kek');
  await hook.does(({ go }) => go('/admin/duyurular'));
  expect(hook.now().table.choices.search).toBe('');
  await hook.does(({ go }) => go(`/admin/duyurular${SECOND_PAGE}`));
  expect(hook.now().table.currentPage).toBe(2);
  await hook.does(({ go }) => go(-1));
  expect(hook.now().table.currentPage).toBe(1);
});

test('a form uses the row that was prefetched by its link and never starts from a stale one', async () => {
  const backend = fakeBackend([{ id: 1, title: 'Mezunlar Günü' }]);
  const read = vi.spyOn(backend.dataProvider, 'getOne');
  const hook = await renderHook(() => {
    const client = useQueryClient();
    const [id, open] = useState<number | null>(null);
    // As the form reads it.
    const { result } = useOne<Row>({
      resource: 'announcements',
      id: id ?? '',
      meta: { select: versionedSelect(announcements) },
      queryOptions: { enabled: id !== null, gcTime: 0, staleTime: Infinity },
    });
    return { client, open, row: result };
  }, backend);
  const point = () => hook.does(({ client }) => prefetchRow(client, backend.dataProvider, announcements, 1));
  await point();
  await hook.does(({ open }) => open(1));
  expect(hook.now().row).toMatchObject({ title: 'Mezunlar Günü' });
  expect(read).toHaveBeenCalledOnce();

  await hook.does(({ open }) => open(null));
  backend.change(1, { title: 'Mezunlar Gecesi' });
  await hook.does(({ client }) => client.invalidateQueries());
  await point();
  await hook.does(({ open }) => open(1));
  expect(hook.now().row).toMatchObject({ title: 'Mezunlar Gecesi' });
});
