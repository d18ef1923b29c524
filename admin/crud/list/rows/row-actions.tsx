import { Button } from 'antd';
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
export function RowActions({ isMenuOnly, ...props }: RowActionsProps) {
  const { resource, row, commands } = props;
  const title = rowTitle(resource, row);
  const address = commands.formOf(row);
  const follow = useLinkClickHandler(address);
  if (isMenuOnly) return <RowMenu {...props} withDelete />;
  return (
    <div className={styles.actions}>
      <Button
        id={editButtonId(resource, row.id)}
        aria-label={texts.list.editRow(title)}
        // A link, so that its row is prefetched as soon as it is pointed at, and so that it can be opened in a tab of its own.
        href={address}
        onClick={follow}
      >
        {messages.admin.edit}
      </Button>
      <Button danger aria-label={texts.list.deleteRow(title)} onClick={() => commands.remove(row)}>
        {messages.admin.delete}
      </Button>
      <RowMenu {...props} />
    </div>
  );
}
