import { describe, expect, test } from 'vitest';
import { CLOSED, failure } from '../fake-api';
import { openPage } from '../page-document';

/** Each list of a page, and what stands in its place without rows (specification, sections 4 and 8). */
describe.each([
  ['/', 'calendar', 'Yakın etkinlik yok.'],
  ['/', 'announcements', 'Henüz duyuru yok.'],
  ['/', 'events', 'Henüz etkinlik yok.'],
  ['/', 'literature_awards', 'Henüz ödüllü kitap yok.'],
  ['/duyurular', 'announcements', 'Henüz duyuru yok.'],
  ['/duyurular/etkinlikler', 'events', 'Henüz etkinlik yok.'],
  ['/duyurular/bulten-arsivi', 'bulletins', 'Henüz bülten yok.'],
  ['/mezunlarimiz/mezunlardan-haberler', 'alumni_news', 'Henüz haber yok.'],
  [
    '/mezunlarimiz/basari-onur-odulleri',
    'award_recipients',
    'Kayıt bulunamadı. Ödül alan mezunlarımızın listesi hazırlanıyor.',
  ],
  ['/uyelik/uyelere-avantajlar', 'member_perks', 'Şu anda listelenecek avantaj bulunmuyor.'],
  ['/kurumsal/yonetim-kurulu', 'board_members', 'Kurul üyeleri henüz duyurulmadı.'],
  ['/kurumsal/nds-edebiyat-odulu', 'literature_awards', 'Henüz ödül alan kitap yok.'],
  ['/aidat', 'dues', 'Yıllık aidat Tutarını genel kurul belirler.'],
  ['/uyelik/uyelik-aidati', 'dues', 'Yıllık aidat Tutarını genel kurul belirler.'],
  ['/uyelik/nasil-uye-olunur', 'dues', 'Yıllık aidat Tutarını genel kurul belirler.'],
])('%s with %s', (path, table, words) => {
  test('says when there are none', async () => {
    const { text, texts } = await openPage(path);
    expect(text).toContain(words);
    expect(texts('[role=alert], table')).toEqual([]);
  });

  test('shows the backend’s message in place of each list that could not be read', async () => {
    const { status, isFaulty, text, texts } = await openPage(path, { [table]: failure() });
    expect([status, isFaulty]).toEqual([200, true]);
    expect(texts('[role=alert]')).toEqual([CLOSED]);
    expect(text).not.toContain(words);
    expect(text).toContain('Yeniden dene');
  });
});
