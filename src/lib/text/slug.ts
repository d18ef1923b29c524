import { foldTurkish } from './turkish.ts';

/** The specification's collision suffix (section 9). */
const SUFFIX_LENGTH = 4;
const SUFFIX_ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

interface SlugifyOptions {
  /** Longest slug in characters: 80 for events, 140 for news (specification, section 9). */
  max: number;
  /** What stands in for a text without a single usable letter or digit. */
  fallback: string;
}

interface SuffixOptions {
  max: number;
  /** Gives a number in [0, 1); replaceable so that a test can foretell the suffix. */
  random?: () => number;
}

/** Takes a title, gives its address: folded, hyphenated, at most `max` characters, never ending in a hyphen. */
export function slugify(text: string, { max, fallback }: SlugifyOptions): string {
  const slug = foldTurkish(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  return cut(slug, max) || fallback;
}

/** Takes a slug that is already in use, gives it with `-xxxx` at the end, the base cut so that `max` still holds. */
export function suffixSlug(slug: string, { max, random = Math.random }: SuffixOptions): string {
  const suffix = Array.from(
    { length: SUFFIX_LENGTH },
    () => SUFFIX_ALPHABET[Math.floor(random() * SUFFIX_ALPHABET.length)],
  ).join('');
  return `${cut(slug, max - SUFFIX_LENGTH - 1)}-${suffix}`;
}

/** Takes a title, gives the slug of a new row: as slugify, but one of digits alone, which would be read as an id, gets the suffix. */
export function newSlug(text: string, options: SlugifyOptions & SuffixOptions): string {
  const slug = slugify(text, options);
  return /^\d+$/.test(slug) ? suffixSlug(slug, options) : slug;
}

function cut(slug: string, max: number): string {
  return slug.slice(0, max).replace(/-+$/, '');
}
