// @vitest-environment jsdom
import { Refine } from '@refinedev/core';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ResourceFormRoute } from '../../../../../admin/crud/form/form-route';
import { announcements } from '../../../../../admin/resources/announcements';
import { fakeBackend } from '../../support/fake-backend';

vi.mock(
  '../../../../../admin/providers/instances',
  async () => (await import('../../support/fake-history')).fakeInstances,
);
vi.mock(
  '../../../../../admin/history/undo-notice',
  async () => (await import('../../support/fake-history')).fakeUndoNotice,
);

/** In milliseconds: other tests may slow the machine. */
const ON_A_BUSY_MACHINE = { timeout: 30_000 };
const resource = { ...announcements, fields: announcements.fields.slice(0, 1) };
const LIST = '/admin/duyurular';
const row = { id: 1, title: 'Bahar', updated_at: '2026-11-21T12:00:00.000Z' };

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // jsdom has no styles of pseudo-elements, which Ant Design reads for the scroll bar.
  const ask = window.getComputedStyle.bind(window);
  vi.stubGlobal('getComputedStyle', (element: Element) => ask(element));
  // Ant Design uses the window's width and the old listener methods.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addListener: vi.fn(),
    removeListener: vi.fn(),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
});

/** Opens an address of the announcements with an empty element in place of the list. */
function openAddress(address: string, backend = fakeBackend([row])) {
  const { dataProvider, notificationProvider } = backend;
  const frame = (
    <Refine
      dataProvider={dataProvider}
      notificationProvider={notificationProvider}
      options={{ disableTelemetry: true }}
    >
      <Outlet />
    </Refine>
  );
  const form = <ResourceFormRoute resource={resource} />;
  const children = [
    { path: 'yeni', element: form },
    { path: ':id', element: form },
  ];
  const router = createMemoryRouter([{ path: LIST, element: frame, children }], {
    initialEntries: [address],
  });
  const root = createRoot(document.createElement('div'));
  root.render(<RouterProvider router={router} />);
  ends.push(() => root.unmount());
  return router;
}

const input = () => document.querySelector<HTMLInputElement>('#announcements_title');
const dialogText = () => document.querySelector('[role=dialog]')?.textContent;
function press(name: string): void {
  const buttons = [...document.querySelectorAll('button')];
  buttons.find(({ textContent }) => textContent.replace(/\s/g, '') === name)?.click();
}
async function until(check: () => void): Promise<void> {
  await vi.waitFor(check, ON_A_BUSY_MACHINE);
}

test('the address of a row opens its form, which closes to the same list and names the row for the focus', async () => {
  const router = openAddress(`${LIST}/1?ara=gün`);
  await until(() => expect(input()?.value).toBe('Bahar'));
  expect(dialogText()).toContain('Duyuruyu düzenle');
  press('Vazgeç');
  await until(() => expect(router.state.location).toMatchObject({ pathname: LIST, state: { focus: 1 } }));
  expect(new URLSearchParams(router.state.location.search).get('ara')).toBe('gün');
});

test('a copy is a new row with the other’s values, and closing it removes the copy from the address', async () => {
  const router = openAddress(`${LIST}/yeni?ara=gün&kopya=1`);
  await until(() => expect(input()?.value).toBe('Bahar (kopya)'));
  expect(dialogText()).toContain('Yeni duyuru');
  press('Vazgeç');
  await until(() =>
    expect(router.state.location).toMatchObject({ pathname: LIST, state: { focus: 'create' } }),
  );
  expect([...new URLSearchParams(router.state.location.search).keys()]).toEqual(['ara']);
});

test('an empty form opened after a row’s form starts empty', async () => {
  const router = openAddress(`${LIST}/1`);
  await until(() => expect(input()?.value).toBe('Bahar'));
  await router.navigate(`${LIST}/yeni`);
  await until(() => expect(input()?.value).toBe(''));
});

test('a row that cannot be read says why and can be read again', async () => {
  const backend = fakeBackend([row]);
  vi.spyOn(backend.dataProvider, 'getOne').mockRejectedValueOnce(new Error('Sunucuya ulaşılamıyor.'));
  openAddress(`${LIST}/1`, backend);
  await until(() => expect(dialogText()).toContain('Sunucuya ulaşılamıyor.'));
  press('Yenidendene');
  await until(() => expect(input()?.value).toBe('Bahar'));
  expect(backend.messages()).toEqual([]);
});

test('an address that names no row shows the list', async () => {
  const router = openAddress(`${LIST}/olmayan?ara=x`);
  await until(() => expect(router.state.location).toMatchObject({ pathname: LIST, search: '?ara=x' }));
  expect(document.querySelector('[role=dialog]')).toBeNull();
});
