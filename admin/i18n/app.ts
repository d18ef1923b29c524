/** The sentences of the back office's frame: sign-in, shell, guards and what the backend refuses. */
export const appTexts = {
  title: 'Yönetim',
  login: {
    email: 'E-posta',
    password: 'Parola',
    backToSite: 'Siteye dön',
    wrongCredentials: 'E-posta adresi veya parola hatalı.',
    unconfirmed: 'E-posta adresi henüz doğrulanmamış.',
    banned: 'Bu hesap kapatılmış.',
    missing: 'E-posta adresini ve parolayı yazın.',
    malformedEmail: 'E-posta adresi eksik ya da hatalı görünüyor; yazımını gözden geçirin.',
  },
  shell: {
    greeting: 'Merhaba, {{name}}',
    nameless: 'Admin',
    viewSite: 'Siteyi gör',
    menu: 'Yönetim menüsü',
    openMenu: 'Menüyü aç',
    overview: 'Genel Bakış',
    drafts: '{{count}} taslak',
    skipToContent: 'İçeriğe geç',
    notifications: 'Bildirimler',
  },
  unsaved: { title: 'Sayfadan ayrılıyorsunuz', leave: 'Ayrıl', stay: 'Sayfada kal' },
  access: { failed: 'Yetkileriniz okunamadı', retry: 'Tekrar dene' },
  backend: {
    network: 'Sunucuya ulaşılamıyor. Bağlantınızı denetleyip yeniden deneyin.',
    unavailable: 'Sunucu şu anda yanıt veremiyor. Biraz sonra yeniden deneyin.',
    refused: 'Bu işlem için yetkiniz yok.',
    missingRow: 'Kayıt bulunamadı: silinmiş olabilir ya da bu işlem için yetkiniz yok.',
    duplicate: 'Bu değer başka bir kayıtta kullanılıyor.',
    referenced: 'Bu kayıt başka bir kayda bağlı.',
    invalid: 'Bu değer kurallara uymuyor.',
    required: 'Bu alan boş bırakılamaz.',
    tooLong: 'Metin çok uzun.',
    outOfRange: 'Değer izin verilen aralığın dışında.',
    wrongOrder: 'Bitiş, başlangıçtan önce olamaz.',
    calendarNeedsDate: 'Takvime eklemek için başlangıç tarihi gerekir.',
    belongsToEvent: 'Bu kayıt bir etkinlikten geliyor; etkinliği düzenleyin.',
    malformed: 'Değerin biçimi geçersiz.',
    tooLarge: 'Gönderilen içerik çok büyük.',
    tooMany: 'Çok fazla deneme yapıldı. Birkaç dakika sonra yeniden deneyin.',
    outdated: 'Veritabanı bu sürümle uyumlu değil. Sayfayı yenileyin; sürerse siteyi yönetene haber verin.',
  },
} as const;

/** Takes a sentence with {{names}} and the values for them, gives the sentence filled in. */
export function fill(sentence: string, values: Readonly<Record<string, unknown>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    name in values ? String(values[name]) : placeholder,
  );
}
