import { lowerFirst } from '../../src/lib/text/turkish';
import { countRows, countWords } from './count-words';

/** The texts of the overview. `one` and `many` are a resource's own labels. */
export const dashboardTexts = {
  title: 'Genel Bakış',
  create: 'Yeni içerik',
  failed: 'Bu bölüm okunamadı',
  firstSteps: {
    title: 'İlk adımlar',
    help: 'Sitede henüz içerik yok. Şu üç adımla başlayabilirsiniz:',
    write: (object: string) => `İlk ${lowerFirst(object)} ekleyin`,
    look: 'Sitede nasıl göründüğüne bakın',
  },
  status: 'Yayın durumu',
  rows: countRows,
  upcoming: 'Yaklaşanlar',
  noUpcoming: 'Yaklaşan bir gün yok.',
  scheduled: 'Zamanlanmış yayınlar',
  noScheduled: 'Zamanlanmış yayın yok.',
  latest: (one: string) => `Son ${lowerFirst(one)}`,
  noLatest: (one: string) => `Henüz ${lowerFirst(one)} yok.`,
  openPdf: 'PDF’yi aç',
  openPdfOf: (title: string) => `PDF’yi aç: ${title} (yeni sekmede)`,
  mend: 'Düzeltilecekler',
  nothingToMend: 'Düzeltilecek bir şey görünmüyor.',
  more: (count: number) => `${countWords(count)} tane daha`,
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
      title: 'Resim eklenmemiş olanlar',
      help: 'Sitede yerlerinde genel bir resim görünür.',
    },
  },
  samples: {
    help: 'Siteyle birlikte gelen kurgu içeriktir. Siteyi açmadan önce kendinizinkiyle değiştirin ya da silin; düzenlenen içerik bu listeden çıkar.',
    all: (many: string) => `${many}: örneklerin tümü`,
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
    limited: 'Her bölümde yalnızca en son değişen 100 içeriğe bakıldı.',
    missing: 'bu sitede böyle bir sayfa açılmıyor',
    malformed: 'adres yanlış yazılmış görünüyor',
  },
} as const;
