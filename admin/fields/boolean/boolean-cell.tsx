import { texts } from '../../i18n/texts';
import type { CellProps } from '../field-kind';

export function BooleanCell({ value }: CellProps<'boolean'>) {
  return value === true ? texts.boolean.yes : texts.boolean.no;
}
