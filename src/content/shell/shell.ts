/** Accessible names of the shell's landmarks and pictures, and the back office's notice without JavaScript. */
export const shellTexts = {
  banner: 'Duyuru şeridi',
  mobileMenu: 'Site menüsü',
  searchOverlay: 'Site içi arama',
  footerLinks: 'Sayfa bağlantıları',
  legalLinks: 'Yasal metinler',
  social: 'Sosyal medya',
  cards: 'Geçerli kartlar',
  theme: 'Görünüm',
  themes: { system: 'Cihazın ayarı', light: 'Açık', dark: 'Koyu' },
  textSize: 'Yazı boyutu',
  textSizes: { 100: 'Olağan', 115: 'Büyük', 130: 'Çok büyük' },
  backOfficeNeedsScript:
    'Yönetim paneli JavaScript olmadan çalışmaz. Lütfen tarayıcınızda JavaScript’i açın.',
} as const;
