import { isSlugOf, newSlug, slugify } from '../../../src/lib/text/slug';
import { foldTurkish } from '../../../src/lib/text/turkish';
import { fieldTexts } from '../../i18n/fields';
import type { FieldOf } from '../../schema/types';
import type { FieldKind } from '../field-kind';
import { textOrEmpty } from '../typed-text';

/** The last part of a row's address. It is generated from another field when empty, and made unique. */
export interface SlugOptions {
  /** The text field it is generated from. */
  readonly from: string;
  readonly maxLength: number;
  /** Used when that text contains no letter or digit. */
  readonly fallback: string;
  /** The url field that a row may lead to instead of a page of its own. Such a row has no slug. */
  readonly orLeadsTo?: string;
}

/** `useSlugStep` fills it when empty and makes it unique. In the form null is a row without a page. */
export const slugKind: FieldKind<'slug'> = {
  columnTypes: ['text'],
  rules: () => [],
  toForm: (value, { orLeadsTo }) => (value === null && orLeadsTo !== undefined ? null : textOrEmpty(value)),
  toRow: (value, { maxLength: max, fallback }) =>
    value === null || value.trim() === '' ? null : slugify(value, { max, fallback }),
  toText: (value, { orLeadsTo }) =>
    value === null && orLeadsTo !== undefined ? fieldTexts.slug.withoutPage : textOrEmpty(value),
  fromText: (text, { orLeadsTo }) =>
    orLeadsTo !== undefined && foldTurkish(text) === foldTurkish(fieldTexts.slug.withoutPage) ? null : text,
  refersTo: { from: ['text', 'longtext'], orLeadsTo: ['url'] },
};

/**
 * Whether a slug follows from `text`, its row's title, to `newText`: it was made from the one and is not that of the other. A draft's
 * slug does so until somebody types another.
 */
export function isFollowing(
  { fallback, maxLength: max }: FieldOf<'slug'>,
  slug: unknown,
  [text, newText]: readonly [unknown, unknown],
): boolean {
  const isOf = (title: unknown) =>
    typeof slug === 'string' && slug !== '' && isSlugOf(slug, textOrEmpty(title), { max, fallback });
  return isOf(text) && !isOf(newText) && textOrEmpty(newText).trim() !== '';
}

/** The slug that a form asks for: typed, or made from another field. Null is a row without a page. */
export function askedSlug(
  { name, from, fallback, maxLength: max }: FieldOf<'slug'>,
  values: Readonly<Record<string, unknown>>,
): string | null {
  if (values[name] === null) return null;
  const typed = textOrEmpty(values[name]).trim();
  const text = typed === '' ? textOrEmpty(values[from]).trim() : slugify(typed, { max, fallback });
  return newSlug(text, { max, fallback });
}
