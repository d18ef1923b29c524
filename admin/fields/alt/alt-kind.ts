import { uploadTexts } from '../../i18n/uploads';
import type { Limited } from '../../schema/field-types';
import type { FieldKind } from '../field-kind';
import { lazyComponent } from '../../lib/lazy-component';
import { shownText, writtenText, TextCell } from '../written-text';

interface AltOptions extends Limited {
  /** The image field it describes. */
  readonly of: string;
}

declare module '../../schema/field-types' {
  interface Kinds {
    alt: { options: AltOptions; column: string | null; form: string | null };
  }
}

/** Null is a picture nobody described yet, an empty text one without meaning, anything else its description. */
export const altKind: FieldKind<'alt'> = {
  Cell: TextCell,
  Input: lazyComponent(async () => (await import('./alt-input')).AltInput),
  place: 'aside',
  rules: ({ maxLength }) => writtenText.rules(maxLength === undefined ? {} : { maxLength }),
  toForm: (value) => (typeof value === 'string' ? value : null),
  // Blanks are no sentence, and no decision that the picture has no meaning either.
  toRow: (value) => (value ? writtenText.toRow(value) : value),
  toText: (value) => (value === '' ? uploadTexts.alt.decorative : shownText(value)),
  refersTo: { of: ['image'] },
};
