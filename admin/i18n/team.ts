import { roleInSentence, type TeamRole } from '../../src/lib/identity/roles';

/** The texts of the team page: who has which role, inviting, and changing and taking a role. `person` is a name or an e-mail. */
export const teamTexts = {
  help: 'Yönetim paneline girebilen kişiler ve rolleri.',
  failed: 'Ekip okunamadı',
  list: 'Ekip listesi',
  name: 'Ad',
  role: 'Rol',
  /** What somebody with the role may do. */
  duties: {
    administrator:
      'Her şeyi yapar: içerikleri yayımlar ve siler, ayarları değiştirir, başkalarını davet eder.',
    writer:
      'Duyuru, haber, etkinlik ve avantaj taslakları hazırlar. Yayımlamaz, silmez; ayarları ve ekibi görmez.',
  } satisfies Record<TeamRole, string>,
  lastSignIn: 'Son giriş',
  self: 'siz',
  nameless: 'Adı yazılmamış',
  never: 'Henüz giriş yapmadı',
  invitedAt: (when: string) => `Davet: ${when}`,
  on: 'Açık',
  off: 'Kapalı',
  last: 'Ekipten çıkarılamaz, rolü değiştirilemez: Giriş yapmış başka yönetici yok.',
  remove: 'Ekipten çıkar',
  /** A button for each role that somebody may get. */
  give: { administrator: 'Yönetici yap', writer: 'Yazar yap' } satisfies Record<TeamRole, string>,
  withdraw: 'Daveti geri çek',
  resend: 'Yeniden davet et',
  /** The name of a button that every row has. */
  actionOn: (action: string, person: string) => `${action}: ${person}`,
  question: {
    remove: (person: string) => `${person} ekipten çıkarılsın mı?`,
    removeHelp:
      'Yönetim paneline hemen ulaşamaz olur; açık oturumlarında da hiçbir şey yapamaz. Eklediği içerikler sitede kalır.',
    removeSelf: 'Ekipten çıkmak istiyor musunuz?',
    removeSelfHelp:
      'Yönetim panelinden hemen çıkarılırsınız ve bir daha giremezsiniz. Yalnızca başka bir yönetici sizi yeniden davet edebilir.',
    removeSelfConfirm: 'Ekipten çık',
    withdraw: (person: string) => `${person} için gönderilen davet geri çekilsin mi?`,
    withdrawHelp: 'Gönderilen bağlantıyla yönetim paneline girilemez.',
    give: (person: string, role: TeamRole) => `${person} ${roleInSentence(role)} olsun mu?`,
    giveHelp: {
      administrator:
        'Bundan sonra sizinle aynı yetkiye sahip olur: içerikleri yayımlar ve siler, ayarları değiştirir, başkalarını davet eder.',
      writer:
        'Bundan sonra yalnızca taslak hazırlar; yayımlayamaz, silemez, ayarlara ve ekibe ulaşamaz. Açık oturumlarında da hemen böyle olur.',
    } satisfies Record<TeamRole, string>,
  },
  removed: (person: string) => `${person} artık ekipte değil.`,
  given: (person: string, role: TeamRole) => `${person} artık ${roleInSentence(role)}.`,
  withdrawn: (person: string) => `${person} için gönderilen davet geri çekildi.`,
  invite: {
    title: 'Ekibe davet edin',
    help: 'Yazdığınız adrese bir bağlantı gönderilir. Davet ettiğiniz kişi bağlantıyı açıp adını ve parolasını kendisi belirler.',
    email: 'E-posta',
    name: 'Ad soyad (isteğe bağlı)',
    role: 'Rolü',
    roleMissing: 'Davet ettiğiniz kişinin rolünü seçin.',
    send: 'Davet et',
  },
  sent: {
    invited: (email: string) => `Davet: ${email}`,
    sentAgain: (email: string) => `Yeni davet: ${email}`,
    link: 'Bu adrese 24 saat geçerli bir bağlantı gönderilir. Birkaç dakika içinde gelmezse istenmeyen e-postalara bakılmalı.',
    grantedHelp:
      'Bu adresin hesabı zaten vardı. Kendi parolasıyla giriş yapabilir; unuttuysa giriş sayfasında “Parolamı unuttum”a basması yeter.',
  },
} as const;
