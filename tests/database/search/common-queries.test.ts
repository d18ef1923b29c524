import { createClient } from '@supabase/supabase-js';
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { findPages } from '../../../src/features/search/page-index';
import { rowSearchQuery, spellingQuery } from '../../../src/features/search/queries';
import { groupResults, type ResultGroup } from '../../../src/features/search/results';
import { createDatabaseAccess } from '../../../src/lib/database/database-access';
import type { Database } from '../../../src/lib/database/database.types';
import { DEFAULT_SETTINGS } from '../../../src/lib/database/settings';
import { seedDemo } from '../../../supabase/seed/seed-demo';
import { useDatabase } from '../support/database-fixture';

const database = useDatabase();
const OF_EACH_KIND = 5;

/** As the results page searches, in the sample content. */
beforeAll(() => {
  const { url, secretKey } = database.backend;
  return seedDemo(createClient<Database>(url, secretKey, { auth: { persistSession: false } }));
});

function access() {
  const { url, publishableKey } = database.backend;
  return createDatabaseAccess({ config: { apiUrl: '', publishableKey }, origin: url });
}

async function search(term: string, year: number | null = null): Promise<ResultGroup[]> {
  const rows = await new QueryClient().query(rowSearchQuery(access(), term, OF_EACH_KIND, year));
  return groupResults(term, findPages(term, OF_EACH_KIND, DEFAULT_SETTINGS), rows);
}

/** The address of the first result, without a row's number and a day, which differ from run to run. */
async function firstOf(term: string): Promise<string | undefined> {
  const [best] = await search(term);
  return best?.results[0]?.to.replace(/\/duyurular\/\d+-/, '/duyurular/').replace(/\?ay=.*$/, '');
}

test.each([
  ['iban', '/aidat'],
  ['hesap numarası', '/aidat'],
  ['aidat', '/aidat'],
  ['aidat ödeme', '/aidat'],
  ['aidat ne kadar?', '/aidat'],
  ['aidat 2026', '/aidat'],
  ['iban no', '/aidat'],
  ['havale', '/aidat'],
  ['eft', '/aidat'],
  ['borç', '/aidat'],
  ['giriş ödentisi', '/uyelik/uyelik-aidati'],
  ['tüzük', '/kurumsal/dernek-tuzugu'],
  ['tuzuk', '/kurumsal/dernek-tuzugu'],
  ['tüzük değişikliği', '/kurumsal/dernek-tuzugu#madde-20'],
  ['kvkk', '/kurumsal/kvkk'],
  ['gizlilik', '/gizlilik-sozlesmesi'],
  ['iade', '/iptal-iade-sartlari'],
  ['üye ol', '/uyelik/nasil-uye-olunur'],
  ['nasıl üye olurum', '/uyelik/nasil-uye-olunur'],
  ['üyelik ücreti', '/uyelik/uyelik-aidati'],
  ['üyelik', '/uyelik/nasil-uye-olunur'],
  ['indirim', '/uyelik/uyelere-avantajlar'],
  ['avantajlar', '/uyelik/uyelere-avantajlar'],
  ['yönetim kurulu', '/kurumsal/yonetim-kurulu'],
  ['denetim kurulu', '/kurumsal/yonetim-kurulu'],
  ['başkan', '/kurumsal/baskanin-mesaji'],
  ['tarihçe', '/kurumsal/tarihce'],
  ['TARİHÇE', '/kurumsal/tarihce'],
  ['edebiyat ödülü', '/kurumsal/nds-edebiyat-odulu'],
  ['edebiyat ödülü 2015', '/kurumsal/nds-edebiyat-odulu'],
  ['onur ödülü', '/mezunlarimiz/basari-onur-odulleri'],
  ['takvim', '/duyurular/takvim'],
  ['ajanda', '/duyurular/takvim'],
  ['telefon', '/iletisim/iletisim-adresleri'],
  ['adres', '/iletisim/iletisim-adresleri'],
  ['dernek adresi', '/iletisim/iletisim-adresleri'],
  ['instagram', '/iletisim/nds-sosyal-medya'],
  ['bülten', '/duyurular/bulten-arsivi'],
  ['bülten 2024', '/duyurular/bulten-arsivi/2024-12'],
  ['haziran 2020', '/duyurular/bulten-arsivi/2020-06'],
  ['genel kurul 2027', '/duyurular/etkinlikler/olagan-genel-kurul'],
  ['genel kurul', '/duyurular/etkinlikler/olagan-genel-kurul'],
  ['mezunlar günü ne zaman', '/duyurular/etkinlikler/mezunlar-gunu'],
  ['mezunlar günü', '/duyurular/etkinlikler/mezunlar-gunu'],
  ['pilav', '/duyurular/etkinlikler/mezunlar-gunu'],
  ['safranbolu', '/duyurular/etkinlikler/safranbolu-da-iki-gun'],
  ['konser', '/duyurular/etkinlikler/mezunlar-korosu-konseri'],
  ['mentorluk', '/duyurular/mentorluk-programinda-eslesmeler-tamamlandi'],
  ['fotoğraf arşivi', '/duyurular/fotograf-arsivimiz-dijitale-tasiniyor'],
])('“%s” leads to %s first', async (term, path) => {
  expect(await firstOf(term)).toBe(path);
});

describe('what a term without results may mean', () => {
  test.each([
    ['mezunlr', 'mezunlar'],
    ['tüzzük', 'tüzük'],
    ['duyru', 'duyuru'],
    ['kampnya', 'kampanya'],
    ['safranblou', 'safranbolu'],
    ['genel krul', 'genel kurul'],
    ['zzqqxx', null],
  ])('of “%s” is %s', async (term, meant) => {
    expect(await search(term)).toEqual([]);
    expect(await new QueryClient().query(spellingQuery(access(), term, DEFAULT_SETTINGS))).toBe(meant);
  });
});

it('finds the bulletins of one year, whose archive is searched like the months', async () => {
  const [bulletins] = await search('bülten 2024');
  expect(bulletins).toMatchObject({ kind: 'bulletin', found: 10 });
  const issues = Array(OF_EACH_KIND).fill(expect.stringMatching(/^\/duyurular\/bulten-arsivi\/2024-\d\d$/));
  expect(bulletins?.results.map(({ to }) => to)).toEqual(issues);
});

it('finds an event once, and not again as its calendar entry', async () => {
  const groups = await search('Safranbolu’da iki gün');
  expect(groups.map(({ kind, found }) => [kind, found])).toEqual([['event', 1]]);
});

it('finds rows of one year only, when asked', async () => {
  const bulletins = (await search('bülteni', 2015)).find(({ kind }) => kind === 'bulletin');
  expect(bulletins?.found).toBe(4);
  expect((await search('bülteni', 1999)).map(({ kind }) => kind)).not.toContain('bulletin');
});
