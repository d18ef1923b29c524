import { describe, expect, test } from 'vitest';
import { saveFailure } from '../../../../../admin/crud/form/save-failure';
import { announcements } from '../../../../../admin/resources/announcements';

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
