import { describe, expect, test } from 'vitest';
import { boardMembers, president } from '../../../src/content/corporate/board';
import { winners } from '../../../src/content/corporate/literature-award-winners';
import { signature } from '../../../src/content/corporate/president-message';
import { illustrate, sectionAt } from '../../../src/content/corporate/sections';
import type { ProseDocument } from '../../../src/lib/text/prose';

describe('the board', () => {
  test('is seven people, four of whom hold the offices that the bylaws name', () => {
    expect(new Set(boardMembers.map(({ name }) => name)).size).toBe(7);
    expect(boardMembers.flatMap(({ role }) => role ?? [])).toEqual([
      'Başkan',
      'Başkan Yardımcısı',
      'Genel Sekreter',
      'Sayman',
    ]);
  });

  test('has a portrait of 300 × 380 for each, twice as fine, described in words', () => {
    for (const { photo } of boardMembers) {
      expect(photo.picture).toMatchObject({ width: 600, height: 760 });
      expect(photo.alt).not.toBe('');
    }
  });

  test('is led by the president who signs the message', () => {
    expect(boardMembers[0]).toBe(president);
    expect(signature.name).toBe(president.name);
  });
});

describe('the winners of the literature award', () => {
  test('are seventeen, one a year from 2009 to 2025', () => {
    expect(winners.map(({ year }) => year)).toEqual(Array.from({ length: 17 }, (_, index) => 2009 + index));
  });

  test('write in Turkish one year and are translated the next', () => {
    expect(winners.map(({ translator }) => translator !== undefined)).toEqual(
      winners.map((_, index) => index % 2 === 1),
    );
  });

  test('win for different books with different covers', () => {
    for (const fields of [winners.map(({ book }) => book), winners.map(({ cover }) => cover.src)]) {
      expect(new Set(fields).size).toBe(17);
    }
  });
});

describe('a text and its pictures', () => {
  const text: ProseDocument = {
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
