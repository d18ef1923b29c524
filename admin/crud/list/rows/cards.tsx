import { FieldCell } from '../../../fields/field-cell';
import { fieldToText } from '../../../fields/form-codec';
import type { Row } from '../../../lib/row';
import { listFields } from '../../../schema/derive-fields';
import type { RowsProps } from './rows-props';
import styles from '../list.module.css';
import { RowActions } from './row-actions';
import { RowFrame } from './row-frame';
import { RowHandle } from './row-handle';
import { RowPath } from './row-path';
import { PageSelect, RowSelect } from './row-select';
import { rowTitle } from '../../row-title';

/** The table for a thumb: one card per row, pictures first, then the title and the labelled rest. */
export function RowCards(props: RowsProps) {
  const { rows, selection } = props;
  return (
    <>
      <div className={styles.all}>
        <PageSelect rows={rows} selection={selection} isLabelled />
      </div>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <RowFrame key={row.id} as="li" id={row.id} className={styles.card}>
            <Card {...props} row={row} />
          </RowFrame>
        ))}
      </ul>
    </>
  );
}

type CardProps = RowsProps & { readonly row: Row };

function Card({ resource, row, selection, order, commands }: CardProps) {
  const fields = listFields(resource).filter((field) => field.name !== resource.titleField);
  const pictures = fields.filter((field) => field.kind === 'image');
  const details = fields.filter(
    (field) => field.kind !== 'image' && fieldToText(field, row[field.name]) !== '',
  );
  const title = rowTitle(resource, row);

  return (
    <>
      <div className={styles.cardHead}>
        <RowSelect title={title} row={row} selection={selection} />
        {pictures.map((field) => (
          <FieldCell key={field.name} field={field} value={row[field.name]} />
        ))}
        <div className={styles.cardName}>
          <h2 className={styles.cardTitle}>{title}</h2>
          <RowPath resource={resource} row={row} />
        </div>
        <RowHandle title={title} isMovable={order?.isMovable === true} />
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
      <RowActions resource={resource} row={row} commands={commands} order={order} />
    </>
  );
}
