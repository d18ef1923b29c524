import { lowerFirst } from '../../src/shared/turkish';
import { countWords } from './count-words';

/** The sentences of the overview. `one` and `many` are a resource's own labels. */
export const dashboardTexts = {
  title: 'Genel Bakış',
  create: 'Yeni kayıt',
  loading: 'Yükleniyor…',
  failed: 'Bu bölüm okunamadı',
  firstSteps: {
    title: 'İlk adımlar',
    help: 'Sitede henüz içerik yok. Şu üç adımla başlayabilirsiniz:',
    write: (object: string) => `İlk ${lowerFirst(object)} ekleyin`,
    look: 'Sitede nasıl göründüğüne bakın',
  },
  status: 'Yayın durumu',
  rows: (count: number) => `${countWords(count)} kayıt`,
  upcoming: 'Yaklaşanlar',
  noUpcoming: 'Önümüzde tarihi belli bir kayıt yok.',
  scheduled: 'Zamanlanmış yayınlar',
  noScheduled: 'Yayımlanmayı bekleyen kayıt yok.',
  latest: (one: string) => `Son ${lowerFirst(one)}`,
  noLatest: (one: string) => `Henüz ${lowerFirst(one)} yok.`,
  openPdf: 'PDF’yi aç',
  openPdfOf: (title: string) => `PDF’yi aç: ${title} (yeni sekmede)`,
  recent: 'Son değişenler',
  noRecent: 'Henüz kayıt yok.',
  mend: 'Düzeltilecekler',
  nothingToMend: 'Düzeltilecek bir şey görünmüyor.',
  more: (count: number) => `ve ${countWords(count)} kayıt daha`,
  problems: {
    undescribed: {
      title: 'Açıklaması yazılmamış resimler',
      help: 'Resmi göremeyenler onu açıklamasından öğrenir. Resim yalnızca süsse formda bunu işaretleyin.',
    },
    passed: {
      title: 'Günü geçtiği hâlde öne çıkarılanlar',
      help: 'Ana sayfanın başında yer tutmasınlar diye öne çıkarmayı kapatın.',
    },
    stale: {
      title: 'Unutulmuş olabilecek taslaklar',
      help: 'En az 60 gündür dokunulmadı: yayımlayın ya da silin.',
    },
    bare: {
      title: 'Resimsiz kayıtlar',
      help: 'Sitede yerlerinde genel bir resim görünür.',
    },
  },
  links: {
    title: 'Bağlantılar',
    help: 'Metinlerdeki adresler denetlenir: bu siteninkiler açılıyor mu, başka sitelerinki doğru yazılmış mı?',
    check: 'Bağlantıları denetle',
    again: 'Yeniden denetle',
    checking: 'Denetleniyor…',
    failed: (message: string) => `Denetlenemedi: ${message}`,
    fine: (count: number) => `${count} bağlantı denetlendi, hepsi sağlam görünüyor.`,
    found: (count: number, broken: number) => `${count} bağlantı denetlendi, ${broken} tanesi düzeltilmeli.`,
    limited: 'Her bölümün en son değişen 100 kaydına bakıldı.',
    missing: 'bu sitede böyle bir sayfa açılmıyor',
    malformed: 'adres yanlış yazılmış görünüyor',
  },
} as const;
