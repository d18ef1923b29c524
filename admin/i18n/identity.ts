import { atMoment } from '../../src/lib/text/locative';

/** The texts of sign-in, of the account page, and of the sign-in server's refusals. The second step has its own. */
export const identityTexts = {
  login: {
    forgot: 'Parolamı unuttum',
    /** After 'Giriş başarısız:' */
    unknownReason: 'Nedeni bilinmiyor. Biraz sonra yeniden deneyin.',
    capsLock: 'Caps Lock açık.',
    back: 'Girişe dön',
    sessionLost: 'Oturumunuz sona erdi',
    sessionLostHelp:
      'Devam etmek için yeniden giriş yapın. Oturum kapatıldıysa nedeni Hesabım sayfasındaki “Kapatılan oturumlar” listesinde yazar.',
    again: 'Yeniden giriş yap',
  },
  /** Signing in with an account at a provider, whose own name is `name`. */
  providers: {
    or: 'ya da',
    signIn: (name: string) => `${name} ile giriş yap`,
    link: (name: string) => `${name} hesabını bağla`,
    finishing: 'Giriş tamamlanıyor…',
    linked: (name: string) => `${name} hesabınız bağlandı. Bundan sonra onunla da giriş yapabilirsiniz.`,
    unlinkOf: (name: string) => `Bağlantıyı kaldır: ${name}`,
    cancelled: 'Giriş o hesabın sayfasında tamamlanmadı. Yeniden deneyin.',
    interrupted: 'Giriş yarıda kaldı ya da çok uzun sürdü. Yeniden deneyin.',
    unverifiedEmail:
      'E-posta adresiniz o hesapta doğrulanmamış. Önce orada doğrulayın, sonra yeniden deneyin.',
    failed: 'O hesapla giriş yapılamadı. Biraz sonra yeniden deneyin.',
    away: 'O hesabın giriş hizmeti şu anda yanıt vermiyor. Biraz sonra yeniden deneyin ya da e-posta ve parolayla giriş yapın.',
  },
  captcha: {
    label: 'Robot denetimi',
    waiting: 'Robot olmadığınız denetleniyor. Bir onay kutusu görürseniz işaretleyin.',
    unavailable:
      'Robot denetimi yüklenemedi. Bağlantınıza ve varsa reklam engelleyicinize bakıp yeniden deneyin.',
  },
  signOut: {
    question: 'Çıkış yapmak istiyor musunuz?',
    help: 'Bu cihazdaki oturumunuz kapatılır; bu tarayıcıda saklanan, kaydedilmemiş formlar silinir.',
    confirm: 'Çıkış yap',
    cancel: 'Vazgeç',
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
    currentMissing: 'Şimdiki parolanızı yazın.',
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
    title: 'Hesabım',
    open: 'Hesabım',
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
    unknown: 'Bilinmeyen cihaz',
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
  errors: {
    failed: 'İşlem yapılamadı',
    unsupported: 'Bu sunucu bu işlemi desteklemiyor.',
    weakPassword: 'Bu parola yeterince güçlü değil; daha uzun bir parola seçin.',
    samePassword: 'Yeni parola eskisinden farklı olmalı.',
    wrongPassword: 'Şimdiki parolanız bu değil. Yeniden yazın.',
    reauthenticate: 'Güvenliğiniz için çıkıp yeniden giriş yapın, sonra bir daha deneyin.',
    secondStep: 'Bu işlem için iki adımlı doğrulamayla giriş yapın.',
    wrongMailedCode:
      'Kod hatalı, süresi dolmuş ya da daha önce kullanılmış. Yeniden yazın ya da yeni kod isteyin.',
    usedCode: 'Bu kod kullanılmış ya da bağlandığınız ağ değişmiş. Uygulamadaki yeni kodu yazın.',
    factorGone: 'Bu doğrulama yöntemi hesabınızda artık yok. Sayfayı yenileyin.',
    captcha: 'Robot olmadığınız doğrulanamadı. Yeniden deneyin; yine olmazsa sayfayı yenileyin.',
    linkingOff:
      'Bu sunucuda giriş yolları buradan eklenemez ve kaldırılamaz. Siteyi kuran kişi bu ayarı açabilir.',
    providerOff: 'Bu giriş yolu kapalı. E-posta ve parolayla giriş yapın.',
    noAccount:
      'Bu kişiye açılmış bir hesap yok ve buradan yeni hesap açılamaz. Yöneticiyseniz e-posta ve parolayla giriş yapın; değilseniz bir yöneticiden davet isteyin.',
    identityTaken: 'Bu giriş yolu başka bir hesaba bağlı.',
    unreadable: 'Gönderilen bilgi okunamadı. Sayfayı yenileyip yeniden deneyin.',
    wrongCode: 'Kod hatalı ya da süresi dolmuş. Uygulamadaki yeni kodu yazın.',
    expiredLink: 'Bağlantının süresi dolmuş ya da bağlantı daha önce kullanılmış. Yeni bir bağlantı isteyin.',
    otherBrowser:
      'Bağlantı başka bir tarayıcıdan istenmiş. Onu istediğinizde kullandığınız tarayıcıda açın ya da buradan yeni bir bağlantı isteyin.',
    lastIdentity: 'Hesabın son giriş yolu kaldırılamaz.',
    factorExists: 'Bu doğrulama yöntemi hesabınızda zaten var. Sayfayı yenileyin.',
    tooManyFactors: 'Hesabınıza daha çok doğrulama yöntemi eklenemez. Önce birini kaldırın.',
    codeRejected: 'Güvenlik nedeniyle oturumunuz kapatıldı. Yeniden giriş yapın.',
    emailTaken: 'Bu adres başka bir hesapta kullanılıyor.',
    emailUnreachable:
      'Sunucu bu adrese ileti gönderemiyor. Başka bir adres yazın ya da siteyi kuran kişiye haber verin.',
    emailFixed: 'Bu sunucuda e-posta adresi buradan değiştirilemez; siteyi kuran kişiden isteyin.',
    closedAccount: 'Bu hesap artık yok.',
  },
} as const;

/** The texts of a session: how long it lasts, how it ends, and what it lacks. */
export const sessionTexts = {
  remember: 'Bu cihazda açık kal',
  storageRefused:
    'Tarayıcınız bu sitenin veri saklamasına izin vermiyor. Giriş yapabilirsiniz; sayfayı yenileyince ya da kapatınca oturumunuz da kapanır.',
  rememberHelp: 'İşaretlemezseniz sitenin son sekmesini kapattığınızda oturumunuz da kapanır.',
  ended: {
    unused: 'Oturumunuz 7 gün boyunca kullanılmadığı için sona erdi. Devam etmek için yeniden giriş yapın.',
    closed:
      'Oturumunuz kapatıldı. Devam etmek için yeniden giriş yapın; neden kapatıldığı biliniyorsa Hesabım sayfasındaki “Kapatılan oturumlar” listesinde yazar.',
    old: 'Oturumunuz 30 günü doldurduğu için sona erdi. Devam etmek için yeniden giriş yapın.',
  },
  owesPassword: 'Önce yeni bir parola belirlemeniz gerekiyor. Sayfayı yenileyin; parola alanı açılır.',
  secondStep: 'Bu işlem için iki adımlı doğrulama gerekiyor.',
  secondStepHelp:
    'Hesabınızda iki adımlı doğrulama açık. Yazdıklarınız duruyor; kodu yazınca kaldığınız yerden sürdürürsünüz.',
  signOut: {
    elsewhere:
      'Başka bir sekmede kaydedilmemiş değişiklikleriniz var. “Saklandı” yazan formlar yeniden girince kaldığı yerden açılır; henüz saklanmamış son yazdıklarınız ise silinir.',
    leave: 'Çıkış yap',
  },
} as const;
