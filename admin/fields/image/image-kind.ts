import type { FieldKind } from '../field-kind';
import { shownText } from '../shown-text';
import { ImageCell } from './image-cell';
import { ImageInput } from './image-input';

export const imageKind: FieldKind<'image'> = {
  Input: ImageInput,
  Cell: ImageCell,
  place: 'aside',
  isSortable: false,
  rules: ({ required }) => (required === undefined ? [] : [{ required: true, message: required }]),
  toForm: (value) => (typeof value === 'string' ? value : ''),
  toRow: (value) => value || null,
  toText: shownText,
};
