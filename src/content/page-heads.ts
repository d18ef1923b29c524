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
  unknown: { title: 'Sayfa bulunamadı', isHidden: true },
  login: { title: 'Yönetici Girişi', isHidden: true },
  admin: { title: 'Yönetim', isHidden: true },
} as const satisfies Record<string, PageMeta>;
