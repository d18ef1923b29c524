import { paths } from '../../lib/paths/paths';

export interface MenuLink {
  readonly to: string;
  readonly label: string;
}

export interface MenuItem extends MenuLink {
  readonly children?: readonly MenuLink[];
}

/** The main menu. It lists only pages that exist. */
export const menu: readonly MenuItem[] = [
  { to: paths.home, label: 'Ana Sayfa' },
  {
    to: paths.about,
    label: 'Kurumsal',
    children: [
      { to: paths.about, label: 'Hakkımızda' },
      { to: paths.history, label: 'Tarihçe' },
      { to: paths.board, label: 'Yönetim Kurulu' },
      { to: paths.presidentMessage, label: 'Başkanın Mesajı' },
      { to: paths.bylaws, label: 'Dernek Tüzüğü' },
      { to: paths.dataProtection, label: 'KVKK' },
      { to: paths.schoolFamily, label: 'NDS Ailesi' },
      { to: paths.literatureAward, label: 'NDS Edebiyat Ödülü' },
    ],
  },
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
  {
    to: paths.whyJoin,
    label: 'Üyelik',
    children: [
      { to: paths.whyJoin, label: 'Neden Üye Olmalıyız?' },
      { to: paths.howToJoin, label: 'Nasıl Üye Olunur?' },
      { to: paths.membershipFee, label: 'Üyelik Aidatı' },
      { to: paths.perks, label: 'Üyelere Avantajlar' },
    ],
  },
  { to: paths.dues, label: 'Aidat' },
  {
    to: paths.addresses,
    label: 'İletişim',
    children: [
      { to: paths.addresses, label: 'İletişim Adresleri' },
      { to: paths.socialMedia, label: 'NDS Sosyal Medya' },
    ],
  },
];

/** The text links in the footer. */
export const footerLinks: readonly MenuLink[] = [
  { to: paths.about, label: 'Hakkımızda' },
  { to: paths.howToJoin, label: 'Nasıl Üye Olunur?' },
  { to: paths.dues, label: 'Aidat' },
  { to: paths.announcements, label: 'Duyurular' },
  { to: paths.addresses, label: 'İletişim' },
];

/** The legal links, under the footer's text links. */
export const legalLinks: readonly MenuLink[] = [
  { to: paths.privacy, label: 'Gizlilik Sözleşmesi' },
  { to: paths.refunds, label: 'İptal ve İade Şartları' },
];

/** Tells whether a path belongs to a menu item: it is the item's or a child's path, or below one of them. */
export function isInSection({ to, children = [] }: MenuItem, pathname: string): boolean {
  return [to, ...children.map((child) => child.to)].some(
    (address) => pathname === address || (address !== paths.home && pathname.startsWith(`${address}/`)),
  );
}

/**
 * Returns the breadcrumb of a page in the menu or the legal links; the page itself is last. A page below one of them,
 * such as an event, passes its `title`, and its step has no address. Throws for a path that the menu does not contain.
 */
export function trailTo(path: string, title?: string): MenuLink[] {
  const [home] = menu;
  const item = menu.find(({ to, children }) => to === path || children?.some((child) => child.to === path));
  const page =
    item?.children?.find(({ to }) => to === path) ?? [...legalLinks, ...menu].find(({ to }) => to === path);
  if (!home || !page) throw new Error(`No step leads to ${path}: name it in src/content/shell/menu.ts`);
  return [
    ...new Set([
      home,
      ...(item ? [item] : []),
      page,
      ...(title === undefined ? [] : [{ to: '', label: title }]),
    ]),
  ];
}
