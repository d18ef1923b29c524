// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { ResourceFormRoute, SingletonRoute } from '../../../../../admin/crud/form/form-route';
import { announcements } from '../../../../../admin/resources/announcements';
import { settings } from '../../../../../admin/resources/settings';
import { fakeBackend } from '../../support/fake-backend';
import { button, showRoutes, until } from '../../support/page';

vi.mock(
  '../../../../../admin/providers/instances',
  async () => (await import('../../support/fake-history')).fakeInstances,
);
vi.mock(
  '../../../../../admin/history/undo-notice',
  async () => (await import('../../support/fake-history')).fakeUndoNotice,
);

const LIST = '/admin/duyurular';
const row = { id: 1, title: 'Bahar', updated_at: '2026-11-21T12:00:00.000Z' };

/** Opens an address of the announcements with an empty element in place of the list. */
function openAddress(address: string, backend = fakeBackend([row])) {
  const form = (
    <ResourceFormRoute resource={{ ...announcements, fields: announcements.fields.slice(0, 1) }} />
  );
  const children = ['yeni', ':id'].map((path) => ({ path, element: form }));
  return showRoutes(backend, LIST, children, LIST + address);
}

const input = (id = 'announcements_title') => document.querySelector<HTMLInputElement>(`#${id}`);
const dialogText = () => document.querySelector('[role=dialog]')?.textContent;

test('the address of a row opens its form, which closes to the same list and names the row for the focus', async () => {
  const router = openAddress('/1?ara=gün');
  await until(() => expect(input()?.value).toBe('Bahar'));
  expect(dialogText()).toContain('Duyuruyu düzenle');
  button('Vazgeç')?.click();
  await until(() => expect(router.state.location).toMatchObject({ pathname: LIST, state: { focus: 1 } }));
  expect(new URLSearchParams(router.state.location.search).get('ara')).toBe('gün');
});

test('a copy is a new row with the other’s values, and closing it removes the copy from the address', async () => {
  const router = openAddress('/yeni?ara=gün&kopya=1');
  await until(() => expect(input()?.value).toBe('Bahar (kopya)'));
  expect(dialogText()).toContain('Yeni duyuru');
  button('Vazgeç')?.click();
  const closed = { pathname: LIST, state: { focus: 'create' } };
  await until(() => expect(router.state.location).toMatchObject(closed));
  expect([...new URLSearchParams(router.state.location.search).keys()]).toEqual(['ara']);
});

test('an empty form opened after a row’s form starts empty', async () => {
  const router = openAddress('/1');
  await until(() => expect(input()?.value).toBe('Bahar'));
  await router.navigate(`${LIST}/yeni`);
  await until(() => expect(input()?.value).toBe(''));
});

test('a row that cannot be read says why and can be read again', async () => {
  const backend = fakeBackend([row]);
  vi.spyOn(backend.dataProvider, 'getOne').mockRejectedValueOnce(new Error('Sunucuya ulaşılamıyor.'));
  openAddress('/1', backend);
  await until(() => expect(dialogText()).toContain('Sunucuya ulaşılamıyor.'));
  button('Yenidendene')?.click();
  await until(() => expect(input()?.value).toBe('Bahar'));
  expect(backend.messages()).toEqual([]);
});

test('an address that names no row shows the list', async () => {
  const router = openAddress('/olmayan?ara=x');
  await until(() => expect(router.state.location).toMatchObject({ pathname: LIST, search: '?ara=x' }));
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

test('the form of a singleton is a page with headings, and has nothing to close or delete', async () => {
  const fields = settings.fields.filter(({ name }) => ['association_name', 'bank'].includes(name));
  const resource = { ...settings, fields, sections: { association_name: 'Dernek', bank: 'Banka' } };
  const stored = { id: 1, association_name: 'Mezunlar', bank: null, updated_at: row.updated_at };
  const path = '/admin/dernek-bilgileri';
  showRoutes(
    fakeBackend([stored]),
    path,
    [{ index: true, element: <SingletonRoute resource={resource} /> }],
    path,
  );
  await until(() => expect(input('settings_association_name')?.value).toBe('Mezunlar'));
  expect(dialogText()).toBeUndefined();
  const headings = (level: string) =>
    [...document.querySelectorAll(level)].map(({ textContent }) => textContent);
  expect([headings('h1'), headings('h2')]).toEqual([['Dernek bilgileri'], ['Dernek', 'Banka']]);
  expect(button('Vazgeç')).toBeUndefined();
  expect(document.activeElement, 'a page begins at its heading').not.toBe(input('settings_association_name'));
});
