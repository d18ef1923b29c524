import { expect, test } from 'vitest';
import { awardTexts } from '../../../src/content/awards';
import { awards } from '../../../src/features/awards/award-list';

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

test('the story says since when, how often and for how many', () => {
  const story = awardTexts.story.join(' ');
  for (const fact of ['1995', '2002', 'her yıl', 'en çok beş']) expect(story).toContain(fact);
});
