export const calendarTexts = {
  title: 'TAKVİM',
  titleOf: (month: string) => `${month} takvimi`,
  previousMonth: (month: string) => `Önceki ay: ${month}`,
  nextMonth: (month: string) => `Sonraki ay: ${month}`,
  chooseMonth: 'Ay seç',
  toToday: 'Bugün',
  today: (weekday: string) => `Bugün, ${weekday}`,
  tomorrow: (weekday: string) => `Yarın, ${weekday}`,
  next: 'Sıradaki:',
  /** Said when a chosen month cannot be read, and the shown one stays. */
  monthMissing: (missed: string, shown: string) =>
    `${missed} takvimi alınamadı; ${shown} takvimi yerinde duruyor.`,
  previousYear: 'Önceki yıl',
  nextYear: 'Sonraki yıl',
  cancel: 'Vazgeç',
  subscribe: {
    title: 'Takvime abone ol',
    lead: 'Takvimimizi kendi takviminizde görün: yeni günler kendiliğinden eklenir, değişenler güncellenir, iptal edilenler bildirilir.',
    ways: {
      apple: {
        label: 'iPhone, iPad, Mac',
        note: 'Açılan pencerede “Abone Ol” düğmesine dokunun.',
      },
      google: {
        label: 'Google Takvim',
        note: 'Bilgisayarda açın; telefonunuzdaki Google Takvim’de de görünür.',
      },
      outlook: { label: 'Outlook.com', note: 'Hotmail ve Live hesapları için de.' },
      microsoft365: { label: 'Outlook (iş ya da okul hesabı)', note: 'Microsoft 365 hesabınızla açılır.' },
    },
    other:
      'Başka bir takvim uygulaması kullanıyorsanız bu adresi uygulamanın “adresle abone ol” bölümüne yapıştırın:',
    copyAddress: 'Takvimin adresini kopyala',
  },
  hasEntries: (count: number) => `${count} etkinlik`,
} as const;
