/** Words of the calendar page that no other page shares. */
export const calendarTexts = {
  title: 'TAKVİM',
  titleOf: (month: string) => `${month} takvimi`,
  previousMonth: (month: string) => `Önceki ay: ${month}`,
  nextMonth: (month: string) => `Sonraki ay: ${month}`,
  chooseMonth: 'Ay seç',
  previousYear: 'Önceki yıl',
  nextYear: 'Sonraki yıl',
  cancel: 'Vazgeç',
  hasEntries: (count: number) => `${count} etkinlik`,
  weekdays: [
    { short: 'Pzt', long: 'Pazartesi' },
    { short: 'Sal', long: 'Salı' },
    { short: 'Çar', long: 'Çarşamba' },
    { short: 'Per', long: 'Perşembe' },
    { short: 'Cum', long: 'Cuma' },
    { short: 'Cmt', long: 'Cumartesi' },
    { short: 'Paz', long: 'Pazar' },
  ],
} as const;
