import type { Written } from '../../schema/field-types';
import type { FieldKind } from '../field-kind';
import { ExcerptCell, typedLines } from '../typed-text';

interface LongtextOptions extends Written {
  /** In characters: where the site's cards cut this text. */
  readonly guide?: number;
}

declare module '../../schema/field-types' {
  interface Kinds {
    longtext: { options: LongtextOptions; column: string; form: string };
  }
}

export const longtextKind: FieldKind<'longtext'> = {
  ...typedLines,
  Cell: ExcerptCell,
  place: 'main',
  comparedAs: 'text',
  isTitle: true,
  isSearchable: true,
};
