import type { FieldKind } from '../field-kind';
import { lazyComponent } from '../../lib/lazy-component';
import { textValuesFilter } from '../filters';
import { TextCell, typedText } from '../typed-text';

declare module '../../schema/field-types' {
  interface Kinds {
    category: { options: Written; column: string; form: string };
  }
}

/** A word from those in use, or a new one. */
export const categoryKind: FieldKind<'category'> = {
  ...typedText,
  Cell: TextCell,
  Input: lazyComponent(async () => (await import('./category-input')).CategoryInput),
  place: 'main',
  sort: 'text',
  filter: textValuesFilter,
  isSearchable: true,
};
