/** Names of the shell's landmarks and pictures, spoken by screen readers. */
export const shellTexts = {
  mobileMenu: 'Site menüsü',
  searchOverlay: 'Site içi arama',
  footerLinks: 'Sayfa bağlantıları',
  legalLinks: 'Yasal metinler',
  social: 'Sosyal medya',
  cards: 'Geçerli kartlar',
  backOfficeNeedsScript: 'Yönetim paneli JavaScript olmadan çalışmaz. Lütfen tarayıcınızda JavaScript’i açın.',
} as const;
