// @vitest-environment jsdom
import { Refine } from '@refinedev/core';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SingletonRoute } from '../../../../../admin/crud/form/form-route';
import { settings } from '../../../../../admin/resources/settings';
import { fakeBackend } from '../../support/fake-backend';

vi.mock(
  '../../../../../admin/providers/instances',
  async () => (await import('../../support/fake-history')).fakeInstances,
);
vi.mock(
  '../../../../../admin/history/undo-notice',
  async () => (await import('../../support/fake-history')).fakeUndoNotice,
);

const fields = settings.fields.filter(({ name }) => ['association_name', 'bank', 'iban'].includes(name));
const resource = { ...settings, fields, sections: { association_name: 'Dernek', bank: 'Banka' } };
const row = {
  ...{ id: 1, association_name: 'Mezunlar', bank: null, iban: null },
  updated_at: '2026-11-21T12:00:00.000Z',
};
const ends: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: false, addListener: vi.fn(), removeListener: vi.fn() },
    ...{ addEventListener: vi.fn(), removeEventListener: vi.fn() },
  }));
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function open() {
  const backend = fakeBackend([row]);
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
  const children = [{ path: '/admin/dernek-bilgileri', element: <SingletonRoute resource={resource} /> }];
  const router = createMemoryRouter([{ element: frame, children }], {
    initialEntries: ['/admin/dernek-bilgileri'],
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<RouterProvider router={router} />);
  ends.push(() => root.unmount());
  return backend;
}

const input = (name: string) => document.querySelector<HTMLInputElement>(`#settings_${name}`);
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.replace(/\s/g, '') === name);
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });
function type(name: string, value: string): void {
  const field = input(name);
  if (!field) throw new Error(`No field ${name}`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('the form of a singleton is a page with headings, and has nothing to close or delete', async () => {
  open();
  await until(() => expect(input('association_name')?.value).toBe('Mezunlar'));
  expect(document.querySelector('[role=dialog]')).toBeNull();
  expect(document.querySelector('h1')?.textContent).toBe('Dernek bilgileri');
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Dernek',
    'Banka',
  ]);
  expect(button('Vazgeç')).toBeUndefined();
  expect(document.activeElement, 'a page begins at its heading').not.toBe(input('association_name'));
});

test('a wrong IBAN is explained at the field, and a right one is stored without spaces', async () => {
  const { writes } = open();
  await until(() => expect(button('Kaydet')?.disabled).toBe(false));
  type('iban', 'TR33 0006 1005 1978 6457 8413 62');
  button('Kaydet')?.click();
  await until(() =>
    expect(document.querySelector('.ant-form-item-explain-error')?.textContent).toMatch(
      /^IBAN geçerli değil/,
    ),
  );
  expect(writes).toEqual([]);
  type('iban', 'tr33 0006 1005 1978 6457 8413 26');
  button('Kaydet')?.click();
  const written = [{ kind: 'update', values: { iban: 'TR330006100519786457841326' } }];
  await until(() => expect(writes).toEqual(written));
  await until(() => expect(input('iban')?.value).toBe('TR33 0006 1005 1978 6457 8413 26'));
});
