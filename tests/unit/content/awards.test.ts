import { expect, test } from 'vitest';
import { readAwardRecipients } from '../../../supabase/seed/content/award-recipients';
import { openPage, textOf } from '../app/page-document';

test('about 110 graduates are listed, none twice, each with a name, a year and a profession', async () => {
  const recipients = await readAwardRecipients();
  expect(recipients.length).toBeGreaterThanOrEqual(105);
  expect(recipients.length).toBeLessThanOrEqual(115);
  const people = recipients.map((row) => `${row.first_name} ${row.last_name} ${row.nds_year}`);
  expect(people).toEqual([...new Set(people)]);
  for (const { first_name, last_name, nds_surname, nds_year, profession } of recipients) {
    expect([first_name, last_name, nds_surname, profession]).not.toContain('');
    expect(nds_year).toBeGreaterThan(1900);
  }
});

test('the story says since when, how often and for how many', async () => {
  const { main } = await openPage('/mezunlarimiz/basari-onur-odulleri');
  for (const fact of [
    /ilk kez 1995’te verildi/,
    /2002’de kurumsal bir kimlik kazandı/,
    /her yıl düzenlenen törende[^.]* dört ya da beş mezunumuz/,
  ])
    expect(textOf(main)).toMatch(fact);
});
