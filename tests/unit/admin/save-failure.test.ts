import { describe, expect, test } from 'vitest';
import { saveFailure } from '../../../admin/hooks/save-failure';
import { announcements } from '../../../admin/resources/announcements';

const refused = (errors: object) =>
  Object.assign(new Error('Bu değer kurallara uymuyor.'), { statusCode: 400, errors });

describe('a refused save', () => {
  test('speaks at the field the database blames', () => {
    expect(saveFailure(refused({ cover_url: 'Geçersiz adres.' }), announcements)).toEqual({
      message: null,
      fields: [{ name: 'cover_url', message: 'Geçersiz adres.' }],
    });
  });

  test('speaks above the form when no declared field is to blame', () => {
    expect(saveFailure(refused({ slug: 'Kullanılıyor.' }), announcements)).toEqual({
      message: 'Bu değer kurallara uymuyor.',
      fields: [],
    });
  });

  test('says something whatever was thrown', () => {
    expect(saveFailure(new Error('Oturum bulunamadı. Lütfen giriş yapın.'), announcements).message).toBe(
      'Oturum bulunamadı. Lütfen giriş yapın.',
    );
    expect(saveFailure('beklenmedik', announcements).message).toBe('beklenmedik');
  });
});
