import { lowerFirst } from '../../src/lib/text/turkish';
import { countRows } from './count-words';

interface Labels {
  readonly one: string;
  readonly object: string;
}

/** The texts of the last changes. A sentence is: who, what, and one of the verbs; or who and an act. */
export const changeTexts = {
  title: 'Son değişiklikler',
  none: 'Son 30 günde bir değişiklik yapılmadı.',
  /** '“Kış balosu” duyurusunu' */
  row: (title: string, labels: Labels) => `“${title}” ${lowerFirst(possessedObject(labels))}`,
  /** 'başlıksız duyuruyu' */
  untitledRow: ({ object }: Labels) => `başlıksız ${lowerFirst(object)}`,
  /** 'geçmişi silinmiş bir duyuruyu' */
  erasedRow: ({ object }: Labels) => `geçmişi silinmiş bir ${lowerFirst(object)}`,
  /** Before “geçmişini sildi”. */
  historyOf: (count: number, many: string) => `“${many}” bölümünde ${count === 1 ? 'bir' : count} içeriğin`,
  /** '20 duyuruyu'; more of them may be older than what was read. */
  rows: (count: number, isAll: boolean, { object }: Labels) => atLeast(isAll, countRows(count, object)),
  /** '20 duyuru', before “ekledi”. */
  newRows: (count: number, isAll: boolean, { one }: Labels) => atLeast(isAll, countRows(count, one)),
  order: (many: string) => `“${many}” sırasını`,
  /** A row of a table that is declared no more. */
  unknownRow: (title: string) => `“${title}” içeriğini`,
  unknownRows: 'eski bir bölümün içeriğini',
  verbs: {
    add: 'ekledi',
    addPublished: 'ekleyip yayımladı',
    change: 'değiştirdi',
    order: 'değiştirdi',
    publish: 'yayımladı',
    schedule: 'zamanladı',
    unpublish: 'yayından kaldırdı',
    remove: 'sildi',
    restore: 'geri getirdi',
    revert: 'eski hâline getirdi',
    erase: 'geçmişini sildi',
  },
  /** Acts of the team. The person concerned is a name, or an e-mail address where there is none yet. */
  team: {
    invite: (person: string) => `${toPerson(person)} yönetici daveti gönderdi`,
    invite_again: (person: string) => `${toPerson(person)} daveti yeniden gönderdi`,
    grant: (person: string) => `${toPerson(person)} yönetici yetkisi verdi`,
    revoke: (person: string) => `${ofPerson(person)} yönetici yetkisini kaldırdı`,
    withdraw: (person: string) => `${ofPerson(person)} davetini geri çekti`,
    rename: () => 'adını değiştirdi',
    change_email: () => 'e-posta adresini değiştirdi',
  },
  revokeOwn: 'kendi yönetici yetkisini kaldırdı',
} as const;

function toPerson(person: string): string {
  return person.includes('@') ? `${person} adresine` : `“${person}” adlı kişiye`;
}

function ofPerson(person: string): string {
  return person.includes('@') ? `${person} adresinin` : `“${person}” adlı kişinin`;
}

function atLeast(isAll: boolean, rows: string): string {
  return isAll ? rows : `en az ${rows}`;
}

/**
 * The accusative after a title: 'Duyuruyu' becomes 'duyurusunu', 'Etkinliği' 'etkinliğini'. A compound such
 * as 'Takvim kaydı' is possessed already.
 */
function possessedObject({ one, object }: Labels): string {
  const vowel = object.slice(-1);
  if (object === `${one}n${vowel}`) return object;
  return object === `${one}y${vowel}` ? `${one}s${vowel}n${vowel}` : `${object}n${vowel}`;
}
