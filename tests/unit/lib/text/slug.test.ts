import { describe, expect, test } from 'vitest';
import { newSlug, slugify, suffixSlug } from '../../../../src/lib/text/slug';

const event = { max: 80, fallback: 'etkinlik' };
const always = (number: number) => () => number;

describe('slugs', () => {
  test.each([
    ['IŞIK İÇİN ÖĞÜT', 'isik-icin-ogut'],
    ['  20 Ocak — Mezunlar Günü!  ', '20-ocak-mezunlar-gunu'],
    ['Derneğimizin 38’inci yılı', 'dernegimizin-38-inci-yili'],
    ['Kâğıt & Œuvre', 'kagit-oeuvre'],
  ])('%j becomes %j', (title, slug) => {
    expect(slugify(title, event)).toBe(slug);
  });

  test.each(['', '!!!', '日本'])('%j, which has no usable letter, becomes the fallback', (title) => {
    expect(slugify(title, event)).toBe('etkinlik');
  });

  test('a long title is cut to the maximum and does not end in a hyphen', () => {
    expect(slugify('abcd efgh', { max: 5, fallback: 'x' })).toBe('abcd');
    expect(slugify('a'.repeat(200), event)).toHaveLength(80);
  });

  test('the suffix keeps within the maximum by cutting the base', () => {
    expect(suffixSlug('mezunlar-gunu', { max: 80, random: always(0) })).toBe('mezunlar-gunu-aaaa');
    expect(suffixSlug('a'.repeat(80), { max: 80, random: always(0.999) })).toBe(`${'a'.repeat(75)}-9999`);
    expect(suffixSlug('abcd-efgh', { max: 10, random: always(0) })).toBe('abcd-aaaa');
  });

  test('a new slug of digits alone gets the suffix, because it would be read as an id', () => {
    expect(newSlug('2025', { ...event, random: always(0) })).toBe('2025-aaaa');
    expect(newSlug('2025 yılı', event)).toBe('2025-yili');
  });
});
