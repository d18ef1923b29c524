import { texts } from '../../i18n/texts';
import type { CellProps } from '../field-kind';
import styles from './boolean.module.css';

export function BooleanCell({ value }: CellProps<'boolean'>) {
  return value === true ? texts.boolean.yes : <span className={styles.no}>{texts.boolean.no}</span>;
}
