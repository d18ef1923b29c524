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
  unknown: { title: 'Sayfa bulunamadı', isHidden: true },
  login: { title: 'Yönetici Girişi', isHidden: true },
  admin: { title: 'Yönetim', isHidden: true },
} as const satisfies Record<string, PageMeta>;
