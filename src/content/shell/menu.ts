import { paths } from '../../lib/paths/paths';

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

/** The row of text links in the footer. */
export const footerLinks: readonly MenuLink[] = [
  { to: paths.about, label: 'Hakkımızda' },
  { to: paths.howToJoin, label: 'Nasıl Üye Olunur?' },
  { to: paths.dues, label: 'Aidat' },
  { to: paths.announcements, label: 'Duyurular' },
  { to: paths.contact, label: 'İletişim' },
];

/** The legal texts, under the footer's links. */
export const legalLinks: readonly MenuLink[] = [
  { to: paths.privacy, label: 'Gizlilik Sözleşmesi' },
  { to: paths.refunds, label: 'İptal ve İade Şartları' },
];

/** Whether the page at an address belongs to an item: it is the item's, a child's, or stands below one of them. */
export function isInSection({ to, children = [] }: MenuItem, pathname: string): boolean {
  return [to, ...children.map((child) => child.to)].some(
    (address) => pathname === address || (address !== paths.home && pathname.startsWith(`${address}/`)),
  );
}

/**
 * The steps from the home page to a page of the menu or of the legal texts, the page itself last. A page below one of
 * them (an event, an announcement) gives its title; that step has no address, since nobody is led to where they are.
 * Throws for an address that the menu does not know.
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
