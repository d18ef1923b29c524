import { slugify } from '../../../src/lib/text/slug';
import type { FieldKind } from '../field-kind';
import { lazyComponent } from '../../lib/lazy-component';
import { textOrEmpty, TextCell } from '../typed-text';

/** The last part of a row's address. It is generated from another field when empty, and made unique. */
interface SlugOptions {
  /** The text field it is generated from. */
  readonly from: string;
  readonly maxLength: number;
  /** Used when that text contains no letter or digit. */
  readonly fallback: string;
}

declare module '../../schema/field-types' {
  interface Kinds {
    slug: { options: SlugOptions; column: string; form: string; filled: true };
  }
}

/** The save step in crud/form/use-slug-step fills it when empty and makes it unique. */
export const slugKind: FieldKind<'slug'> = {
  Cell: TextCell,
  Input: lazyComponent(async () => (await import('./slug-input')).SlugInput),
  place: 'aside',
  rules: () => [],
  toForm: textOrEmpty,
  toRow: (value, { maxLength: max, fallback }) =>
    value.trim() === '' ? null : slugify(value, { max, fallback }),
  toText: textOrEmpty,
  fromText: (text) => text,
  refersTo: { from: ['text', 'longtext'] },
};
