import { EditButton } from '@refinedev/antd';
import { Button } from 'antd';
import { memo } from 'react';
import { messages } from '../../../../src/lib/messages';
import type { Row } from '../../../lib/row';
import { texts } from '../../../i18n/texts';
import styles from '../list.module.css';
import { rowTitle } from '../../row/row-title';
import { editButtonId } from '../../row/use-focus-return';
import { RowMenu } from './row-menu';
import type { RowsProps } from './rows-props';

type RowActionsProps = Pick<RowsProps, 'resource' | 'commands' | 'order'> & {
  readonly row: Row;
  /** Without room for buttons the row's title opens it, and the menu offers the rest, as on a card. */
  readonly isMenuOnly: boolean;
};

/** The buttons of a table row. */
export const RowActions = memo(function RowActions({ isMenuOnly, ...props }: RowActionsProps) {
  const { resource, row, commands } = props;
  if (isMenuOnly) return <RowMenu {...props} isMenuOnly />;
  return (
    <div className={styles.actions}>
      <EditButton
        resource={resource.table}
        recordItemId={row.id}
        id={editButtonId(resource, row.id)}
        // The link around it is the tab stop.
        tabIndex={-1}
        icon={null}
        aria-label={texts.list.editRow(rowTitle(resource, row))}
        // The screen is shown only to people who may edit.
        accessControl={{ enabled: false }}
      >
        {messages.admin.edit}
      </EditButton>
      <Button
        danger
        aria-label={texts.list.deleteRow(rowTitle(resource, row))}
        onClick={() => commands.remove(row)}
      >
        {messages.admin.delete}
      </Button>
      <RowMenu {...props} />
    </div>
  );
});
