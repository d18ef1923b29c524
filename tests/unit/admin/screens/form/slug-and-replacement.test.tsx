// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormValues } from '../../../../../admin/lib/form-values';
import { useResourceForm } from '../../../../../admin/screens/form/use-resource-form';
import { alumniNews } from '../../../../../admin/resources/alumni-news';
import { bulletins } from '../../../../../admin/resources/bulletins';
import { events } from '../../../../../admin/resources/events';
import type { ResourceDefinition } from '../../../../../admin/schema/types';
import { createDataProvider } from '../../../../../admin/data/data-provider';
import { FakeBackend } from '../../data/fake-backend';
import { fakeBackend } from '../../support/fake-backend';
import { fakeInstances } from '../../support/fake-history';
import { renderHook } from '../../support/render-hook';

const ask = vi.hoisted(() => vi.fn());
vi.mock('../../../../../admin/lib/questions', () => ({ useQuestion: () => ask }));
vi.mock(
  '../../../../../admin/data/instances',
  async () => (await import('../../support/fake-history')).fakeInstances,
);
vi.mock('../../../../../admin/data/supabase-client', async (importOriginal: () => Promise<object>) => ({
  ...(await importOriginal()),
  ...(await import('../../fields/uploads/fake-storage')).fakeClient,
}));

beforeEach(() => {
  ask.mockReset().mockResolvedValue(true);
});

type Backend = ReturnType<typeof fakeBackend>;

/** Opens the form of a stored row or of a new one; `answer` is given to every question. */
async function openForm(resource: ResourceDefinition, id: number | null, backend: Backend, answer = true) {
  ask.mockResolvedValue(answer);
  const onSaved = vi.fn();
  const row = id === null ? undefined : backend.row(id);
  const hook = await renderHook(
    () => useResourceForm(resource, { row, saveKey: () => 'anahtar', onSaved }),
    backend,
  );
  const save = (values: FormValues) => hook.does(({ save, initial }) => save({ ...initial, ...values }));
  return { onSaved, save, hook, form: hook.now };
}

async function saveNew(resource: ResourceDefinition, values: FormValues, backend: Backend, answer?: boolean) {
  const opened = await openForm(resource, null, backend, answer);
  await opened.save(values);
  return opened;
}

/** Saves a new row over the real data provider. Returns the requests to the backend, reads first. */
async function requestsOfNew(
  resource: ResourceDefinition,
  values: FormValues,
  stored: readonly object[] = [],
) {
  const backend = await FakeBackend.signedIn();
  backend.answer = ({ method }) => ({ body: method === 'GET' ? stored : [{ id: 9 }] });
  const { notificationProvider } = fakeBackend([]);
  const options = { row: undefined, saveKey: () => 'anahtar', onSaved: vi.fn() };
  const dataProvider = createDataProvider(backend.client);
  const hook = await renderHook(() => useResourceForm(resource, options), {
    dataProvider,
    notificationProvider,
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

const taken = (column: string) =>
  Object.assign(new Error('Aynı bilgi başka bir yerde kullanılmış.'), {
    statusCode: 409,
    errors: { [column]: 'Aynı bilgi başka bir yerde kullanılmış.' },
  });

describe('the address of a row', () => {
  test('stays as a lost answer has made it, although the field is empty', async () => {
    const made = { id: 5, title: 'Şenlik Günü', slug: 'senlik-gunu', updated_at: '2026-11-21T12:00:00.000Z' };
    const backend = fakeBackend([{ ...made, in_calendar: false }]);
    vi.spyOn(fakeInstances.formDrafts, 'savedRow').mockResolvedValue(5);
    backend.refuse(Object.assign(new Error('Sunucuya ulaşılamıyor.'), { statusCode: 0, errors: {} }));
    const { save, onSaved } = await openForm(events, null, backend);
    await save({ title: 'Şenlik Günü' });
    backend.accept();
    await save({ title: 'Şenlik Günü' });
    vi.restoreAllMocks();
    expect(onSaved).toHaveBeenCalledOnce();
    expect(backend.row(5)).toMatchObject({ slug: 'senlik-gunu' });
    expect(backend.writes.filter(({ kind }) => kind === 'create')).toHaveLength(1);
  });

  test('is generated from the title while it is empty, and looked for before it is written', async () => {
    const [look, write] = await requestsOfNew(events, { title: 'Şenlik Günü' });
    expect(look).toMatchObject({
      method: 'GET',
      query: { select: 'id', slug: 'eq.senlik-gunu', limit: '1' },
    });
    expect(write).toMatchObject({ method: 'POST', body: { slug: 'senlik-gunu' } });
  });

  test.each([
    ['An event', events, 'etkinlik', 80],
    ['An item of news', alumniNews, 'haber', 140],
  ])(
    '%s without a letter in its title is called by its kind, and a long slug is cut',
    async (_, resource, fallback, longest) => {
      const slugOf = async (title: string) => (await requestsOfNew(resource, { title }))[1]?.body;
      expect(await slugOf('!!!')).toMatchObject({ slug: fallback });
      expect(await slugOf('a'.repeat(200))).toMatchObject({ slug: 'a'.repeat(longest) });
    },
  );

  test('gets four more characters when another row has it', async () => {
    const backend = fakeBackend([{ id: 1, slug: 'senlik-gunu' }]);
    await saveNew(events, { title: 'Şenlik Günü' }, backend);
    expect(backend.writes).toMatchObject([
      { values: { slug: expect.stringMatching(/^senlik-gunu-[a-z0-9]{4}$/) as string } },
    ]);
  });

  test('that only the database knows to be taken is changed once, then reported at the field', async () => {
    const backend = fakeBackend([]);
    backend.refuse(taken('slug'));
    const { form } = await saveNew(events, { title: 'Şenlik Günü' }, backend);
    expect(backend.writes).toMatchObject([
      { values: { slug: 'senlik-gunu' } },
      { values: { slug: expect.stringMatching(/^senlik-gunu-[a-z0-9]{4}$/) as string } },
    ]);
    expect(form().failure).toEqual({
      message: null,
      fields: [{ name: 'slug', message: 'Aynı bilgi başka bir yerde kullanılmış.' }],
    });
  });

  test.each([
    ['as it was made', 'senlik', 'Büyük Şenlik', 'buyuk-senlik'],
    ['with the suffix after a collision', 'senlik-k3f2', 'Büyük Şenlik', 'buyuk-senlik'],
    [
      'to one that another row has',
      'senlik',
      'Pilav',
      expect.stringMatching(/^pilav-[a-z0-9]{4}$/) as string,
    ],
    ['unless somebody typed another', 'bahar', 'Büyük Şenlik', undefined],
    ['unless the new title has the same', 'senlik-k3f2', 'ŞENLİK', undefined],
    ['unless it is that of one of several days', 'senlik-2031-12-16', 'Büyük Şenlik', undefined],
  ])('of a draft follows its title, %s', async (_, slug, title, followed) => {
    const rest = { published_at: null, gallery: [], gallery_alt: {} };
    const backend = fakeBackend([
      { id: 1, title: 'Şenlik', slug, ...rest },
      { id: 2, title: 'Pilav', slug: 'pilav', ...rest },
    ]);
    const { save } = await openForm(events, 1, backend);
    await save({ title });
    expect(backend.writes[0]?.values).toEqual(followed === undefined ? { title } : { title, slug: followed });
  });

  test('of an existing row stays the same when the title changes', async () => {
    const published_at = '2026-05-01T09:00:00.000Z';
    const backend = fakeBackend([
      { id: 1, title: 'Şenlik', slug: 'senlik', published_at, gallery: [], gallery_alt: {} },
    ]);
    const { save } = await openForm(events, 1, backend);
    await save({ title: 'Büyük Şenlik' });
    expect(backend.writes).toMatchObject([{ kind: 'update', values: { title: 'Büyük Şenlik' } }]);
    expect(backend.writes[0]?.values).not.toHaveProperty('slug');
  });

  test('typed for an existing row is not changed silently when it is taken', async () => {
    const backend = fakeBackend([
      { id: 1, title: 'Şenlik', slug: 'senlik' },
      { id: 2, title: 'Gezi', slug: 'gezi' },
    ]);
    const { save, form } = await openForm(events, 1, backend);
    await save({ slug: 'Gezi' });
    expect(backend.writes).toEqual([]);
    expect(form().failure?.fields).toEqual([
      { name: 'slug', message: 'Bu adres başka bir sayfada kullanılıyor; başka bir adres yazın.' },
    ]);
  });
});

describe('a row that may lead to its source instead of a page', () => {
  const link = 'https://gazete.example/roman';

  test('is written without an address, and nobody looks for one', async () => {
    const backend = fakeBackend([]);
    await saveNew(alumniNews, { title: 'Roman', link, slug: null }, backend);
    expect(backend.writes).toMatchObject([{ kind: 'create', values: { title: 'Roman', link, slug: null } }]);
  });

  test('needs the source once it is published, and not as a draft', async () => {
    const backend = fakeBackend([]);
    const news = { title: 'Roman', slug: null };
    const { form } = await saveNew(alumniNews, { ...news, published_at: 'now' }, backend);
    expect(backend.writes).toEqual([]);
    expect(form().failure?.fields).toEqual([
      {
        name: 'link',
        message: 'Kart doğrudan kaynağa gidecekse kaynağın https:// ile başlayan adresini yazın.',
      },
    ]);
    await saveNew(alumniNews, news, backend);
    expect(backend.writes).toMatchObject([{ kind: 'create', values: { link: null, published_at: null } }]);
  });
});

describe('a row that replaces another', () => {
  const october = { id: 5, year: 2025, month: 10, pdf_url: '/eski.pdf' };
  const again = { year: 2025, month: 10, pdf_url: '/yeni.pdf' };

  test('asks first, and a no leaves everything as it is', async () => {
    const backend = fakeBackend([october]);
    const { form } = await saveNew(bulletins, again, backend, false);
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: expect.stringContaining('Ekim 2025') as string }),
    );
    expect(backend.writes).toEqual([]);
    expect(form().isSaving).toBe(false);
  });

  test('is looked for by year and month and then written, over the one that has them or anew', async () => {
    const [look, insert] = await requestsOfNew(bulletins, again);
    expect(look).toMatchObject({ method: 'GET', query: { year: 'eq.2025', month: 'eq.10' } });
    expect(insert).toMatchObject({ method: 'POST', body: again });
    const [, update] = await requestsOfNew(bulletins, again, [october]);
    const body = { pdf_url: '/yeni.pdf' };
    expect(update).toEqual({
      method: 'PATCH',
      query: expect.objectContaining({ id: 'eq.5' }) as object,
      body,
    });
  });

  test('leaves no duplicate when an existing row moves there', async () => {
    const backend = fakeBackend([october, { id: 6, year: 2025, month: 11, pdf_url: '/kasim.pdf' }]);
    const { onSaved, save } = await openForm(bulletins, 6, backend);
    await save({ month: 10 });
    expect(backend.writes.map(({ kind }) => kind)).toEqual(['update', 'delete']);
    expect(backend.row(5)).toMatchObject({ pdf_url: '/kasim.pdf' });
    expect(backend.row(6)).toBeUndefined();
    // One undo takes back both.
    expect(onSaved.mock.lastCall?.[1]).toMatchObject({ saved: [{ id: 5 }], deleted: [{ id: 6 }] });
  });
});
