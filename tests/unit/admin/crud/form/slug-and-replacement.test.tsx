// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { toChanges, toForm, toRow } from '../../../../../admin/fields/form-codec';
import type { FormCodec, FormValues } from '../../../../../admin/lib/form-values';
import { useReplaceStep } from '../../../../../admin/crud/form/use-replace-step';
import { useResourceForm } from '../../../../../admin/crud/form/use-resource-form';
import { useSlugStep } from '../../../../../admin/crud/form/use-slug-step';
import { bulletins } from '../../../../../admin/resources/bulletins';
import { events } from '../../../../../admin/resources/events';
import type { ResourceDefinition } from '../../../../../admin/schema/types';
import { fakeBackend } from '../../support/fake-backend';
import { renderHook } from '../../support/render-hook';

vi.mock('../../../../../admin/providers/supabase-client', () => ({
  getBackend: () => ({ url: window.location.origin }),
  getSupabase: () => ({ storage: { from: () => ({ remove: () => Promise.resolve({ error: null }) }) } }),
}));

type Backend = ReturnType<typeof fakeBackend>;

const codecOf = (resource: ResourceDefinition): FormCodec => ({
  toForm: (row) => toForm(resource, row),
  toRow: (values) => toRow(resource, values),
  toChanges: (values, initial) => toChanges(resource, values, initial),
});

function openForm(resource: ResourceDefinition, id: number | null, backend: Backend) {
  const codec = codecOf(resource);
  return renderHook(() => {
    const slug = useSlugStep(resource);
    const { step: replacement, replacing } = useReplaceStep(resource, codec);
    const form = useResourceForm(resource, id, {
      codec,
      steps: [slug, replacement],
      onSaved: () => undefined,
    });
    return { form, replacing };
  }, backend);
}

async function saveNew(resource: ResourceDefinition, values: FormValues, backend: Backend) {
  const hook = await openForm(resource, null, backend);
  await hook.does(({ form }) => form.save({ ...form.initial, ...values }));
  return hook;
}

const taken = (column: string) =>
  Object.assign(new Error('Aynı bilgi başka bir yerde kullanılmış.'), {
    statusCode: 409,
    errors: { [column]: 'Aynı bilgi başka bir yerde kullanılmış.' },
  });

describe('the address of a row', () => {
  test('is made from the title while it is empty', async () => {
    const backend = fakeBackend([]);
    await saveNew(events, { title: 'Şenlik Günü' }, backend);
    expect(backend.writes).toMatchObject([{ kind: 'create', values: { slug: 'senlik-gunu' } }]);
  });

  test('gets four more characters when another row has it', async () => {
    const backend = fakeBackend([{ id: 1, slug: 'senlik-gunu' }]);
    await saveNew(events, { title: 'Şenlik Günü' }, backend);
    expect(backend.writes).toMatchObject([
      { values: { slug: expect.stringMatching(/^senlik-gunu-[a-z0-9]{4}$/) as string } },
    ]);
  });

  test('that only the database knows to be taken is changed once, then told at the field', async () => {
    const backend = fakeBackend([]);
    backend.refuse(taken('slug'));
    const hook = await saveNew(events, { title: 'Şenlik Günü' }, backend);
    expect(backend.writes).toMatchObject([
      { values: { slug: 'senlik-gunu' } },
      { values: { slug: expect.stringMatching(/^senlik-gunu-[a-z0-9]{4}$/) as string } },
    ]);
    expect(hook.now().form.failure).toEqual({
      message: null,
      fields: [{ name: 'slug', message: 'Aynı bilgi başka bir yerde kullanılmış.' }],
    });
  });

  test('of an old row stays as it is, whatever becomes of the title', async () => {
    const backend = fakeBackend([{ id: 1, title: 'Şenlik', slug: 'senlik', gallery: [], gallery_alt: {} }]);
    const hook = await openForm(events, 1, backend);
    await hook.does(({ form }) => form.save({ ...form.initial, title: 'Büyük Şenlik' }));
    expect(backend.writes).toMatchObject([{ kind: 'update', values: { title: 'Büyük Şenlik' } }]);
    expect(backend.writes[0]?.values).not.toHaveProperty('slug');
  });

  test('typed by hand for an old row is not changed silently when it is taken', async () => {
    const backend = fakeBackend([
      { id: 1, title: 'Şenlik', slug: 'senlik' },
      { id: 2, title: 'Gezi', slug: 'gezi' },
    ]);
    const hook = await openForm(events, 1, backend);
    await hook.does(({ form }) => form.save({ ...form.initial, slug: 'Gezi' }));
    expect(backend.writes).toEqual([]);
    expect(hook.now().form.failure?.fields).toEqual([
      { name: 'slug', message: 'Bu adres başka bir sayfada kullanılıyor; başka bir adres yazın.' },
    ]);
  });
});

describe('a row that takes another one’s place', () => {
  const october = { id: 5, year: 2025, month: 10, pdf_url: '/eski.pdf' };
  const again = { year: 2025, month: 10, pdf_url: '/yeni.pdf' };

  test('asks first; a no leaves everything as it is', async () => {
    const backend = fakeBackend([october]);
    const hook = await saveNew(bulletins, again, backend);
    expect(hook.now().replacing?.other).toMatchObject(october);
    await hook.does(({ replacing }) => replacing?.decide(false));
    expect(backend.writes).toEqual([]);
    expect(hook.now().form.isSaving).toBe(false);
  });

  test('after a yes is written into the old row', async () => {
    const backend = fakeBackend([october]);
    const hook = await saveNew(bulletins, again, backend);
    await hook.does(({ replacing }) => replacing?.decide(true));
    expect(backend.writes).toEqual([{ kind: 'update', values: { pdf_url: '/yeni.pdf' } }]);
    expect(backend.row(5)).toMatchObject({ pdf_url: '/yeni.pdf' });
  });

  test('leaves none behind when an old row moves there', async () => {
    const backend = fakeBackend([october, { id: 6, year: 2025, month: 11, pdf_url: '/kasim.pdf' }]);
    const hook = await openForm(bulletins, 6, backend);
    await hook.does(({ form }) => form.save({ ...form.initial, month: 10 }));
    await hook.does(({ replacing }) => replacing?.decide(true));
    expect(backend.writes.map(({ kind }) => kind)).toEqual(['update', 'delete']);
    expect(backend.row(5)).toMatchObject({ pdf_url: '/kasim.pdf' });
    expect(backend.row(6)).toBeUndefined();
  });

  test('asks nothing when nothing stands there', async () => {
    const backend = fakeBackend([october]);
    await saveNew(bulletins, { ...again, month: 9 }, backend);
    expect(backend.writes).toMatchObject([{ kind: 'create', values: { month: 9 } }]);
  });
});
