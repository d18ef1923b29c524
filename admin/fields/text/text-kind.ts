import type { FieldKind } from '../field-kind';
import { lazyComponent } from '../../lib/lazy-component';
import { TextCell, typedText } from '../typed-text';

declare module '../../schema/field-types' {
  interface Kinds {
    text: { options: Written; column: string; form: string };
  }
}

export const textKind: FieldKind<'text'> = {
  ...typedText,
  Cell: TextCell,
  Input: lazyComponent(async () => (await import('./text-input')).TextInput),
  place: 'main',
  comparedAs: 'text',
  sort: 'text',
  isTitle: true,
  isSearchable: true,
};
