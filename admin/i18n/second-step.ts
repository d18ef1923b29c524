import { SECOND_STEPS } from '../../src/lib/identity/sign-in-options';

/** The texts of the second step: at sign-in, over a form, after a recovery, and on the account page. */
export const secondStepTexts = {
  title: 'İki adımlı doğrulama',
  otherAccount: 'Başka bir hesapla giriş yap',
  failed: 'Doğrulama yöntemleriniz okunamadı',
  unusable:
    'Hesabınızdaki doğrulama yöntemi bu sitede kullanılamıyor. Siteyi kuran kişiye haber verin; yöntemi o kaldırabilir.',
  /** What a method is called. Telephones have a name of their own. */
  kinds: SECOND_STEPS,
  code: {
    label: 'Doğrulama kodu',
    appHelp: 'Doğrulama uygulamanızdaki 6 haneli kodu yazın.',
    appMalformed: '6 haneli kodu yazın.',
    smsMalformed: 'SMS ile gelen kodun tüm rakamlarını yazın.',
    verify: 'Doğrula',
    useApp: 'Doğrulama uygulamasını kullan',
  },
  sms: {
    /** Whom a message goes to; the first is for a person who has not proven yet who they are. */
    ending: (digits: string) => `${digits} ile biten numaraya`,
    number: (number: string) => `${number} numarasına`,
    named: (name: string) => `“${name}” telefonuna`,
    help: 'Doğrulama kodu telefonunuza SMS ile gelir.',
    send: (target: string) => `${target} kod gönder`,
    sent: (target: string) =>
      `Kod, ${target} SMS ile gönderildi. Gelmezse bir dakika sonra yeni kod isteyin.`,
    sentAgain: (target: string) => `Yeni kod, ${target} gönderildi. En son gelen kodu yazın.`,
    sentInstead: (target: string) => `Önceki kodun süresi doldu; ${target} yeni bir kod gönderildi.`,
    resend: 'Yeni kod gönder',
  },
  phone: {
    number: 'Cep telefonu numarası',
    numberHelp: 'Girişte bu numaraya SMS ile kod gönderilir.',
    name: 'Telefonun adı',
    nameHelp: 'Yöntemlerinizi bu adla ayırt edersiniz.',
    nameDefault: 'Cep telefonum',
    nameMissing: 'Telefona bir ad verin.',
    send: 'Kodu gönder',
    change: 'Numarayı değiştir',
  },
  totp: {
    scan: 'Karekodu doğrulama uygulamanızla okutun ya da anahtarı elle girin, sonra uygulamanın gösterdiği kodu yazın.',
    qrCode: 'Doğrulama uygulaması için karekod',
    secret: 'Anahtar',
  },
  account: {
    on: 'Açık: girişte parolanın ardından bir kod istenir.',
    onWithChoice:
      'Açık: girişte parolanın ardından bir kod istenir; hangi yöntemle alacağınızı siz seçersiniz.',
    off: 'Kapalı. Açmak için bir doğrulama yöntemi ekleyin; girişte parolanın ardından onun kodu da istenir.',
    advice: 'Doğrulama uygulaması SMS’ten daha güvenlidir ve telefon çekmediğinde de çalışır.',
    unsupported:
      'Bu sunucuda iki adımlı doğrulama yok. Hesabınızı uzun ve yalnızca burada kullandığınız bir parolayla koruyun.',
    addApp: 'Doğrulama uygulaması ekle',
    addPhone: 'Telefon ekle',
    list: 'Doğrulama yöntemleri',
    sms: 'SMS',
    smsTo: (number: string) => `SMS: ${number}`,
    /** `time`: '24 Kasım 2026, 14.30’da'. */
    addedAt: (time: string) => `${time} eklendi`,
    cancel: 'Vazgeç',
    enabled: 'İki adımlı doğrulama açıldı.',
    added: (name: string) => `“${name}” eklendi.`,
    remove: 'Kaldır',
    removeOf: (name: string) => `Kaldır: ${name}`,
    removeQuestion: (name: string) => `“${name}” kaldırılsın mı?`,
    removeHelp: 'Girişte artık bu yöntemle kod alınamaz; öteki yöntemleriniz geçerli kalır.',
    removeLastHelp: 'İki adımlı doğrulama kapanır: bundan sonra giriş için yalnızca parola yeter.',
    removed: (name: string) => `“${name}” kaldırıldı.`,
    disabled: 'İki adımlı doğrulama kapatıldı.',
  },
} as const;
