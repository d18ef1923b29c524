import { isoToIstanbulInput, istanbulInputToIso } from '../../../src/shared/dates';
import { publishWords } from './publish-words';
import type { FieldKind } from '../field-kind';
import { PublishCell } from './publish-cell';

/** A date that is also a state: none is a draft, a coming one is scheduled, a past one is published. */
export const publishKind: FieldKind<'publish'> = {
  Cell: PublishCell,
  place: 'aside',
  rules: () => [],
  toForm: (value) => (typeof value === 'string' ? isoToIstanbulInput(value) : ''),
  toRow: (value) => (value === '' ? null : istanbulInputToIso(value)),
  toText: (value) => publishWords(value, new Date()),
};
