import { expect, test } from 'vitest';
import { sourceFiles } from './source-files';
import { isRead, wrongWords } from './words';

test.each([
  ['Şifremi unuttum', 'parola'],
  ['Çevrimdışısınız', 'çevrim içi, çevrim dışı'],
  ['NDS Mezunlar Derneği’nin amacı', 'names of institutions have no apostrophe'],
  ['Taslağa al', 'taslak means only: not published'],
  ['Değerin biçimi geçersiz.', 'words that work on the telephone'],
])('“%s” is noticed', (text, right) => {
  const [complaint] = wrongWords({ path: 'admin/i18n/any.ts', text: `export const any = '${text}';` });
  expect(complaint).toContain(`write: ${right}`);
});

test('comments, encryption and the right words pass', () => {
  const text =
    "// Süzgeç\nexport const any = 'Bağlantılar şifrelenir; yalnızca, en çok, tüm, hâline, parola; kayıtlı olan';";
  expect(wrongWords({ path: 'admin/i18n/any.ts', text })).toEqual([]);
});

test('every sentence for people calls each thing by its one name', () => {
  const read = sourceFiles('.ts', '.tsx', '.json', '.md', '.html').filter(({ path }) => isRead(path));
  expect(read.length).toBeGreaterThan(300);
  expect(read.flatMap(wrongWords)).toEqual([]);
});
