import { civilParts, MONTH_NAMES, monthName, todayInIstanbul } from '../../../src/lib/dates/dates';
import { foldTurkish } from '../../../src/lib/text/turkish';
import type { FieldKind } from '../field-kind';
import { choiceFilter } from '../filters';
import { readWhole } from '../number/decimal';
import { requiredRule } from '../../lib/form-values';

/** Reads 'Ekim' as well as '10'. */
function readMonthName(text: string): number | null | undefined {
  const index = MONTH_NAMES.findIndex((name) => foldTurkish(name) === foldTurkish(text.trim()));
  if (index !== -1) return index + 1;
  const month = readWhole(text);
  return typeof month === 'number' && MONTH_NAMES[month - 1] === undefined ? undefined : month;
}

/** A month by its Turkish name, stored as 1 to 12. A new row starts with the present one. */
export const monthKind: FieldKind<'month'> = {
  columnTypes: ['integer'],
  rules: requiredRule,

  toForm(value) {
    if (value === undefined) return civilParts(todayInIstanbul()).month;
    return typeof value === 'number' ? value : null;
  },
  toRow: (value) => value,
  toText: (value) => (typeof value === 'number' ? monthName(value) : ''),
  fromText: readMonthName,
  filter: choiceFilter(
    MONTH_NAMES.map((label, index) => ({ value: String(index + 1), label, equals: index + 1 })),
  ),
};
