import { texts } from '../../i18n/texts';
import { choiceFilter } from '../column-filter';

export const booleanFilter = choiceFilter([
  { value: 'evet', label: texts.boolean.yes, narrow: (field) => [{ field, operator: 'eq', value: true }] },
  { value: 'hayir', label: texts.boolean.no, narrow: (field) => [{ field, operator: 'eq', value: false }] },
]);
