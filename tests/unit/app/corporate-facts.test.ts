import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from './page-document';
import { boardMember } from './rows';

// Its years are those of 2025.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2025-10-01T09:00:00Z');
});
afterEach(() => vi.useRealTimers());

const president = boardMember(1, { full_name: 'Nermin Selvi', role: 'Başkan' });

describe('what the specification states stands on', () => {
  test.each<[string, string, RegExp[]]>([
    [
      'about us',
      'hakkimizda',
      [
        /1987’de kuruldu/,
        /Ekim 2025 itibarıyla yaklaşık 2\.325 üye/,
        /Amacımız, mezunlar arasındaki bağı ve dayanışmayı güçlendirmek/,
        /20 Ocak’ta Mezunlar Günü.*25\., 40\. ve 50\. yıl.*anı plaket/,
        /Yönetim kurulumuz her yıl beş mezun seçiyor; Başarı ve Onur Ödülü/,
        /Mayıs ayındaki tören.*10\., 20\., 30\. ve 60\. yıl.*sertifika/,
        /Bağışlar ve üye aidatları burs fonu/,
        /150\. ve 160\. kuruluş yıl/,
        /lokalimiz Haziran 2022’de kapandı/,
        /NDS Edebiyat Ödülü 2025’te 17\. yılını/,
      ],
    ],
    [
      'our history',
      'tarihce',
      [
        /38\. yıl/,
        /1987’de.*kuruldu/,
        /İlk başkanımız .*ikinci başkanımız/,
        /İlk burslar 1989’da/,
        /her yıl yinelenen etkinlik/,
        /150\. kuruluş yılını 2006’da/,
        /2008’de açılan lokalimiz.*Haziran 2022’de kapat/,
        /NDS Edebiyat Ödülü de 2008’de oluşturuldu/,
        /2025’te derneğimizi yeniden yapılandırdık/,
      ],
    ],
    [
      'the president’s message',
      'baskanin-mesaji',
      [/Sevgili mezunlar/, /38\. yıl/, /Sevgi ve saygılarımla, Nermin Selvi Yönetim Kurulu Başkanı/],
    ],
    [
      'the bylaws',
      'dernek-tuzugu',
      [
        /yirmi bir madde ile bir geçici madde/,
        /başvuruyu en çok 30 gün içinde.*karara bağlar/,
        /yazılı uyarının bildirilmesinden başlayarak 6 ay içinde birikmiş aidat borcunu ödememek/,
        /Yönetim kurulu, .*7 asıl ve 7 yedek üyeden oluşur/,
        /Denetim kurulu, .*3 asıl ve 3 yedek üyeden oluşur/,
        /Olağan genel kurul iki yılda bir, şubat ayında toplanır/,
        /toplantı gününden en az 15 gün önce/,
        /İki toplantı arasındaki süre 7 günden az, 60 günden fazla olamaz/,
        /beşte birinin yazılı isteği üzerine olağanüstü toplanır/,
        /Değişikliğe, .*üçte iki oyuyla, yani nitelikli çoğunlukla/,
        /Fesih kararı, .*üçte iki oyuyla, yani nitelikli çoğunlukla/,
        /5 yıl saklanır/,
        /her takvim yılının ilk dört ayı içinde/,
        /bir başkan, bir başkan yardımcısı, bir genel sekreter ve bir sayman/,
        /Onursal üyeler .*oy kullanamaz/,
      ],
    ],
    [
      'the school family',
      'nds-ailesi',
      [
        /Okulumuz/,
        /Vakıf okulları/,
        /Vakıf okul yapılarının|vakıf, okul yapılarının/,
        /Kariyer ağı/,
        /Dünya ağı/,
      ],
    ],
    [
      'the literature award',
      'nds-edebiyat-odulu',
      [
        /2008’de oluşturuldu.*2025’te 17\. yıl/,
        /bir yıl Türkçe yazan bir Türk yazara, ertesi yıl Fransızca yazan ve yapıtı Türkçeye çevrilmiş bir yazara/,
        /Yalnızca düzyazı türleri/,
        /2026 ödülünün koşulları/,
        /Yazar hayatta olmalı/,
        /ilk baskısı 1 Nisan 2023 ile 31 Mart 2025 arasında/,
        /dokuz üye/,
      ],
    ],
  ])('%s', async (_, name, facts) => {
    const { text } = await openPage(`/kurumsal/${name}`, { board_members: [president] });
    for (const fact of facts) expect(text).toMatch(fact);
  });
});
