import { describe, expect, test, vi } from 'vitest';
import { toForm } from '../../../../../admin/fields/form-codec';
import { announcements } from '../../../../../admin/resources/announcements';
import { differences } from '../../../../../admin/crud/form/differences';
import { saveFailure } from '../../../../../admin/crud/form/save-failure';
import { runSave, type SaveAttempt, type SaveStep } from '../../../../../admin/crud/form/save-steps';

const FIRST: SaveAttempt = { row: undefined, values: { title: 'Bahar' } };
const titled = (title: string): SaveAttempt => ({ row: undefined, values: { title } });
const adding = (word: string): SaveStep => ({
  prepare: ({ row, values }) =>
    Promise.resolve({ row, values: { title: `${String(values.title)} ${word}` } }),
});

test('each step receives the values of the one before, and the last are written', async () => {
  const write = vi.fn(() => Promise.resolve());
  expect(await runSave(FIRST, [adding('şenliği'), {}, adding('2026')], write)).toEqual(
    titled('Bahar şenliği 2026'),
  );
  expect(write).toHaveBeenCalledExactlyOnceWith(titled('Bahar şenliği 2026'));
});

test('a step that returns null prevents the write', async () => {
  const write = vi.fn(() => Promise.resolve());
  expect(await runSave(FIRST, [{ prepare: () => Promise.resolve(null) }, adding('x')], write)).toBeNull();
  expect(write).not.toHaveBeenCalled();
});

test('the first step that recovers from a failure continues, and receives the earlier failures', async () => {
  const refusals = [new Error('bir'), new Error('iki')];
  const write = vi.fn(() => Promise.resolve());
  for (const refusal of refusals) write.mockRejectedValueOnce(refusal);
  const heard: unknown[][] = [];
  const steps: SaveStep[] = [
    { recover: () => Promise.resolve(undefined) },
    {
      recover: (failure, _attempt, earlier) => {
        heard.push([failure, ...earlier]);
        return Promise.resolve(titled(`${heard.length}. deneme`));
      },
    },
  ];
  expect(await runSave(FIRST, steps, write)).toEqual(titled('2. deneme'));
  expect(heard).toEqual([[refusals[0]], [refusals[1], refusals[0]]]);
});

test('a failure that no step recovers from is thrown, whether of the write or of a step', async () => {
  const refusal = new Error('olmaz');
  await expect(runSave(FIRST, [], () => Promise.reject(refusal))).rejects.toBe(refusal);
  const refusing: SaveStep = { prepare: () => Promise.reject(refusal) };
  await expect(runSave(FIRST, [refusing], () => Promise.resolve())).rejects.toBe(refusal);
});

test('going back to the form after a failure throws nothing', async () => {
  const back: SaveStep = { recover: () => Promise.resolve(null) };
  expect(await runSave(FIRST, [back], () => Promise.reject(new Error('eski')))).toBeNull();
});

test('finish receives what was written, and its failure does not repeat the write', async () => {
  const write = vi.fn(() => Promise.resolve());
  const finish = vi.fn(() => Promise.reject(new Error('artık')));
  const recover = vi.fn(() => Promise.resolve(FIRST));
  await expect(runSave(FIRST, [adding('2026'), { finish, recover }], write)).rejects.toThrow('artık');
  expect(finish).toHaveBeenCalledExactlyOnceWith(titled('Bahar 2026'), FIRST);
  expect(write).toHaveBeenCalledOnce();
  expect(recover).not.toHaveBeenCalled();
});

const refused = (errors: object) =>
  Object.assign(new Error('Bu değer kurallara uymuyor.'), { statusCode: 400, errors });

describe('a refused save', () => {
  test('is shown at the field that the database blames', () => {
    expect(saveFailure(refused({ cover_url: 'Geçersiz adres.' }), announcements, true)).toEqual({
      message: null,
      fields: [{ name: 'cover_url', message: 'Geçersiz adres.' }],
    });
  });

  test('is shown above the form when no declared field is to blame', () => {
    expect(saveFailure(refused({ slug: 'Kullanılıyor.' }), announcements, false)).toEqual({
      message: 'Bu değer kurallara uymuyor.',
      fields: [],
    });
  });

  test('of a new row says that it was not added, unless only the session is missing', () => {
    const messageOf = (error: unknown, isNew: boolean) => saveFailure(error, announcements, isNew).message;
    expect(messageOf(refused({}), true)).toBe('Kayıt eklenemedi: Bu değer kurallara uymuyor.');
    expect(messageOf('beklenmedik', true)).toBe('Kayıt eklenemedi: beklenmedik');
    expect(messageOf('beklenmedik', false)).toBe('beklenmedik');
    const noSession = new Error('Oturum bulunamadı. Lütfen giriş yapın.');
    expect(messageOf(Object.assign(noSession, { statusCode: 401 }), true)).toBe(
      'Oturum bulunamadı. Lütfen giriş yapın.',
    );
  });
});

test('only differing fields are compared, in words, and unchanged ones are marked', () => {
  const form = (row: object) =>
    toForm(announcements, { title: 'Bahar', lead: 'Giriş', featured_home: false, ...row });
  const found = differences(announcements, {
    started: form({}),
    mine: form({ title: 'Güz', featured_home: true }),
    stored: form({ title: 'Yaz', lead: null }),
  });
  expect(found).toEqual([
    { name: 'title', label: 'Başlık', mine: 'Güz', stored: 'Yaz' },
    { name: 'lead', label: 'Giriş', mine: null, stored: '' },
    { name: 'featured_home', label: 'Ana sayfada öne çıkar', mine: 'Evet', stored: 'Hayır' },
  ]);
});
