/** The name of the account page. */
export const MY_ACCOUNT = 'Hesabım';

/** The texts of sign-in and of the sign-in server's refusals, which every screen loads. The rest of the second step has its own. */
export const identityTexts = {
  unknownDevice: 'Bilinmeyen cihaz',
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
  signOut: {
    question: 'Çıkış yapmak istiyor musunuz?',
    help: 'Bu cihazdaki oturumunuz kapatılır; bu tarayıcıda saklanan, kaydedilmemiş formlar silinir.',
    confirm: 'Çıkış yap',
    cancel: 'Vazgeç',
  },
  /** The name of an app's factor. */
  factorName: 'Dernek yönetimi',
  /** Refusals of a message with a code, of its code, and of a telephone. */
  sms: {
    tooSoon: 'Az önce bir SMS gönderildi. O kodu yazın ya da bir dakika bekleyip yeniden deneyin.',
    notSent:
      'SMS gönderilemedi. Numaranız doğruysa biraz sonra yeniden deneyin; sürerse siteyi kuran kişiye haber verin.',
    off: 'Bu sunucuda SMS ile doğrulama kapalı. Başka bir doğrulama yöntemi kullanın ya da siteyi kuran kişiye haber verin.',
    wrongCode: 'Kod hatalı. En son gelen kodu yazın ya da yeni kod isteyin.',
    expired: 'Kodun süresi doldu. Yeni kod isteyin.',
    usedCode: 'Bu kod kullanılmış ya da bağlandığınız ağ değişmiş. Yeni kod isteyin.',
    malformedNumber:
      'Cep telefonu numarasını 0532 123 45 67 gibi yazın. Yurt dışındaki numara + ve ülke koduyla başlar.',
    numberTaken: 'Bu numara hesabınızda zaten var.',
    nameTaken: 'Bu adda bir doğrulama yönteminiz var. Başka bir ad yazın.',
  },
  errors: {
    failed: 'İşlem yapılamadı',
    unsupported: 'Bu sunucu bu işlemi desteklemiyor.',
    weakPassword: 'Bu parola yeterince güçlü değil; daha uzun bir parola seçin.',
    currentMissing: 'Şimdiki parolanızı yazın.',
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
  },
} as const;
