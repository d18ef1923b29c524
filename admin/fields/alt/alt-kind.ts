import type { FieldKind } from '../field-kind';
import { shownText } from '../shown-text';
import { TextCell } from '../text/text-cell';
import { writtenText } from '../written-text';
import { AltInput } from './alt-input';

/** Null is a picture nobody described yet, an empty text one without meaning, anything else its description. */
export const altKind: FieldKind<'alt'> = {
  Input: AltInput,
  Cell: TextCell,
  place: 'aside',
  isSortable: false,
  rules: ({ maxLength }) => writtenText.rules(maxLength === undefined ? {} : { maxLength }),
  toForm: (value) => (typeof value === 'string' ? value : null),
  toRow: (value) => value?.trim() ?? null,
  toText: shownText,
};
