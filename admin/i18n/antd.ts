/**
 * Texts that Ant Design's Turkish locale lacks (a test compares it with the English one), and Turkish date
 * formats.
 */
export const antdTexts = {
  date: {
    dateFormat: 'DD.MM.YYYY',
    dateTimeFormat: 'DD.MM.YYYY HH:mm:ss',
    fieldDateFormat: 'DD.MM.YYYY',
    fieldDateTimeFormat: 'DD.MM.YYYY HH:mm:ss',
    rangeQuarterPlaceholder: ['Başlangıç çeyreği', 'Bitiş çeyreği'] satisfies [string, string],
    weekSelect: 'Hafta seç',
  },
  Table: {
    filterSearchPlaceholder: 'Filtrelerde ara',
    emptyText: 'Liste boş',
    selectNone: 'Seçimi kaldır',
  },
  QRCode: { expired: 'Karekodun süresi doldu', refresh: 'Yenile', scanned: 'Okutuldu' },
  ColorPicker: {
    presetEmpty: 'Boş',
    transparent: 'Saydam',
    singleColor: 'Tek renk',
    gradientColor: 'Renk geçişi',
  },
};
