import type { Written } from '../../schema/field-types';
import type { FieldKind } from '../field-kind';
import { lazyComponent } from '../../lib/lazy-component';
import { ExcerptCell, typedText } from '../typed-text';

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
  ...typedText,
  Cell: ExcerptCell,
  Input: lazyComponent(async () => (await import('./longtext-input')).LongtextInput),
  place: 'main',
  comparedAs: 'text',
  isTitle: true,
  isSearchable: true,
};
