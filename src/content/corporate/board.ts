export const boardTexts = {
  title: 'YÖNETİM KURULU',
  line: 'Derneğimizi iki yıllığına seçilen yedi asıl üye yönetiyor.',
  regularMembers: 'Asıl Üyeler',
  substitutes: 'Yedek Üyeler',
  audit: 'Denetim Kurulu',
  auditSubstitutes: 'Denetim Kurulu Yedekleri',
  photoOf: (name: string) => `Fotoğraf: ${name}`,
  empty: 'Kurul üyeleri henüz duyurulmadı.',
} as const;
