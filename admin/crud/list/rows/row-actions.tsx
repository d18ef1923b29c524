import { Button } from 'antd';
import { memo } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
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
  if (isMenuOnly) return <RowMenu {...props} withDelete />;
  return (
    <div className={styles.actions}>
      <EditLink {...props} />
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

/** A link, so that its row is prefetched as soon as it is pointed at, and so that it can be opened in a tab of its own. */
function EditLink({ resource, row, commands }: Omit<RowActionsProps, 'isMenuOnly'>) {
  const address = commands.formOf(row);
  const follow = useLinkClickHandler(address);
  return (
    <Button
      id={editButtonId(resource, row.id)}
      aria-label={texts.list.editRow(rowTitle(resource, row))}
      href={address}
      onClick={follow}
    >
      {messages.admin.edit}
    </Button>
  );
}
