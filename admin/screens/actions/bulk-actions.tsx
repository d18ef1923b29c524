import { Alert, Button, Progress } from 'antd';
import type { ReactNode } from 'react';
import { bulkTexts } from '../../i18n/lists';
import { Dialog } from '../../lib/dialog';
import type { ResourceDefinition, Row } from '../../schema/types';
import { publishColumn, rowTitle } from '../row/row-title';
import type { Identified, Selection } from '../rows/use-selection';
import styles from './bulk.module.css';
import type { BulkRun, useRowActions } from './use-row-actions';

const ACTIONS = ['publish', 'unpublish', 'delete'] as const;

interface BulkActionsProps {
  readonly resource: ResourceDefinition;
  readonly selection: Selection<Row>;
  readonly actions: ReturnType<typeof useRowActions>;
}

export function BulkActions({ resource, selection, actions }: BulkActionsProps) {
  const { run, actOnSelected, close } = actions;
  const hasDrafts = publishColumn(resource) !== undefined;
  return (
    <>
      <BulkBar selection={selection} words={(count) => bulkTexts.selected(count, resource.labels.one)}>
        {ACTIONS.filter((action) => hasDrafts || action === 'delete').map((action) => (
          <Button key={action} onClick={() => void actOnSelected(action)}>
            {bulkTexts.actions[action]}
          </Button>
        ))}
      </BulkBar>
      {run && <BulkResult resource={resource} {...run} onClose={close} />}
    </>
  );
}

interface BulkBarProps<Item extends Identified> {
  readonly selection: Selection<Item>;
  readonly words: (count: number) => string;
  readonly children: ReactNode;
}

/** What is done to the selected rows; nothing while there are none. */
export function BulkBar<Item extends Identified>({ selection, words, children }: BulkBarProps<Item>) {
  const { rows, select } = selection;
  if (rows.length === 0) return null;
  return (
    <div role="region" aria-label={bulkTexts.region} className={styles.bar}>
      <p className={styles.count} role="status">
        {words(rows.length)}
      </p>
      <div className={styles.actions}>
        {children}
        <Button type="text" onClick={() => select([])}>
          {bulkTexts.drop}
        </Button>
      </div>
    </div>
  );
}

interface BulkResultProps extends BulkRun {
  readonly resource: ResourceDefinition;
  readonly onClose: () => void;
}

function BulkResult({ resource, action, isOver, done, total, failures, onClose }: BulkResultProps) {
  const { one } = resource.labels;
  return (
    <Dialog
      title={(isOver ? bulkTexts.failed : bulkTexts.questions)[action](isOver ? failures.length : total, one)}
      isBusy={!isOver}
      cancelText={bulkTexts.close}
      cancelButtonProps={{ type: 'primary' }}
      footer={(_, { CancelBtn }) => isOver && <CancelBtn />}
      onClosed={onClose}
    >
      {isOver ? (
        <Alert
          type="error"
          message={
            <ul className={styles.titles}>
              {failures.map(({ row, message }) => (
                <li key={row.id}>{bulkTexts.failure(rowTitle(resource, row), message)}</li>
              ))}
            </ul>
          }
        />
      ) : (
        <div role="status">
          <Progress
            percent={Math.round((done / total) * 100)}
            format={() => bulkTexts.progress(done, total)}
          />
          <p>{bulkTexts.running}</p>
        </div>
      )}
    </Dialog>
  );
}
