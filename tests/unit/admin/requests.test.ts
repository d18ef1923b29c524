// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { useResourceForm } from '../../../admin/crud/form/use-resource-form';
import { listQuery, withListChoices } from '../../../admin/crud/list/list-query';
import type { FormValues } from '../../../admin/lib/form-values';
import { createDataProvider } from '../../../admin/providers/data-provider';
import { alumniNews } from '../../../admin/resources/alumni-news';
import { bulletins } from '../../../admin/resources/bulletins';
import { events } from '../../../admin/resources/events';
import { resources } from '../../../admin/resources/index';
import type { ResourceDefinition } from '../../../admin/schema/types';
import { FakeBackend } from './providers/fake-backend';
import { renderHook } from './support/render-hook';

vi.mock(
  '../../../admin/providers/instances',
  async () => (await import('./support/fake-history')).fakeInstances,
);
vi.mock('../../../admin/providers/supabase-client', () => ({
  getBackend: () => ({ url: window.location.origin }),
  getSupabase: () => ({ storage: { from: () => ({ remove: () => Promise.resolve({ error: null }) }) } }),
}));

/** Saves a new row over the real data provider. Returns the requests to the backend, reads first. */
async function saveNew(resource: ResourceDefinition, values: FormValues, stored: readonly object[] = []) {
  const backend = await FakeBackend.signedIn();
  backend.answer = ({ method }) => ({ body: method === 'GET' ? stored : [{ id: 9 }] });
  const confirm = () => Promise.resolve(true);
  const options = { row: undefined, confirm, onSaved: () => undefined };
  const hook = await renderHook(() => useResourceForm(resource, options), {
    dataProvider: createDataProvider(backend.client),
    notificationProvider: { open: vi.fn(), close: vi.fn() },
  });
  await hook.does(({ save, initial }) => save({ ...initial, ...values }));
  const isOfTable = ({ url }: Request) => new URL(url).pathname === `/rest/v1/${resource.table}`;
  return Promise.all(
    backend.requests.filter(isOfTable).map(async (request) => ({
      method: request.method,
      query: Object.fromEntries(new URL(request.url).searchParams),
      body: request.body ? ((await request.json()) as unknown) : undefined,
    })),
  );
}

/** Section 7 of the specification. Rows that are equal so far follow by their numbers, so that pages do not overlap. */
describe('the list of', () => {
  test.each([
    ['announcements', 'created_at.desc.nullslast,id.desc'],
    ['events', 'starts_at.desc.nullslast,id.desc'],
    ['bulletins', 'year.desc.nullslast,month.desc.nullslast,id.desc'],
    ['calendar', 'date.asc.nullslast,id.desc'],
    ['alumni_news', 'created_at.desc.nullslast,id.desc'],
    // In the order that is set by hand, which is the site's, and then as the specification has it.
    ['member_perks', 'idx.asc.nullslast,created_at.desc.nullslast,id.desc'],
  ])('%s is asked for in its order', async (table, order) => {
    const backend = await FakeBackend.signedIn();
    const provider = withListChoices(createDataProvider(backend.client), resources);
    const resource = resources.find((declared) => declared.table === table);
    if (!resource) throw new Error(`No resource is called ${table}`);
    await listQuery(provider, resource, '').queryFn();
    expect(await backend.lastRequest()).toMatchObject({
      method: 'GET',
      path: `/rest/v1/${table}`,
      query: { order, offset: '0' },
    });
  });
});

test('a new event is saved after its slug was looked for', async () => {
  const [look, write] = await saveNew(events, { title: 'Şenlik Günü' });
  expect(look).toMatchObject({ method: 'GET', query: { select: 'id', slug: 'eq.senlik-gunu', limit: '1' } });
  expect(write).toMatchObject({ method: 'POST', body: { slug: 'senlik-gunu' } });
});

test.each([
  ['An event', events, 'etkinlik', 80],
  ['An item of news', alumniNews, 'haber', 140],
])(
  '%s without a letter in its title is called by its kind, and a long slug is cut',
  async (_, resource, fallback, longest) => {
    const [, written] = await saveNew(resource, { title: '!!!' });
    expect(written).toMatchObject({ method: 'POST', body: { slug: fallback } });
    const [, cut] = await saveNew(resource, { title: 'a'.repeat(200) });
    expect(cut).toMatchObject({ method: 'POST', body: { slug: 'a'.repeat(longest) } });
  },
);

test('a bulletin is looked for by year and month and then written, over the one that has them or anew', async () => {
  const values = { year: 2025, month: 10, pdf_url: '/yeni.pdf' };
  const [look, insert] = await saveNew(bulletins, values);
  expect(look).toMatchObject({ method: 'GET', query: { year: 'eq.2025', month: 'eq.10' } });
  expect(insert).toMatchObject({ method: 'POST', body: values });
  const stored = { id: 5, year: 2025, month: 10, pdf_url: '/eski.pdf' };
  const [, update] = await saveNew(bulletins, values, [stored]);
  expect(update).toMatchObject({ method: 'PATCH', query: { id: 'eq.5' }, body: { pdf_url: '/yeni.pdf' } });
});
