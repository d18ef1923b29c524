/** The texts of the team page: who administers the site, inviting, and taking the right away. `person` is a name or an e-mail. */
export const teamTexts = {
  title: 'Ekip',
  help: 'Yönetim paneline girebilen kişiler. Hepsinin yetkisi aynıdır: İçerik ekler, düzenler ve siler; başkalarını davet eder.',
  failed: 'Ekip okunamadı',
  list: 'Yöneticiler',
  name: 'Ad',
  lastSignIn: 'Son giriş',
  secondStep: 'İki adımlı doğrulama',
  self: 'siz',
  nameless: 'Adı yazılmamış',
  never: 'Henüz giriş yapmadı',
  invitedAt: (when: string) => `Davet: ${when}`,
  on: 'Açık',
  off: 'Kapalı',
  last: 'Yöneticilikten çıkarılamaz: Giriş yapmış başka yönetici yok.',
  remove: 'Yöneticilikten çıkar',
  withdraw: 'Daveti geri çek',
  resend: 'Yeniden davet et',
  /** The name of a button that every row has. */
  actionOn: (action: string, person: string) => `${action}: ${person}`,
  question: {
    remove: (person: string) => `${person} yönetici olmaktan çıkarılsın mı?`,
    removeHelp:
      'Yönetim paneline hemen ulaşamaz olur; açık oturumlarında da hiçbir şey yapamaz. Eklediği içerikler sitede kalır.',
    removeSelf: 'Yöneticilikten çıkmak istiyor musunuz?',
    removeSelfHelp:
      'Yönetim panelinden hemen çıkarılırsınız ve bir daha giremezsiniz. Yalnızca başka bir yönetici sizi yeniden davet edebilir.',
    removeSelfConfirm: 'Yöneticilikten çık',
    withdraw: (person: string) => `${person} için gönderilen davet geri çekilsin mi?`,
    withdrawHelp: 'Gönderilen bağlantıyla yönetim paneline girilemez.',
  },
  removed: (person: string) => `${person} artık yönetici değil.`,
  withdrawn: (person: string) => `${person} için gönderilen davet geri çekildi.`,
  invite: {
    title: 'Yeni yönetici davet edin',
    help: 'Yazdığınız adrese bir bağlantı gönderilir. Davet ettiğiniz kişi bağlantıyı açıp adını ve parolasını kendisi belirler.',
    email: 'E-posta',
    name: 'Ad soyad (isteğe bağlı)',
    send: 'Davet et',
  },
  sent: {
    invited: (email: string) => `Davet: ${email}`,
    sentAgain: (email: string) => `Yeni davet: ${email}`,
    link: 'Bu adrese 24 saat geçerli bir bağlantı gönderilir. Birkaç dakika içinde gelmezse istenmeyen e-postalara bakılmalı.',
    granted: (email: string) => `${email} artık yönetici.`,
    grantedHelp:
      'Bu adresin hesabı zaten vardı. Kendi parolasıyla giriş yapabilir; unuttuysa giriş sayfasında “Parolamı unuttum”a basması yeter.',
  },
  refused: {
    lastOne: 'Sitede giriş yapmış başka yönetici kalmayacağı için bu kişi yöneticilikten çıkarılamaz.',
    notMember: 'Bu kişi zaten yönetici değil. Sayfayı yenileyin.',
    alreadyAdmin: 'Bu adres zaten bir yöneticinin.',
    mail: 'Davet iletisi gönderilemedi. Biraz sonra yeniden deneyin; sürerse siteyi kuran kişiye haber verin.',
    relay:
      'Davetleri gönderen hizmet yanıt vermiyor; sizin bağlantınızda bir sorun yok. Birkaç dakika sonra yeniden deneyin.',
    failed:
      'Davet gönderilemedi. Sayfayı yenileyip yeniden deneyin; sürerse siteyi kuran kişiye haber verin.',
    tooMany: (minutes: number) =>
      `Kısa sürede çok fazla davet gönderildi. ${minutes} dakika sonra yeniden deneyin.`,
  },
} as const;
