/** The texts of the important changes on the overview: money, rights, and how administrators sign in. */
export const importantTexts = {
  title: 'Önemli değişiklikler',
  help: 'Para, yetki ve giriş bilgilerindeki değişiklikleri her yönetici 30 gün boyunca burada görür.',
  /** Headings; `subject` is a year, or an administrator's name and e-mail. */
  what: {
    iban: () => 'IBAN değişti',
    bank: () => 'Banka değişti',
    account_holder: () => 'Hesap sahibi değişti',
    payment_url: () => 'Kartla ödeme sayfası değişti',
    annual_fee: (subject: string) => `${subject} yılının aidatı değişti`,
    entry_fee: (subject: string) => `${subject} yılının giriş ödentisi değişti`,
    administrator: (_subject: string, isAdded: boolean) =>
      isAdded ? 'Yeni bir yönetici var' : 'Bir yöneticinin yetkisi kalktı',
    email: (subject: string) =>
      subject === '' ? 'Bir yöneticinin e-posta adresi değişti' : `E-posta adresi değişti: ${subject}`,
    identity: (subject: string) => `Hesaba yeni bir giriş yolu bağlandı: ${subject}`,
    second_step: (subject: string, isAdded: boolean) =>
      `İki adımlı doğrulama ${isAdded ? 'eklendi' : 'kaldırıldı'}: ${subject}`,
  },
  before: 'Eski',
  after: 'Yeni',
  none: 'yok',
  /** The sign-in service does not say who did it. */
  ownerOrServer: 'Hesabın sahibi ya da sistem',
  /** What to do, by what was changed and whether the own account did it. */
  advice: {
    own: (remedy: string) =>
      `Bu siz değilseniz hemen parolanızı değiştirin, diğer yöneticilere haber verin ve ${remedy}.`,
    others: (remedy: string, asked: 'değişikliği yapana' | 'hesabın sahibine') =>
      `Bu siz değilseniz ${asked} telefonla sorun. O da bilmiyorsa ikiniz de parolanızı değiştirin, diğer yöneticilere haber verin ve ${remedy}.`,
    server: (remedy: string) =>
      `Bu siz değilseniz siteyi kuran kişiye sorun. O da bilmiyorsa parolanızı değiştirin, diğer yöneticilere haber verin ve ${remedy}.`,
    money: 'doğrusunu yeniden yazın',
    administrator: '“Ekip” sayfasında kimlerin yönetici olduğuna bakın',
    account: '“Ekip” sayfasına bakıp o hesabın yetkisini alın',
  },
  seen: 'Gördüm',
  seenOf: (what: string) => `Gördüm: ${what}`,
  failed: (reason: string) => `Kaydedilemedi: ${reason}`,
} as const;
