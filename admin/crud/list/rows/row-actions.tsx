import { Button } from 'antd';
import { memo } from 'react';
import { messages } from '../../../../src/shared/messages';
import type { Row } from '../../../lib/row';
import { texts } from '../../../i18n/texts';
import type { ResourceDefinition } from '../../../schema/types';
import { planBulk, publishColumn } from '../../bulk/bulk';
import styles from '../list.module.css';
import { RowMenu } from './row-menu';
import { publicAddress, rowTitle } from '../../row-title';
import { editButtonId } from '../../use-focus-return';
import type { RowOrder } from './use-row-order';

/** What can be done with a row. */
export interface RowCommands {
  /** What edits it is pressed, and most often let go of on the same spot. */
  readonly press: (row: Row) => void;
  readonly edit: (row: Row) => void;
  readonly remove: (row: Row) => void;
  readonly copy: (row: Row) => void;
  readonly publish: (row: Row) => void;
}

interface RowActionsProps {
  readonly resource: ResourceDefinition;
  readonly row: Row;
  readonly commands: RowCommands;
  readonly order: RowOrder | null;
}

export const RowActions = memo(function RowActions({ resource, row, commands, order }: RowActionsProps) {
  const title = rowTitle(resource, row);
  const steps = order ? possibleSteps(order, row) : null;
  return (
    <div className={styles.actions}>
      <Button
        id={editButtonId(resource, row.id)}
        aria-label={texts.list.editRow(title)}
        onPointerDown={() => commands.press(row)}
        onClick={() => commands.edit(row)}
      >
        {messages.admin.edit}
      </Button>
      <Button danger aria-label={texts.list.deleteRow(title)} onClick={() => commands.remove(row)}>
        {messages.admin.delete}
      </Button>
      <RowMenu
        title={title}
        address={publicAddress(resource, row, new Date())}
        onCopy={() => commands.copy(row)}
        onPublish={canPublish(resource, row) ? () => commands.publish(row) : undefined}
        isOrdered={steps !== null}
        onMoveUp={steps?.up}
        onMoveDown={steps?.down}
      />
    </div>
  );
});

function canPublish(resource: ResourceDefinition, row: Row): boolean {
  return (
    publishColumn(resource) !== undefined && planBulk(resource, 'publish', [row], new Date()).rows.length > 0
  );
}

function possibleSteps({ rows, isMovable, move }: RowOrder, { id }: Row) {
  const index = rows.findIndex((row) => row.id === id);
  return {
    up: isMovable && index > 0 ? () => move(index, index - 1) : undefined,
    down: isMovable && index < rows.length - 1 ? () => move(index, index + 1) : undefined,
  };
}
