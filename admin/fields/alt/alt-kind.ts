import { fieldTexts, uploadTexts } from '../../i18n/fields';
import type { Limited } from '../../schema/types';
import type { FieldKind } from '../field-kind';
import { textOrEmpty, typedText } from '../typed-text';

export interface AltOptions extends Limited {
  /** The image field it describes. */
  readonly of: string;
}

/** Null is not described yet, '' is a decorative picture, anything else is the description. */
export const altKind: FieldKind<'alt'> = {
  columnTypes: ['text'],
  comparedAs: 'text',
  rules: ({ maxLength }) => typedText.rules(maxLength === undefined ? {} : { maxLength }),
  clean: typedText.clean,
  toForm: (value) => (typeof value === 'string' ? value : null),
  // Blanks are neither a description nor a decision that the picture is decorative.
  toRow: (value) => (value ? typedText.toRow(value) : value),
  toText: (value) => (value === '' ? uploadTexts.alt.decorative : textOrEmpty(value)),
  missed: (value, { label, of }, { values }) =>
    value === null && textOrEmpty(values[of]) !== '' ? fieldTexts.missed.undescribed(label) : undefined,
  refersTo: { of: ['image'] },
};
