import { Spin } from 'antd';
import { FieldCell } from '../fields/field-cell';
import { listFields } from '../schema/derive-fields';
import type { RowsProps } from './list-body';
import styles from './resource-screen.module.css';
import { RowActions } from './row-actions';
import { rowTitle } from './row-title';

/** The table for a thumb: one card per row, pictures first, then the title and the labelled rest. */
export function RowCards({ resource, list, onEdit, onDelete }: RowsProps) {
  const fields = listFields(resource).filter((field) => field.name !== resource.titleField);
  const pictures = fields.filter((field) => field.kind === 'image');
  const details = fields.filter((field) => field.kind !== 'image');

  return (
    <Spin spinning={list.isFetching}>
      <ul className={styles.cards}>
        {list.rows?.map((row) => (
          <li key={row.id} className={styles.card}>
            <div className={styles.cardHead}>
              {pictures.map((field) => (
                <FieldCell key={field.name} field={field} value={row[field.name]} />
              ))}
              <h2 className={styles.cardTitle}>{rowTitle(resource, row)}</h2>
            </div>
            <dl className={styles.details}>
              {details.map((field) => (
                <div key={field.name}>
                  <dt>{field.label}</dt>
                  <dd>
                    <FieldCell field={field} value={row[field.name]} />
                  </dd>
                </div>
              ))}
            </dl>
            <RowActions resource={resource} row={row} onEdit={onEdit} onDelete={onDelete} />
          </li>
        ))}
      </ul>
    </Spin>
  );
}
