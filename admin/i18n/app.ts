import { MALFORMED_EMAIL } from '../../src/lib/identity/email-address';
import { countRows } from './count-words';

/** The texts of the frame: sign-in, shell, guard and backend errors. */
export const appTexts = {
  login: {
    email: 'E-posta',
    password: 'Parola',
    backToSite: 'Siteye dön',
    wrongCredentials: 'E-posta adresi veya parola hatalı.',
    unconfirmed: 'E-posta adresi henüz doğrulanmamış.',
    banned: 'Bu hesap kapatılmış.',
    missing: 'E-posta adresini ve parolayı yazın.',
    malformedEmail: MALFORMED_EMAIL,
  },
  shell: {
    greeting: 'Merhaba, {{name}}',
    nameless: 'Admin',
    viewSite: 'Siteyi gör',
    theme: 'Görünüm',
    themes: { system: 'Cihazınızın ayarı', light: 'Açık', dark: 'Koyu' },
    menu: 'Yönetim menüsü',
    overview: 'Genel Bakış',
    files: 'Dosyalar',
    drafts: '{{count}} taslak',
    notifications: 'Bildirimler',
    version: 'Sürüm {{version}}',
  },
  older: 'Daha eskileri göster',
  /** Precedes the name of a button whose action is running. */
  busy: 'Bekleyin:',
  unsaved: { title: 'Sayfadan ayrılıyorsunuz', leave: 'Ayrıl', stay: 'Sayfada kal' },
  access: {
    failed: 'Yetkileriniz okunamadı',
    /** A page that a writer has the address of. */
    closedTitle: 'Bu sayfa yöneticiler içindir',
    closedHelp:
      'Siz taslak yazar ve düzeltirsiniz. Burada yapılması gereken bir iş varsa onu bir yöneticiden isteyin.',
    toOverview: 'Genel Bakış’a dön',
  },
  backend: {
    network: 'Sunucuya ulaşılamıyor. Bağlantınızı denetleyip yeniden deneyin.',
    unavailable: 'Sunucu şu anda yanıt veremiyor. Biraz sonra yeniden deneyin.',
    refused: 'Bu işlem için yetkiniz yok.',
    missingRow: 'Bulunamadı. Silinmiş olabilir ya da bu işlem için yetkiniz yok.',
    duplicate: 'Aynı bilgi başka bir yerde kullanılmış.',
    referenced: 'Başka bir kayıt buna bağlı olduğu için silinemez.',
    /** `uses` are phrases such as 'Örnekler: “Bahçe”'. */
    usedBy: (uses: readonly string[]) =>
      `Bunu kullananlar olduğu için silinemez (${uses.join('; ')}). Önce onlarda başkasını seçin ya da onları silin.`,
    uses: (many: string, titles: readonly string[], more: number) =>
      `${many}: ${titles.map((title) => `“${title}”`).join(', ')}${more > 0 ? ` ve ${more} tane daha` : ''}`,
    targetGone: 'Seçtiğiniz silinmiş; başka birini seçin.',
    unknownOption: 'Bu seçenek artık kullanılmıyor; listeden başka birini seçin.',
    invalid: 'Yazdıklarınızdan biri kurallara uymuyor; gözden geçirin.',
    required: 'Bu alan boş bırakılamaz.',
    tooLong: 'Metin çok uzun.',
    outOfRange: 'Yazdığınız sayı ya da tarih çok küçük veya çok büyük.',
    wrongOrder: 'Bitiş, başlangıçtan önce olamaz.',
    calendarNeedsDate: 'Takvime eklemek için başlangıç tarihi gerekir.',
    belongsToEvent: 'Takvimdeki bu gün bir etkinlikten geliyor; etkinliği düzenleyin.',
    malformed: 'Yazdığınız bilgi okunamadı; yazımını gözden geçirin.',
    tooLarge: 'Gönderilen içerik çok büyük.',
    tooMany: 'Çok fazla deneme yapıldı. Birkaç dakika sonra yeniden deneyin.',
    outdated:
      'Veri tabanı bu sürümle uyumlu değil. Sayfayı yenileyin; sürerse siteyi kuran kişiye haber verin.',
  },
  team: {
    title: 'Ekip',
    /** Why the team could not be changed. */
    refused: {
      lastOne:
        'Sitede giriş yapmış başka yönetici kalmayacağı için bu kişi ekipten çıkarılamaz ve yazar yapılamaz.',
      notMember: 'Bu kişi artık ekipte değil. Sayfayı yenileyin.',
      alreadyAdmin: 'Bu adres zaten bir yöneticinin.',
      alreadyWriter: 'Bu adres zaten bir yazarın. Rolünü yukarıdaki listeden değiştirebilirsiniz.',
      mail: 'Davet iletisi gönderilemedi. Biraz sonra yeniden deneyin; sürerse siteyi kuran kişiye haber verin.',
      relay:
        'Davetleri gönderen hizmet yanıt vermiyor; sizin bağlantınızda bir sorun yok. Birkaç dakika sonra yeniden deneyin.',
      failed:
        'Davet gönderilemedi. Sayfayı yenileyip yeniden deneyin; sürerse siteyi kuran kişiye haber verin.',
      tooMany: (minutes: number) =>
        `Kısa sürede çok fazla davet gönderildi. ${minutes} dakika sonra yeniden deneyin.`,
    },
  },
} as const;

export function fill(sentence: string, values: Readonly<Record<string, unknown>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    name in values ? String(values[name]) : placeholder,
  );
}

export const searchTexts = {
  label: 'Yönetim panelinde ara',
  placeholder: 'Ara ya da bir yere git…',
  results: 'Arama sonuçları',
  searching: 'Aranıyor…',
  none: 'Sonuç bulunamadı.',
  found: (count: number) => `${count} sonuç`,
  failed: (message: string) => `Arama yapılamadı: ${message}`,
  destinations: 'Git',
  recent: 'Son açılanlar',
  inList: (total: number, one: string) => `Listede göster: ${countRows(total, one)}`,
  close: 'Aramayı kapat',
} as const;

/** The texts of the keyboard shortcuts that '?' lists. */
export const shortcutTexts = {
  title: 'Klavye kısayolları',
  single: 'Tek tuşlu kısayollar',
  singleHelp:
    'Sesle yazıyor ya da kısayollara yanlışlıkla basıyorsanız kapatın; Ctrl ile basılanlar çalışmayı sürdürür.',
  then: 'sonra',
  keys: {
    search: 'Her yerde ara ya da bir sekmeye git',
    listSearch: 'Bulunduğunuz listede ara',
    create: 'Bulunduğunuz listeye yenisini ekle',
    save: 'Açık formu kaydet (taslağı yayımlamaz)',
    undo: 'Az önce yaptığınızı geri al (“Geri al” düğmesi görünürken)',
    close: 'Açık pencereyi ya da arama sonuçlarını kapat',
    help: 'Bu listeyi göster',
    tab: (title: string) => `${title} sekmesine git`,
  },
} as const;
