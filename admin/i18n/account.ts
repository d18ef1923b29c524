import { atMoment } from '../../src/lib/text/locative';
import { MY_ACCOUNT } from './identity';

/** The texts of the account page and of the pages that ask for a password or an address. */
export const accountTexts = {
  captcha: {
    label: 'Robot denetimi',
    waiting: 'Robot olmadığınız denetleniyor. Bir onay kutusu görürseniz işaretleyin.',
    unavailable:
      'Robot denetimi yüklenemedi. Bağlantınıza ve varsa reklam engelleyicinize bakıp yeniden deneyin.',
  },
  recovery: {
    help: 'Hesabınızın e-posta adresini yazın; yeni parola belirlemeniz için bir bağlantı gönderelim.',
    send: 'Bağlantıyı gönder',
    sent: 'Bu adrese kayıtlı bir hesap varsa bağlantı gönderilir. Birkaç dakika içinde gelmezse istenmeyen e-postalara bakın; orada da yoksa siteyi kuran kişiye sorun.',
    title: 'Yeni parola',
    sameBrowser: 'Bağlantıyı şu anda kullandığınız tarayıcıda açın.',
    noProof: 'Bu bağlantı eksik ya da süresi dolmuş. Yeni bir bağlantı isteyin.',
    askAgain: 'Yeni bağlantı iste',
  },
  invitation: {
    title: 'Hoş geldiniz',
    help: 'Dernek sitesinin yönetim ekibine davet edildiniz. Adınızı ve yalnızca sizin bildiğiniz bir parola yazın; ardından yönetim paneli açılır.',
    /** In place of those of `password`. */
    form: { fresh: 'Parola', repeat: 'Parola (yeniden)', save: 'Hesabımı aç' },
    incomplete: 'Davet bağlantısı eksik. İletideki bağlantıya basın ya da onu bütünüyle kopyalayın.',
    expired: 'Bu davet bağlantısının süresi dolmuş ya da bağlantı daha önce kullanılmış',
    unusable: 'Davet bağlantısı',
    wasUsed: 'Parolanızı daha önce belirlediniz mi?',
    signIn: 'Giriş yap',
    wasLost: 'Parolanızı hatırlamıyor musunuz ya da belirleyemeden mi ayrıldınız?',
    wasOld:
      'Hiç giriş yapmadıysanız bir yöneticiden yeni davet isteyin. Davet bağlantısı 24 saat geçerlidir.',
  },
  emailChange: {
    title: 'Yeni e-posta adresi',
    help: 'Hesabınızın e-posta adresini değiştirmek istediniz. Bu adresi onaylamak için düğmeye basın.',
    confirm: 'Adresi onayla',
    done: (email: string) => `Hesabınızın yeni adresi: ${email}. Bundan sonra bu adresle giriş yapın.`,
    half: 'Bu adres onaylandı. Değişiklik, öteki adresinize gelen iletideki bağlantı da açılınca tamamlanır.',
    refused:
      'Bu bağlantı eksik, süresi dolmuş ya da daha önce kullanılmış. Hesabım sayfasından yenisini isteyin.',
    account: 'Hesabıma git',
  },
  password: {
    show: 'Parolayı göster',
    hide: 'Parolayı gizle',
    current: 'Şimdiki parola',
    fresh: 'Yeni parola',
    repeat: 'Yeni parola (yeniden)',
    policy: (minLength: number) =>
      `En az ${minLength} karakter olmalı; herkesin kullandığı, kolay tahmin edilen parolalar kabul edilmez.`,
    different: 'İki parola aynı değil.',
    endsOthers: 'Parolanız değişince diğer tüm cihazlardaki oturumlarınız kapatılır.',
    save: 'Parolayı değiştir',
    /** Above what else opens the account. */
    otherWays: 'Parolanız değişti. Hesabınıza şunlarla da girilebiliyor; tanımadığınızı kaldırın.',
    openOffice: 'Yönetim paneline geç',
    saved: 'Parolanız değişti. Diğer cihazlardaki oturumlarınız kapatıldı.',
  },
  mailedCode: {
    label: 'E-postanıza gelen kod',
    malformed: 'İletideki kodun tüm rakamlarını yazın.',
    sent: (email: string) =>
      `Bu oturum 24 saatten eski olduğu için parola bir kodla değişir. Kod ${email} adresine gönderildi; birkaç dakika içinde gelmezse istenmeyen e-postalara bakın.`,
    sentAgain: (email: string) => `Yeni kod ${email} adresine gönderildi; önceki kod artık geçmez.`,
    usedUp: (email: string) =>
      `Önceki kod son denemede kullanıldı; ${email} adresine yeni bir kod gönderildi.`,
    tooSoon:
      'Az önce bir kod gönderildi. O kodu yazın; gelmediyse bir dakika bekleyip “Yeni kod gönder” düğmesine basın.',
    usedUpTooSoon:
      'Önceki kod son denemede kullanıldı. Bir dakika bekleyip “Yeni kod gönder” düğmesine basın.',
    failed: (reason: string) => `Kod gönderilemedi. ${reason}`,
    resend: 'Yeni kod gönder',
  },
  firstPassword: {
    title: 'Yeni parola belirleyin',
    help: 'Hesabınız geçici bir parolayla açıldı. Devam etmek için yalnızca sizin bildiğiniz bir parola belirleyin.',
  },
  account: {
    title: MY_ACCOUNT,
    fullName: 'Ad soyad',
    nameMissing: 'Adınızı ve soyadınızı yazın.',
    nameHelp: 'Ekip sayfasında ve değişiklik geçmişinde bu ad görünür.',
    saveName: 'Adı kaydet',
    nameSaved: 'Adınız kaydedildi.',
    email: 'E-posta',
    currentEmail: 'Şimdiki adres',
    newEmail: 'Yeni e-posta adresi',
    newEmailHelp:
      'Yeni adresinize bir onay iletisi gönderilir; onaylayana kadar şimdiki adresinizle giriş yaparsınız.',
    newEmailBothHelp:
      'Şimdiki ve yeni adresinize birer onay iletisi gönderilir; iki bağlantı da açılana kadar şimdiki adresinizle giriş yaparsınız.',
    confirmingPassword: 'Parolanız',
    confirmingHelp: 'Adresi gerçekten sizin değiştirdiğinizden emin olmak için sorulur.',
    sameEmail: 'Bu zaten şimdiki adresiniz.',
    changeEmail: 'Adresi değiştir',
    emailAsked: (email: string) =>
      `Onay iletisi ${email} adresine gönderilir. İletideki bağlantıyı açana kadar şimdiki adresiniz geçerlidir. Şimdiki adresinize de bir onay bağlantısı gelirse onu da açın.`,
    pendingEmail: (email: string) => `Onay bekleyen adres: ${email}`,
    password: 'Parola',
    identities: 'Giriş yolları',
    emailAndPassword: 'E-posta ve parola',
    /** `time`: '24 Kasım 2026, 14.30’da'. */
    linkedAt: (time: string) => `${time} bağlandı`,
    unlink: 'Bağlantıyı kaldır',
    unlinkQuestion: 'Bu giriş yolunu kaldırmak istiyor musunuz?',
    unlinkHelp: 'Bundan sonra hesabınıza bu yolla giriş yapılamaz.',
    failed: 'Hesap bilgileri okunamadı',
  },
  devices: {
    title: 'Açık oturumlar',
    help: 'Hesabınızın açık olduğu cihazlar. Tanımadığınız ya da artık kullanmadığınız cihazın oturumunu kapatın; yeniden giriş yapılmadan o cihazdan hesabınıza ulaşılamaz.',
    here: 'Bu cihaz',
    signedIn: 'Giriş zamanı',
    lastUsed: 'Son kullanım',
    address: 'Ağ adresi',
    end: 'Oturumu kapat',
    endOf: (device: string) => `Oturumu kapat: ${device}`,
    ended: 'Oturum kapatıldı.',
    endOthers: 'Diğer tüm oturumları kapat',
    endedOthers: 'Diğer cihazlardaki oturumlar kapatıldı.',
    none: 'Başka bir cihazda açık oturumunuz yok.',
    failed: 'Açık oturumlar okunamadı',
  },
  signIns: {
    title: 'Son girişler',
    help: 'Hesabınıza son on giriş. Size ait olmayan bir giriş görürseniz hemen parolanızı değiştirin; diğer tüm oturumlar da kapanır.',
    time: 'Zaman',
    address: 'Ağ adresi',
    unknownAddress: 'bilinmiyor',
    none: 'Henüz kaydedilmiş bir giriş yok.',
    failed: 'Son girişler okunamadı',
  },
  sessionEnds: {
    title: 'Kapatılan oturumlar',
    failed: 'Kapatılan oturumlar okunamadı',
    reasons: {
      token_reused: (at: string) =>
        `${atMoment(at)} bir oturumunuz kapatıldı: Aynı oturum iki ayrı yerden kullanılmak istendi; biri onu ele geçirmiş olabilir. Parolanızı değiştirin.`,
      ended_elsewhere: (at: string) =>
        `${atMoment(at)} bir oturumunuz “Açık oturumlar” listesinden kapatıldı.`,
      others_ended: (at: string) =>
        `${atMoment(at)} bir cihaz dışında tüm oturumlarınız “Açık oturumlar” listesinden kapatıldı.`,
      password_changed: (at: string) =>
        `${atMoment(at)} parolanız değişti; diğer cihazlardaki oturumlarınız kapatıldı.`,
    },
  },
} as const;
