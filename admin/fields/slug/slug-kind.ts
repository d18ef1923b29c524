import { slugify } from '../../../src/shared/slug';
import type { FieldKind } from '../field-kind';
import { shownText } from '../shown-text';
import { TextCell } from '../text/text-cell';

/** Its emptiness is filled, and its uniqueness kept, when the row is saved (crud/form/use-slug-step). */
export const slugKind: FieldKind<'slug'> = {
  Cell: TextCell,
  place: 'aside',
  rules: () => [],
  toForm: shownText,
  toRow: (value, { maxLength: max, fallback }) =>
    value.trim() === '' ? null : slugify(value, { max, fallback }),
  toText: shownText,
  fromText: (text) => text,
};
