export const boardTexts = {
  title: 'YÖNETİM KURULU',
  line: 'Derneğimizi iki yıllığına seçilen yedi asıl üye yönetiyor.',
  regularMembers: 'Asıl Üyeler',
  substitutes: 'Yedek Üyeler',
  audit: 'Denetim Kurulu',
  auditSubstitutes: 'Denetim Kurulu Yedekleri',
  photoOf: (name: string) => `Fotoğraf: ${name}`,
  empty: 'Kurul üyeleri henüz duyurulmadı.',
  former: {
    title: 'Önceki Yönetimler',
    none: 'Önceki dönemlerin yöneticileri bu sayfaya henüz eklenmedi.',
    failed: 'Önceki dönemler şu anda gösterilemiyor. Lütfen biraz sonra yeniden bakın.',
    term: (years: string) => `${years} dönemi`,
    days: (from: string, to: string) => `${from} – ${to}`,
    since: (from: string) => `${from} gününden beri`,
    regularMembers: 'Yönetim Kurulu',
  },
} as const;
