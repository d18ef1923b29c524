import { atMoment } from '../../src/lib/text/locative';
import { lowerFirst } from '../../src/lib/text/turkish';

export const draftLinkTexts = {
  needsServer:
    'Taslakları bağlantıyla göstermek için sitenin kendi sunucusunda çalışması gerekir. Bu site hazır dosyalardan yayımlanıyor.',
  /** `object` is the resource's label. */
  help: (object: string) =>
    `Bağlantıyı alan herkes, giriş yapmadan bu ${lowerFirst(object)} sitedeki görünümüyle görür; yayında olmayan başka hiçbir şeyi göremez.`,
  unsaved: 'Formdaki değişiklikleri kaydetmediniz: Bağlantı, son kaydettiğiniz hâli gösterir.',
  /** `one` is the resource's label. */
  isPublic: (one: string) =>
    `Bu ${lowerFirst(one)} yayında: Bağlantı, ziyaretçilerin gördüğü sayfaya götürür.`,
  period: 'Bağlantı ne kadar süre açılsın?',
  days: (days: number) => `${days} gün`,
  create: 'Bağlantı oluştur',
  address: 'Yeni bağlantının adresi',
  once: 'Adresi şimdi kopyalayın; bu pencere kapanınca bir daha gösterilemez.',
  alive: 'Açık bağlantılar',
  none: 'Açık bağlantı yok.',
  failed: 'Bağlantılar alınamadı.',
  made: (person: string | null, when: string) =>
    person === null ? `Oluşturulma: ${when}` : `Oluşturan: ${person}, ${when}`,
  ends: (endsAt: string) => `Süresi ${atMoment(endsAt)} doluyor.`,
  opened: (when: string | null) => (when === null ? 'Henüz açılmadı.' : `Son açılış: ${when}`),
  readers:
    'WhatsApp gibi uygulamalar, mesajda önizleme göstermek için bağlantıyı kendileri de açar; bu da açılış sayılır.',
  revoke: 'İptal et',
  revokeOf: (endsAt: string) => `İptal et: süresi ${atMoment(endsAt)} dolan bağlantı`,
  revokeQuestion: 'Bağlantı iptal edilsin mi?',
  revokeHelp: 'Bağlantıyı alanlar onu artık açamaz.',
  revoked: 'Bağlantı iptal edildi.',
  refused: {
    missing: 'Göstermek istediğiniz içerik silinmiş ya da onu göstermeye yetkiniz yok.',
    tooMany: 'On açık bağlantı var. Yenisi için önce birini iptal edin.',
  },
} as const;
