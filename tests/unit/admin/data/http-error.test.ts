import { describe, expect, test } from 'vitest';
import { toBackendError } from '../../../../admin/data/http-error';

describe('a failed request becomes one error with a status, a Turkish message and the field at fault', () => {
  const EMPTY = 'Bu alan boş bırakılamaz.';
  const RANGE = 'Yazdığınız sayı ya da tarih çok küçük veya çok büyük.';
  const FORMAT = 'Yazdığınız bilgi okunamadı; yazımını gözden geçirin.';
  const OF_EVENT = 'Takvimdeki bu gün bir etkinlikten geliyor; etkinliği düzenleyin.';
  const OTHER = 'Yazdıklarınızdan biri kurallara uymuyor; gözden geçirin.';

  test.each([
    ['events_ends_at_order', 'events', 'ends_at', 'Bitiş, başlangıçtan önce olamaz.'],
    ['calendar_event_id_source', 'calendar', 'event_id', OF_EVENT],
    ['member_perks_contact_email_format', 'member_perks', 'contact_email', FORMAT],
    ['calendar_date_range', 'calendar', 'date', RANGE],
    ['events_title_novelty', 'events', 'title', OTHER],
  ])('%s names its field and what is wrong with it', (constraint, table, field, message) => {
    const failure = { code: '23514', status: 400, message: `violates check constraint "${constraint}"` };
    expect(toBackendError(failure, table)).toMatchObject({ statusCode: 400, code: '23514', message });
    expect(toBackendError(failure, table).errors).toEqual({ [field]: message });
  });

  test.each([
    [
      'a duplicate',
      '23505',
      'duplicate key value violates unique constraint "events_slug_key"',
      'slug',
      'Aynı bilgi başka bir yerde kullanılmış.',
    ],
    [
      'a relation to a deleted row',
      '23503',
      'insert or update on table "events" violates foreign key constraint "events_occasion_id_fkey"',
      'occasion_id',
      'Seçtiğiniz silinmiş; başka birini seçin.',
    ],
    [
      'a missing value',
      '23502',
      'null value in column "title" of relation "events" violates not-null constraint',
      'title',
      EMPTY,
    ],
  ])('%s names its column', (_, code, message, column, sentence) => {
    expect(toBackendError({ code, status: 409, message }, 'events').errors).toEqual({ [column]: sentence });
  });

  test('a row referenced from its own table cannot be deleted, and no field is blamed', () => {
    const message =
      'update or delete on table "samples" violates foreign key constraint "samples_parent_id_fkey" on table "samples"';
    expect(toBackendError({ code: '23503', status: 409, message }, 'samples')).toMatchObject({
      message: 'Başka bir kayıt buna bağlı olduğu için silinemez.',
      errors: {},
    });
  });

  const AWAY = 'Sunucu şu anda yanıt veremiyor. Biraz sonra yeniden deneyin.';
  const LARGE = 'Gönderilen içerik çok büyük.';
  const NO_ANSWER = 'Sunucuya ulaşılamıyor. Bağlantınızı denetleyip yeniden deneyin.';
  const NO_SESSION = 'Oturum bulunamadı. Lütfen giriş yapın.';
  const TOO_MANY = 'Çok fazla deneme yapıldı. Birkaç dakika sonra yeniden deneyin.';

  test.each([
    [{ code: '42501', status: 403, message: 'permission denied' }, 403, 'Bu işlem için yetkiniz yok.'],
    [{ code: 'PGRST301', status: 401, message: 'JWT expired' }, 401, NO_SESSION],
    [{ code: 'database_unavailable', message: 'Veri tabanına ulaşılamıyor' }, 503, AWAY],
    [{ status: 429, message: 'x' }, 429, TOO_MANY],
    [{ status: 413, message: 'x' }, 413, LARGE],
    [{ code: '', status: 0, message: 'TypeError: Failed to fetch' }, 0, NO_ANSWER],
    // An unknown failure keeps its own message.
    [{ code: 'XX000', status: 500, message: 'disk is full' }, 500, 'disk is full'],
  ])('%o', (failure, statusCode, message) => {
    expect(toBackendError(failure, 'announcements')).toMatchObject({ statusCode, message });
  });
});
