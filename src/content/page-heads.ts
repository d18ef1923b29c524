import type { PageMeta } from '../shared/page-data.ts';
import { paths } from '../shared/paths.ts';

/** What the addresses of the site say about themselves before any data is read. */
export const pageHeads = {
  home: { canonicalPath: paths.home },
  announcements: {
    title: 'Duyurular',
    description: 'Derneğimizden mezunlarımıza ve okul topluluğumuza güncel duyurular.',
    canonicalPath: paths.announcements,
  },
  announcement: { title: 'Duyuru' },
  events: {
    title: 'Etkinlikler',
    description: 'Buluşmalar, konserler, söyleşiler, geziler: derneğimizin yaklaşan ve geçmiş etkinlikleri.',
    canonicalPath: paths.events,
  },
  event: { title: 'Etkinlik' },
  calendar: {
    title: 'Takvim',
    description: 'Dernek etkinliklerinin ve önemli günlerin ay ay takvimi.',
    canonicalPath: paths.calendar,
  },
  bulletins: {
    title: 'Bülten Arşivi',
    description: 'NDS Mezunlar Derneği’nin 2009’dan bugüne yayımladığı bültenler: okuyun ya da indirin.',
    canonicalPath: paths.bulletins,
  },
  alumniNews: {
    title: 'Mezunlardan Haberler',
    description: 'Mezunlarımızın başarıları, kitapları, ödülleri ve yeni yolculukları.',
    canonicalPath: paths.alumniNews,
  },
  alumniNewsItem: { title: 'Haber' },
  awards: {
    title: 'Başarı ve Onur Ödülleri',
    description: '1995’ten bu yana ödül alan mezunlarımız: ada, mesleğe ve NDS yılına göre arayın.',
    canonicalPath: paths.awards,
  },
  unknown: { title: 'Sayfa bulunamadı', isHidden: true },
  login: { title: 'Yönetici Girişi', isHidden: true },
  admin: { title: 'Yönetim', isHidden: true },
} as const satisfies Record<string, PageMeta>;
