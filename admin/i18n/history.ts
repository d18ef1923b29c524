import { formatTimestamp } from '../../src/lib/dates/dates';
import { SYSTEM } from '../../src/lib/important-change';
import { atMoment } from '../../src/lib/text/locative';
import { lowerFirst } from '../../src/lib/text/turkish';

/** The texts of the history: undoing, restoring, and who changed what. */
export const historyTexts = {
  undo: 'Geri al',
  undone: 'Geri alındı.',
  inTrash: 'Silinenler 30 gün çöp kutusunda durur; oradan geri getirebilirsiniz.',
  restored: (title: string) => `“${title}” geri getirildi.`,
  /** The address was taken meanwhile. */
  otherAddress: (slug: string) => `Eski adresi başka bir sayfada olduğu için yeni adresi: ${slug}`,
  failed: (reason: string) => `Geri alınamadı, hiçbir şey değişmedi: ${reason}`,
  /** Reasons, after “Geri alınamadı, hiçbir şey değişmedi:”. */
  refused: {
    unknown: 'Bu değişiklik artık geçmişte yok; içeriklerin geçmişi 30 gün saklanır.',
    taken: 'Yerine başkası gelmiş. Önce onu silin ya da değiştirin, sonra yeniden deneyin.',
    gone: 'Bu arada silinmiş. Çöp kutusundan geri getirebilirsiniz.',
    changed: 'Bu arada yeniden değiştirilmiş. Geçmişinden istediğiniz hâline dönebilirsiniz.',
    erased: 'Bu değişikliğin içeriği, kişisel veri olduğu için silinmiş.',
  },
  /** Of a row, before who changed it and when. */
  lastChange: 'Son değişiklik',
  /** Changes by the command line and by accounts that are no more. */
  nobody: SYSTEM,
  /** 'Ayşe Demir, 3 dakika önce' */
  byAndWhen: (person: string, when: string) => `${person}, ${when}`,
} as const;

const OPERATIONS = {
  insert: 'Eklendi',
  update: 'Değiştirildi',
  delete: 'Silindi',
  erase: 'Geçmişi silindi',
  ask: 'Onaya gönderildi',
  return: 'Geri gönderildi',
} as const;

/** The texts of a row's history and of going back to one of its versions. `one` is the resource's label for one row. */
export const versionTexts = {
  open: 'Geçmiş',
  title: (row: string) => `Geçmiş: ${row}`,
  documentTitle: (one: string) => `${one} geçmişi`,
  list: 'Değişiklikler, yeniden eskiye',
  failed: 'Geçmiş okunamadı',
  nothing: 'Son 30 günde değişiklik yok.',
  older: 'Daha eski',
  operations: OPERATIONS,
  /** Changes that took another one back. */
  restorations: {
    ...OPERATIONS,
    insert: 'Geri getirildi',
    update: 'Eski hâline döndü',
    delete: 'Eklenmesi geri alındı',
  },
  present: 'Şu anki hâli',
  asPresent: 'Şu anki hâliyle aynı',
  first: 'Bu değişikliklerden önceki hâli',
  /** Of each change before the history was erased. */
  erased: 'İçeriği, kişisel veri olduğu için silindi.',
  /** Of an asking for review, or a return. */
  note: (note: string) => `“${note}”`,
  noNote: 'Not yazılmadı.',
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
    focus: (x: number, y: number) => `Resim aynı; önemli yeri artık soldan %${x}, üstten %${y}.`,
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

/** The texts of the trash, where rows of all resources meet. */
export const trashTexts = {
  title: 'Çöp kutusu',
  help: 'Silinenler burada 30 gün durur, sonra dosyalarıyla birlikte kalıcı olarak silinir.',
  empty: 'Çöp kutusu boş.',
  emptyHelp: 'Sildikleriniz burada 30 gün durur; bu süre içinde geri getirebilirsiniz.',
  emptySearch: (term: string) => `Silinenler arasında “${term}” bulunamadı.`,
  failed: 'Çöp kutusu okunamadı',
  searchLabel: 'Çöp kutusunda ara',
  /** Older ones follow on the next page. */
  found: (count: number, isAll: boolean) =>
    isAll ? `Silinmiş ${count} içerik` : `En son silinen ${count} içerik`,
  columns: { title: 'Başlık', section: 'Bölüm', deleted: 'Silen', left: 'Kalan süre' },
  daysLeft: (days: number) => (days <= 1 ? 'son gün' : `${days} gün kaldı`),
  selected: (count: number) => `${count} içerik seçildi`,
  restore: 'Geri getir',
  restoreRow: (title: string) => `Geri getir: ${title}`,
  restoreSelected: 'Seçilenleri geri getir',
  show: 'Göster',
  showRow: (title: string) => `Göster: ${title}`,
  showFailed: 'İçeriği okunamadı',
  preview: 'Sitede böyle görünüyordu.',
  restoredMany: (count: number) => `${count} içerik geri getirildi.`,
  /** Beside the row. */
  refused: (reason: string) => `Geri getirilemedi: ${reason}`,
} as const;
