import { foldTurkish } from './turkish.ts';

/** The length of the suffix after a collision (specification, section 9). */
const SUFFIX_LENGTH = 4;
const SUFFIX_ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

interface SlugifyOptions {
  /** The maximum length in characters: 80 for events, 140 for news (specification, section 9). */
  max: number;
  /** Used for a text without a single usable letter or digit. */
  fallback: string;
}

interface SuffixOptions {
  max: number;
  /** Returns a number in [0, 1). Tests replace it. */
  random?: () => number;
}

/** Returns the slug of a title: folded, hyphenated, at most `max` characters, not ending in a hyphen. */
export function slugify(text: string, { max, fallback }: SlugifyOptions): string {
  const slug = foldTurkish(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  return cut(slug, max) || fallback;
}

/** Adds a random `-xxxx` to a slug that is taken, and shortens the slug to keep `max`. */
export function suffixSlug(slug: string, { max, random = Math.random }: SuffixOptions): string {
  const suffix = Array.from(
    { length: SUFFIX_LENGTH },
    () => SUFFIX_ALPHABET[Math.floor(random() * SUFFIX_ALPHABET.length)],
  ).join('');
  return `${cutFor(slug, max)}-${suffix}`;
}

/** Whether a slug is the one that a text gets, perhaps with the suffix after a collision. */
export function isSlugOf(slug: string, text: string, options: SlugifyOptions): boolean {
  const made = slugify(text, options);
  const suffix = slug.slice(-SUFFIX_LENGTH - 1);
  return slug === made || (/^-[a-z0-9]+$/.test(suffix) && slug === cutFor(made, options.max) + suffix);
}

/** Returns the slug of a new row. Digits alone would be read as an id, so they get the suffix. */
export function newSlug(text: string, options: SlugifyOptions & SuffixOptions): string {
  const slug = slugify(text, options);
  return /^\d+$/.test(slug) ? suffixSlug(slug, options) : slug;
}

/** Leaves room for a suffix. */
const cutFor = (slug: string, max: number) => cut(slug, max - SUFFIX_LENGTH - 1);

function cut(slug: string, max: number): string {
  return slug.slice(0, max).replace(/-+$/, '');
}
