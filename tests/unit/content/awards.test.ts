import { expect, test } from 'vitest';
import { awards } from '../../../src/features/awards/award-list';
import { openPage, textOf } from '../app/page-document';

test('about 110 graduates are listed, none twice, each with a name, a year and a profession', () => {
  expect(awards.length).toBeGreaterThanOrEqual(105);
  expect(awards.length).toBeLessThanOrEqual(115);
  const people = awards.map(({ firstName, lastName, ndsYear }) => `${firstName} ${lastName} ${ndsYear}`);
  expect(people).toEqual([...new Set(people)]);
  for (const { firstName, lastName, ndsSurname, ndsYear, profession } of awards) {
    expect([firstName, lastName, ndsSurname, profession]).not.toContain('');
    expect(ndsYear).toBeGreaterThan(1900);
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
