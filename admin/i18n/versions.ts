import { formatTimestamp } from '../../src/lib/dates/dates';
import { atMoment } from '../../src/lib/text/locative';
import { lowerFirst } from '../../src/lib/text/turkish';

/** The texts of a row's history and of going back to one of its versions. `one` is the resource's label for one row. */
export const versionTexts = {
  open: 'Geçmiş',
  title: (row: string) => `Geçmiş: ${row}`,
  documentTitle: (one: string) => `${one} geçmişi`,
  list: 'Değişiklikler, yeniden eskiye',
  loading: 'Geçmiş yükleniyor…',
  nothing: 'Son 30 günde değişiklik yok.',
  older: 'Daha eski',
  operations: { insert: 'Eklendi', update: 'Değiştirildi', delete: 'Silindi', erase: 'Geçmişi silindi' },
  /** Changes that took another one back. */
  restorations: {
    insert: 'Geri getirildi',
    update: 'Eski hâline döndü',
    delete: 'Eklenmesi geri alındı',
    erase: 'Geçmişi silindi',
  },
  present: 'Şu anki hâli',
  asPresent: 'Şu anki hâliyle aynı',
  first: 'Bu değişikliklerden önceki hâli',
  /** Of each change before the history was erased. */
  erased: 'İçeriği, kişisel veri olduğu için silindi.',
  /** Only columns changed that no form shows. */
  noFields: 'Formda görünen bir değişiklik yok.',
  moved: 'Listedeki yeri değişti.',
  empty: 'boş',
  removed: 'Silinen: ',
  added: 'Eklenen: ',
  formatOnly: 'Yazı aynı, yalnızca biçimi değişti.',
  pictures: {
    removed: 'Kaldırılan',
    added: 'Eklenen',
    order: 'Yeni sıra',
    removedPhoto: (position: number) => `Kaldırılan ${position}. resim`,
    addedPhoto: (position: number) => `Eklenen ${position}. resim`,
    photo: (position: number) => `${position}. resim`,
    more: (count: number) => `ve ${count} resim daha`,
  },
  restore: {
    action: 'Bu hâline dön',
    actionOf: (at: string) => `Bu hâline dön: ${formatTimestamp(at)}`,
    question: (at: string) => `${atMoment(at)}ki hâline dönülsün mü?`,
    firstQuestion: 'Bu değişikliklerden önceki hâline dönülsün mü?',
    deletedAction: 'Geri getir',
    deletedQuestion: (title: string) => `“${title}” geri getirilsin mi?`,
    help: 'Şunlar değişir. Şimdiki hâli de geçmişte kalır; isterseniz ona geri dönersiniz.',
    deletedHelp: (one: string) => `Silinen ${lowerFirst(one)} şu hâliyle geri gelir.`,
    preview: 'O hâlinin önizlemesi. Geri dönmeden hiçbir şey değişmez.',
    done: (title: string) => `“${title}” seçtiğiniz hâline döndü.`,
  },
} as const;
