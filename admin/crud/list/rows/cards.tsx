import { Checkbox } from 'antd';
import { memo, use } from 'react';
import { Link } from 'react-router-dom';
import { FieldCell } from '../../../fields/field';
import { fieldToText } from '../../../fields/form-codec';
import { bulkTexts } from '../../../i18n/lists';
import { texts } from '../../../i18n/texts';
import type { Row } from '../../../lib/row';
import { listFields } from '../../../schema/derive-fields';
import { rowTitle } from '../../row/row-title';
import { editButtonId } from '../../row/use-focus-return';
import styles from './cards.module.css';
import { SortableElementsContext, DragHandle } from './drag-handle';
import { RowMenu } from './row-menu';
import { LastChange } from './last-changes';
import { RowPath } from './row-path';
import type { RowsProps } from './rows-props';

/** The list on a phone. A card opens its row, and its menu offers the rest. */
export function RowCards({ table, rows, ...props }: RowsProps) {
  const Frame = use(SortableElementsContext)?.Card ?? 'li';
  return (
    <div className={styles.list} aria-busy={table.tableProps.loading === true}>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <Frame key={row.id} data-row-key={row.id} className={styles.card}>
            <Card {...props} row={row} />
          </Frame>
        ))}
      </ul>
    </div>
  );
}

type CardProps = Omit<RowsProps, 'table' | 'rows'> & { readonly row: Row };

const Card = memo(function Card({ row, resource, selection, order, commands }: CardProps) {
  const title = rowTitle(resource, row);
  const fields = listFields(resource).filter((field) => field.name !== resource.titleField);
  const picture = fields.find(({ kind }) => kind === 'image');
  // Most values explain themselves. A switch that is on is shown by its label. Empty and off values are left
  // out.
  const details = fields.filter(
    (field) =>
      field.kind !== 'image' && row[field.name] !== false && fieldToText(field, row[field.name]) !== '',
  );
  return (
    <>
      <Checkbox
        className={styles.choice}
        aria-label={bulkTexts.selectRow(title)}
        checked={selection.has(row)}
        onChange={({ target }) => selection.set([row], target.checked)}
      />
      {picture && <FieldCell field={picture} value={row[picture.name]} />}
      <div className={styles.body}>
        <h2 className={styles.title}>
          <Link
            id={editButtonId(resource, row.id)}
            className={styles.opener}
            to={commands.formOf(row)}
            aria-label={texts.list.editRow(title)}
          >
            {title}
          </Link>
        </h2>
        <RowPath resource={resource} row={row} />
        <LastChange id={row.id} />
        <dl className={styles.details}>
          {details.map((field) => (
            <div key={field.name} data-kind={field.kind}>
              <dt>{field.heading ?? field.label}</dt>
              <dd>
                <FieldCell field={field} value={row[field.name]} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.tools}>
        <RowMenu resource={resource} row={row} commands={commands} order={order} isMenuOnly />
        <DragHandle title={title} isMovable={order?.isMovable === true} />
      </div>
    </>
  );
});
