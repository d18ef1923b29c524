import { paths } from '../shared/paths';

export interface MenuLink {
  readonly to: string;
  readonly label: string;
}

export interface MenuItem extends MenuLink {
  readonly children?: readonly MenuLink[];
}

/** The top navigation in its order; a page enters it when it exists. */
export const menu: readonly MenuItem[] = [
  { to: paths.home, label: 'Ana Sayfa' },
  {
    to: paths.announcements,
    label: 'Duyurular',
    children: [
      { to: paths.announcements, label: 'Tüm Duyurular' },
      { to: paths.events, label: 'Etkinlikler' },
      { to: paths.calendar, label: 'Takvim' },
      { to: paths.bulletins, label: 'Bülten Arşivi' },
    ],
  },
  {
    to: paths.alumniNews,
    label: 'Mezunlarımız',
    children: [
      { to: paths.alumniNews, label: 'Mezunlardan Haberler' },
      { to: paths.awards, label: 'Başarı ve Onur Ödülleri' },
    ],
  },
];

/** The row of text links in the footer. */
export const footerLinks: readonly MenuLink[] = [{ to: paths.announcements, label: 'Duyurular' }];
