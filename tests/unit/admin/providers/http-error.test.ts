import { describe, expect, test } from 'vitest';
import { toBackendError } from '../../../../admin/providers/http-error';

const TITLE_CHECK =
  'new row for relation "announcements" violates check constraint "announcements_title_required"';

describe('a failed request becomes one error with a status, a Turkish message and the field at fault', () => {
  test('a check violation in the words of PostgREST and of the embedded backend', () => {
    const failure = { code: '23514', status: 400, message: TITLE_CHECK };
    expect(toBackendError(failure, 'announcements')).toMatchObject({
      statusCode: 400,
      code: '23514',
      message: 'Bu alan boş bırakılamaz.',
      errors: { title: 'Bu alan boş bırakılamaz.' },
    });
  });

  test.each([
    ['events_ends_at_order', 'events', 'ends_at', 'Bitiş, başlangıçtan önce olamaz.'],
    ['events_starts_at_calendar', 'events', 'starts_at', 'Takvime eklemek için başlangıç tarihi gerekir.'],
    [
      'calendar_event_id_source',
      'calendar',
      'event_id',
      'Takvimdeki bu gün bir etkinlikten geliyor; etkinliği düzenleyin.',
    ],
    [
      'member_perks_contact_email_format',
      'member_perks',
      'contact_email',
      'Yazdığınız bilgi okunamadı; yazımını gözden geçirin.',
    ],
    ['calendar_date_range', 'calendar', 'date', 'Yazdığınız sayı ya da tarih çok küçük veya çok büyük.'],
    [
      'announcements_hero_bg_url_format',
      'announcements',
      'hero_bg_url',
      'Yazdığınız bilgi okunamadı; yazımını gözden geçirin.',
    ],
    [
      'samples_status_option',
      'samples',
      'status',
      'Bu seçenek veri tabanında tanımlı değil; listeden başka birini seçin.',
    ],
    ['events_title_length', 'events', 'title', 'Metin çok uzun.'],
    ['events_title_novelty', 'events', 'title', 'Yazdıklarınızdan biri kurallara uymuyor; gözden geçirin.'],
  ])('%s names its field and what is wrong with it', (constraint, table, field, message) => {
    const failure = { code: '23514', status: 400, message: `violates check constraint "${constraint}"` };
    expect(toBackendError(failure, table).errors).toEqual({ [field]: message });
  });

  test('a duplicate names its column', () => {
    const message = 'duplicate key value violates unique constraint "events_slug_key"';
    expect(toBackendError({ code: '23505', status: 409, message }, 'events')).toMatchObject({
      statusCode: 409,
      errors: { slug: 'Aynı bilgi başka bir yerde kullanılmış.' },
    });
  });

  test('a relation to a deleted row names its column', () => {
    const message =
      'insert or update on table "samples" violates foreign key constraint "samples_occasion_id_fkey"';
    expect(toBackendError({ code: '23503', status: 409, message }, 'samples')).toMatchObject({
      statusCode: 409,
      errors: { occasion_id: 'Seçtiğiniz silinmiş; başka birini seçin.' },
    });
  });

  test('a row referenced from its own table cannot be deleted, and no field is blamed', () => {
    const message =
      'update or delete on table "samples" violates foreign key constraint "samples_parent_id_fkey" on table "samples"';
    expect(toBackendError({ code: '23503', status: 409, message }, 'samples')).toMatchObject({
      message: 'Başka bir kayıt buna bağlı olduğu için silinemez.',
      errors: {},
    });
  });

  test('a missing value names its column', () => {
    const message = 'null value in column "title" of relation "events" violates not-null constraint';
    expect(toBackendError({ code: '23502', status: 400, message }, 'events').errors).toEqual({
      title: 'Bu alan boş bırakılamaz.',
    });
  });

  test("another table's constraint names no field", () => {
    const message = 'violates foreign key constraint "profiles_user_id_fkey"';
    expect(toBackendError({ code: '23503', status: 409, message }, 'events').errors).toEqual({});
  });

  test.each([
    [{ code: '42501', status: 403, message: 'permission denied' }, 403, 'Bu işlem için yetkiniz yok.'],
    [
      { code: 'PGRST301', status: 401, message: 'JWT expired' },
      401,
      'Oturum bulunamadı. Lütfen giriş yapın.',
    ],
    [{ code: '', status: 401, message: 'x' }, 401, 'Oturum bulunamadı. Lütfen giriş yapın.'],
    [
      { code: 'database_unavailable', message: 'Veri tabanına ulaşılamıyor' },
      503,
      'Sunucu şu anda yanıt veremiyor. Biraz sonra yeniden deneyin.',
    ],
    [{ code: 'EntityTooLarge', message: 'x' }, 413, 'Gönderilen içerik çok büyük.'],
    [{ status: 429, message: 'x' }, 429, 'Çok fazla deneme yapıldı. Birkaç dakika sonra yeniden deneyin.'],
    [{ status: 413, message: 'x' }, 413, 'Gönderilen içerik çok büyük.'],
    [{ status: 503, message: 'x' }, 503, 'Sunucu şu anda yanıt veremiyor. Biraz sonra yeniden deneyin.'],
  ])('%o', (failure, statusCode, message) => {
    expect(toBackendError(failure, 'announcements')).toMatchObject({ statusCode, message });
  });

  test.each([
    'TypeError: Failed to fetch',
    'TypeError: NetworkError when attempting',
    'TypeError: Load failed',
  ])('a request without an answer has its own message: %s', (message) => {
    expect(toBackendError({ code: '', status: 0, message }, 'events')).toMatchObject({
      statusCode: 0,
      message: 'Sunucuya ulaşılamıyor. Bağlantınızı denetleyip yeniden deneyin.',
    });
  });

  test('an unknown failure keeps its own message', () => {
    expect(toBackendError({ code: 'XX000', status: 500, message: 'disk is full' }, 'events')).toMatchObject({
      statusCode: 500,
      message: 'disk is full',
    });
  });
});
