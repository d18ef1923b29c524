import type { FieldKind } from '../field-kind';
import { textValuesFilter } from '../filters';
import { typedText } from '../typed-text';

declare module '../../schema/field-types' {
  interface Kinds {
    category: { options: Written; column: string; form: string };
  }
}

/** A word from those in use, or a new one. */
export const categoryKind: FieldKind<'category'> = {
  ...typedText,
  place: 'main',
  sort: 'text',
  filter: textValuesFilter,
  isSearchable: true,
};
