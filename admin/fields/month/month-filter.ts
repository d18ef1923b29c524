import { MONTH_NAMES } from '../../../src/shared/dates';
import { choiceFilter } from '../column-filter';

export const monthFilter = choiceFilter(
  MONTH_NAMES.map((label, index) => ({
    value: String(index + 1),
    label,
    narrow: (field) => [{ field, operator: 'eq', value: index + 1 }],
  })),
);
