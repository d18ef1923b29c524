import { messages } from '../../src/shared/messages';

const EMAIL = 'E-posta';
const PASSWORD = 'Parola';
const VALID_EMAIL = 'Geçerli bir e-posta adresi yazın';
const REQUIRED_EMAIL = 'E-posta gerekli';
const REQUIRED_PASSWORD = 'Parola gerekli';
const FORGOT_PASSWORD = 'Parolamı unuttum';
const HAVE_ACCOUNT = 'Hesabınız var mı?';
const REGISTER = 'Hesap aç';
const OR = 'ya da';

/** What Refine says, under Refine's own keys (a test reads them out of the installed packages), in Turkish. */
export const refineTexts = {
  buttons: {
    create: 'Ekle',
    save: 'Kaydet',
    logout: messages.admin.logout,
    delete: messages.admin.delete,
    edit: messages.admin.edit,
    cancel: 'Vazgeç',
    confirm: 'Emin misiniz?',
    filter: 'Filtrele',
    clear: 'Temizle',
    refresh: 'Yenile',
    show: 'Göster',
    list: 'Liste',
    clone: 'Çoğalt',
    notAccessTitle: 'Bu sayfayı görme yetkiniz yok',
  },
  notifications: {
    success: 'Tamamlandı',
    error: 'Hata ({{statusCode}})',
    createSuccess: '{{resource}} eklendi',
    createError: '{{resource}} eklenemedi',
    editSuccess: '{{resource}} kaydedildi',
    editError: '{{resource}} kaydedilemedi',
    deleteSuccess: '{{resource}} silindi',
    deleteError: '{{resource}} silinemedi',
    undoable: 'Geri almak için {{seconds}} saniyeniz var',
    importProgress: 'Ekleniyor: {{processed}}/{{total}}',
  },
  warnWhenUnsavedChanges: 'Kaydedilmemiş değişiklikler var. Sayfadan ayrılırsanız bunlar kaybolur.',
  documentTitle: { default: 'Yönetim paneli', suffix: ' · Yönetim paneli' },
  autoSave: {
    success: 'kaydedildi',
    error: 'kendiliğinden kaydedilemedi',
    loading: 'kaydediliyor…',
    idle: 'değişiklik bekleniyor',
  },
  pages: {
    error: {
      404: 'Aradığınız sayfa bulunamadı.',
      info: '{{resource}} için “{{action}}” ekranı tanımlı değil.',
      backHome: 'Başa dön',
    },
    login: {
      title: messages.admin.loginTitle,
      signin: messages.admin.login,
      signup: REGISTER,
      register: REGISTER,
      divider: OR,
      fields: { email: EMAIL, password: PASSWORD },
      errors: { validEmail: VALID_EMAIL, requiredEmail: REQUIRED_EMAIL, requiredPassword: REQUIRED_PASSWORD },
      buttons: {
        forgotPassword: FORGOT_PASSWORD,
        haveAccount: HAVE_ACCOUNT,
        noAccount: 'Hesabınız yok mu?',
        rememberMe: 'Beni hatırla',
      },
    },
    register: {
      title: REGISTER,
      signin: messages.admin.login,
      email: EMAIL,
      divider: OR,
      fields: { email: EMAIL, password: PASSWORD },
      errors: { validEmail: VALID_EMAIL, requiredEmail: REQUIRED_EMAIL, requiredPassword: REQUIRED_PASSWORD },
      buttons: { submit: REGISTER, haveAccount: HAVE_ACCOUNT },
    },
    forgotPassword: {
      title: FORGOT_PASSWORD,
      signin: messages.admin.login,
      fields: { email: EMAIL },
      errors: { validEmail: VALID_EMAIL, requiredEmail: REQUIRED_EMAIL },
      buttons: { submit: 'Yenileme bağlantısı gönder', haveAccount: HAVE_ACCOUNT },
    },
    updatePassword: {
      title: 'Parolayı değiştir',
      fields: { password: 'Yeni parola', confirmPassword: 'Yeni parola (yeniden)' },
      errors: {
        requiredPassword: REQUIRED_PASSWORD,
        requiredConfirmPassword: 'Parolayı yeniden yazın',
        confirmPasswordNotMatch: 'Parolalar aynı değil',
      },
      buttons: { submit: 'Değiştir' },
    },
  },
} as const;
