import ts from 'typescript';
import { nodesOf, parse, type SourceFile } from './source-files';

interface Word {
  readonly wrong: RegExp;
  readonly right: string;
  /** The paths where the word is wrong; absent means everywhere people read. */
  readonly within?: RegExp;
}

/** Matches the word without a letter before or after it. `\b` treats Turkish letters as the end of a word. */
const alone = (words: string, flags = 'iu') => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, flags);
const BACK_OFFICE = /^admin\/(?:i18n|resources)\//;

/** Each thing has one Turkish name. A password is a parola; encrypted data is still şifreli. */
const WORDS: readonly Word[] = [
  { wrong: /şifre(?!l)/iu, right: 'parola' },
  { wrong: /süzge[çc](?!li kova)/iu, right: 'filtre' },
  { wrong: alone('süz|süzün|süzebilir'), right: 'filtrele' },
  { wrong: /kare kod/iu, right: 'karekod' },
  { wrong: /tekrar dene/iu, right: 'yeniden dene' },
  { wrong: alone('en fazla'), right: 'en çok' },
  { wrong: alone('yalnız'), right: 'yalnızca' },
  { wrong: alone('bütün'), right: 'tüm' },
  { wrong: /çevrim(?:içi|dışı)/iu, right: 'çevrim içi, çevrim dışı' },
  { wrong: /veritaban/iu, right: 'veri tabanı' },
  { wrong: /altyazı/iu, right: 'alt yazı' },
  { wrong: alone('birebir'), right: 'bire bir' },
  { wrong: alone('hal|hali|haline|halinde|hala'), right: 'hâl, hâlâ' },
  { wrong: /yönetim (?:bölümü|alanı|ekranı)/iu, right: 'Yönetim paneli' },
  {
    wrong: alone("(?:Derneği|Kurulu)['’](?:\\p{Ll}+)", 'u'),
    right: 'names of institutions have no apostrophe',
  },
  { wrong: /üye iletişim platform/u, right: 'Üye İletişim Platformu' },
  // The bar's short label for small screens is the specification's: "Üye Platformu".
  { wrong: /üye platform/u, right: 'Üye İletişim Platformu' },
  { wrong: /dernekler bilgi sistemi/u, right: 'Dernekler Bilgi Sistemi' },
  { wrong: /Bilgi Sistemi(?:ne|nde|nden|nin)/u, right: 'Bilgi Sistemi’ne: a system is no institution' },
  { wrong: alone('lisemiz\\p{Ll}*'), right: 'okulumuz' },
  { wrong: /ters gitti/iu, right: 'say what happened and what to do' },
  { wrong: /siteyi yönetene/iu, right: 'siteyi kuran kişiye' },
  {
    wrong: alone('değer|değeri|değerin|kodlama|ayraç|mailto|varsayılan|varsayılanı|H2|H3|içe aktar\\p{L}*'),
    right: 'words that work on the telephone',
    within: BACK_OFFICE,
  },
  {
    // The database refuses to delete a row that another table refers to, and its error does not say which row refers to it.
    wrong: alone('(?<!başka bir )(?:kayıt|kaydı|kayda|kayıtlar\\p{L}*)'),
    right: 'the noun of the rows, which is the resource’s label (`labels.one`)',
    within: /^admin\/i18n\//,
  },
  { wrong: alone('taslağa al\\p{L}*|taslağı (?:sil|geri getir)'), right: 'taslak means only: not published' },
];

const READ =
  /^(?:(?:admin|src|supabase\/(?:local|seed))\/.*\.(?:tsx?|json)|src\/content\/.*\.md|index\.html)$/;

/** The folders that may hold sentences for people, including the terminal's. */
export function isRead(path: string): boolean {
  return READ.test(path);
}

/** Returns a sentence for each wrong word in a file's texts. Comments and names are not checked. */
export function wrongWords(file: SourceFile): string[] {
  const words = WORDS.filter(
    ({ wrong, within }) => wrong.test(file.text) && within?.test(file.path) !== false,
  );
  if (words.length === 0) return [];
  const texts = /\.tsx?$/.test(file.path) ? literals(file) : [file.text];
  return words.flatMap(({ wrong, right }) =>
    texts.flatMap((text) => {
      const found = wrong.exec(text);
      return found ? [`${file.path}: “${found[0]}”, write: ${right}`] : [];
    }),
  );
}

function literals(file: SourceFile): string[] {
  return nodesOf(parse(file)).flatMap((node) =>
    ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node) ? [node.text] : [],
  );
}
