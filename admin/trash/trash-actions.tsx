import { Button } from 'antd';
import { trashTexts } from '../i18n/history';
import { loadingIcon } from '../lib/loading-icon';
import type { DeletedRow } from '../providers/history';
import { refusalId, restoreButtonId, titleOf, type TrashCommands } from './deleted-row';
import styles from './trash.module.css';

interface TrashActionsProps {
  readonly row: DeletedRow;
  readonly commands: TrashCommands;
}

/** The buttons of a deleted row. */
export function TrashActions({ row, commands }: TrashActionsProps) {
  const title = titleOf(row);
  const isRefused = commands.refusalOf(row) !== undefined;
  return (
    <div className={styles.actions}>
      <Button aria-label={trashTexts.showRow(title)} onClick={() => commands.show(row)}>
        {trashTexts.show}
      </Button>
      <Button
        id={restoreButtonId(row)}
        aria-label={trashTexts.restoreRow(title)}
        aria-describedby={isRefused ? refusalId(row) : undefined}
        loading={loadingIcon(commands.isRestoring(row))}
        onClick={() => commands.restore(row)}
      >
        {trashTexts.restore}
      </Button>
    </div>
  );
}
