import type { FieldKind } from '../field-kind';
import { shownText } from '../shown-text';
import { ImageCell } from './image-cell';

export const imageKind: FieldKind<'image'> = {
  Cell: ImageCell,
  place: 'aside',
  rules: ({ required }) => (required === undefined ? [] : [{ required: true, message: required }]),
  toForm: (value) => (typeof value === 'string' ? value : ''),
  toRow: (value) => value || null,
  toText: shownText,
};
