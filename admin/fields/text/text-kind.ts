import type { FieldKind } from '../field-kind';
import { typedText } from '../typed-text';

declare module '../../schema/field-types' {
  interface Kinds {
    text: { options: Written; column: string; form: string };
  }
}

export const textKind: FieldKind<'text'> = {
  ...typedText,
  place: 'main',
  comparedAs: 'text',
  sort: 'text',
  isTitle: true,
  isSearchable: true,
};
