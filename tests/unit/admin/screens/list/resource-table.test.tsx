// @vitest-environment jsdom
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { withListChoices } from '../../../../../admin/screens/list/list-query';
import { useResourceTable } from '../../../../../admin/screens/list/use-resource-table';
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
