import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { fieldKind } from '../../../fields/form-codec';
import type { FieldDeclaration } from '../../../schema/field-types';
import type { Sort } from '../../../schema/types';
import styles from './table.module.css';

const SORT_WORDS = { asc: 'ascending', desc: 'descending' } as const;

interface ColumnHeadProps {
  readonly field: FieldDeclaration;
  /** Null is the declaration's own order. */
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
}

/** A column's name; where the column can be sorted by, the button that does: up, down, and back to the declared order. */
export function ColumnHead({ field, sort, onSort }: ColumnHeadProps) {
  const name = field.heading ?? field.label;
  if (fieldKind(field.kind).sort === undefined) return <th scope="col">{name}</th>;
  const order = sort?.by === field.name ? sort.order : null;
  const next = { asc: 'desc', desc: null, none: 'asc' } as const;
  const following = next[order ?? 'none'];
  return (
    <th scope="col" aria-sort={order === null ? undefined : SORT_WORDS[order]}>
      <button
        type="button"
        className={styles.sorter}
        onClick={() => onSort(following && { by: field.name, order: following })}
      >
        {name}
        <span className={styles.carets} data-order={order}>
          <CaretUpOutlined aria-hidden />
          <CaretDownOutlined aria-hidden />
        </span>
      </button>
    </th>
  );
}
