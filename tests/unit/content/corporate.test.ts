import { describe, expect, test } from 'vitest';
import { illustrate, sectionAt } from '../../../src/content/corporate/sections';
import type { ProseDocument } from '../../../src/lib/text/prose';
import { boardMembers } from '../../../supabase/seed/content/board-members';
import { literatureAwards } from '../../../supabase/seed/content/literature-awards';
import { createSampleDays } from '../../../supabase/seed/sample-days';

describe('the sample board', () => {
  const members = boardMembers(createSampleDays());

  test('is seven people, four of whom hold the offices that the bylaws name', () => {
    expect(new Set(members.map(({ full_name }) => full_name)).size).toBe(7);
    expect(members.flatMap(({ role }) => role ?? [])).toEqual([
      'Başkan',
      'Başkan Yardımcısı',
      'Genel Sekreter',
      'Sayman',
    ]);
  });
});

describe('the sample winners of the literature award', () => {
  test('are seventeen, one a year from 2009 to 2025', () => {
    expect(literatureAwards.map(({ year }) => year)).toEqual(
      Array.from({ length: 17 }, (_, index) => 2009 + index),
    );
  });

  test('write in Turkish one year and are translated the next', () => {
    for (const [index, { language, caption }] of literatureAwards.entries()) {
      expect(language).toBe(index % 2 === 0 ? 'tr' : 'fr');
      expect(caption?.startsWith('Çeviren: ') ?? false).toBe(index % 2 === 1);
    }
  });

  test('win for different books', () => {
    expect(new Set(literatureAwards.map(({ title }) => title)).size).toBe(17);
  });
});

describe('a text and its pictures', () => {
  const text: ProseDocument = {
    date: '2025-10-15',
    title: 'METİN',
    intro: [],
    sections: [{ id: 'bir', title: 'Bir', blocks: [] }],
  };

  test('a section without a picture throws an error that names it', () => {
    expect(() => illustrate(text, {})).toThrow('METİN: give the section "bir" a picture');
  });

  test('a missing section throws an error that names it', () => {
    expect(sectionAt(text, 'bir').title).toBe('Bir');
    expect(() => sectionAt(text, 'iki')).toThrow('METİN: write the section {#iki}');
  });
});
