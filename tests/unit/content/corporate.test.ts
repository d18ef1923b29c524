import { expect, test } from 'vitest';
import boardMembers from '../../../supabase/seed/content/board_members.json';
import literatureAwards from '../../../supabase/seed/content/literature_awards.json';
import { readSampleRows } from '../../../supabase/seed/sample-rows';
import { openPage } from '../app/page-document';

const OFFICES = ['Başkan', 'Başkan Yardımcısı', 'Genel Sekreter', 'Sayman'];
const namesOf = (members: readonly { full_name: string }[]) =>
  new Set(members.map(({ full_name }) => full_name));

test('the sample board is seven people, four of whom hold the offices that the bylaws name', () => {
  const board = boardMembers.filter(({ term_to }) => term_to === undefined);
  expect(namesOf(board).size).toBe(7);
  expect(board.flatMap(({ role }) => role ?? [])).toEqual(OFFICES);
});

test('the sample board before it is seven other people with the same offices', () => {
  const former = boardMembers.filter(({ term_to }) => term_to !== undefined);
  expect([former.length, namesOf(boardMembers).size]).toEqual([7, 14]);
  expect(former.flatMap(({ role }) => role ?? [])).toEqual(OFFICES);
});

test('the sample winners of the literature award write in Turkish one year and are translated the next', () => {
  const years = literatureAwards.map(({ year }) => year);
  expect(years).toEqual(Array.from({ length: 17 }, (_, index) => 2009 + index));
  expect(new Set(literatureAwards.map(({ title }) => title)).size).toBe(17);
  for (const [index, { language, caption }] of literatureAwards.entries()) {
    expect(language).toBe(index % 2 === 0 ? 'tr' : 'fr');
    expect(caption?.startsWith('Çeviren: ') ?? false).toBe(index % 2 === 1);
  }
});

test('about 110 graduates are listed, none twice, each with a name, a year and a profession', async () => {
  const recipients = await readSampleRows('award_recipients');
  expect(recipients.length).toBeGreaterThanOrEqual(105);
  expect(recipients.length).toBeLessThanOrEqual(115);
  const people = recipients.map((row) => [row.first_name, row.last_name, row.nds_year].join(' '));
  expect(people).toEqual([...new Set(people)]);
  for (const { first_name, last_name, nds_surname, nds_year, profession } of recipients) {
    expect([first_name, last_name, nds_surname, profession]).not.toContain('');
    expect(nds_year).toBeGreaterThan(1900);
  }
});

test.each([
  /ilk kez 1995’te verildi/,
  /2002’de kurumsal bir kimlik kazandı/,
  /her yıl düzenlenen törende[^.]* dört ya da beş mezunumuz/,
])('the story of the awards says since when, how often and for how many: %s', async (fact) => {
  expect((await openPage('/mezunlarimiz/basari-onur-odulleri')).text).toMatch(fact);
});
