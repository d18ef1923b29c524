import { uploadTexts } from '../../i18n/uploads';
import type { FieldKind } from '../field-kind';
import { shownText } from '../shown-text';
import { TextCell } from '../text/text-cell';
import { writtenText } from '../written-text';

/** Null is a picture nobody described yet, an empty text one without meaning, anything else its description. */
export const altKind: FieldKind<'alt'> = {
  Cell: TextCell,
  place: 'aside',
  rules: ({ maxLength }) => writtenText.rules(maxLength === undefined ? {} : { maxLength }),
  toForm: (value) => (typeof value === 'string' ? value : null),
  // Blanks are no sentence, and no decision that the picture has no meaning either.
  toRow: (value) => (value ? writtenText.toRow(value) : value),
  toText: (value) => (value === '' ? uploadTexts.alt.decorative : shownText(value)),
};
