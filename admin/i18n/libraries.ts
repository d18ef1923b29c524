import { messages } from '../../src/lib/messages';

/** Refine's texts under its own keys. A test reads them from its code, so that none is missing or unused. */
export const refineTexts = {
  buttons: {
    create: 'Ekle',
    delete: messages.admin.delete,
    edit: messages.admin.edit,
    show: 'Göster',
    cancel: 'Vazgeç',
    confirm: 'Emin misiniz?',
    refresh: 'Yenile',
    list: 'Liste',
    logout: messages.admin.logout,
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
  },
  warnWhenUnsavedChanges:
    'Yazdıklarınız henüz kaydedilmedi. Ayrılırsanız yarım form olarak saklanır; genel bakıştan sürdürebilirsiniz.',
  documentTitle: { default: 'Yönetim paneli', suffix: ' · Yönetim paneli' },
} as const;

/** What Ant Design's Turkish locale lacks of what is used (a test compares it with the English one), and date formats. */
export const antdTexts = {
  date: {
    dateFormat: 'DD.MM.YYYY',
    dateTimeFormat: 'DD.MM.YYYY HH:mm:ss',
    fieldDateFormat: 'DD.MM.YYYY',
    fieldDateTimeFormat: 'DD.MM.YYYY HH:mm:ss',
    rangeQuarterPlaceholder: ['Başlangıç çeyreği', 'Bitiş çeyreği'] satisfies [string, string],
    weekSelect: 'Hafta seç',
  },
  Table: {
    filterSearchPlaceholder: 'Filtrelerde ara',
    emptyText: 'Liste boş',
    selectNone: 'Seçimi kaldır',
  },
  QRCode: { expired: 'Karekodun süresi doldu', refresh: 'Yenile', scanned: 'Okutuldu' },
};
