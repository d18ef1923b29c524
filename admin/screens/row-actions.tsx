import { Button } from 'antd';
import { messages } from '../../src/shared/messages';
import type { Row } from '../hooks/row';
import { texts } from '../i18n/texts';
import type { ResourceDefinition } from '../schema/types';
import styles from './resource-screen.module.css';
import { publicAddress, rowTitle } from './row-title';

interface RowActionsProps {
  readonly resource: ResourceDefinition;
  readonly row: Row;
  readonly onEdit: (row: Row) => void;
  readonly onDelete: (row: Row) => void;
}

export function RowActions({ resource, row, onEdit, onDelete }: RowActionsProps) {
  const title = rowTitle(resource, row);
  const address = publicAddress(resource, row, new Date());
  return (
    <div className={styles.actions}>
      {address !== null && (
        <a
          className={styles.open}
          href={address}
          target="_blank"
          rel="noopener"
          aria-label={texts.list.openRow(title)}
        >
          {texts.list.open}
        </a>
      )}
      <Button aria-label={texts.list.editRow(title)} onClick={() => onEdit(row)}>
        {messages.admin.edit}
      </Button>
      <Button danger aria-label={texts.list.deleteRow(title)} onClick={() => onDelete(row)}>
        {messages.admin.delete}
      </Button>
    </div>
  );
}
