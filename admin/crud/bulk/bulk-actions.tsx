import { lazy, Suspense } from 'react';
import type { ResourceDefinition } from '../../schema/types';
import type { Selection } from '../row/use-selection';
import { useBulk } from './use-bulk';
import { Button } from 'antd';
import { bulkTexts } from '../../i18n/lists';
import { bulkActions, type BulkAction } from './bulk-plan';
import styles from './bulk.module.css';

const BulkDialog = lazy(async () => {
  const { BulkDialog } = await import('./bulk-dialog');
  return { default: BulkDialog };
});

interface BulkActionsProps {
  readonly resource: ResourceDefinition;
  readonly selection: Selection;
}

/** The actions on the selected rows and their confirmation. */
export function BulkActions({ resource, selection }: BulkActionsProps) {
  const bulk = useBulk(resource, selection);
  return (
    <>
      <BulkBar resource={resource} selection={selection} onAct={bulk.ask} />
      <Suspense>{bulk.plan && <BulkDialog resource={resource} bulk={bulk} plan={bulk.plan} />}</Suspense>
    </>
  );
}

interface BulkBarProps {
  readonly resource: ResourceDefinition;
  readonly selection: Selection;
  readonly onAct: (action: BulkAction) => void;
}

/** Sticks to the lower edge while rows are selected. */
function BulkBar({ resource, selection, onAct }: BulkBarProps) {
  const count = selection.rows.length;
  if (count === 0) return null;
  return (
    <div role="region" aria-label={bulkTexts.region} className={styles.bar}>
      <p className={styles.count} role="status">
        {bulkTexts.selected(count, resource.labels.one)}
      </p>
      <div className={styles.actions}>
        {bulkActions(resource).map((action) => (
          <Button key={action} danger={action === 'delete'} onClick={() => onAct(action)}>
            {bulkTexts.actions[action]}
          </Button>
        ))}
        <Button type="text" onClick={() => selection.select([])}>
          {bulkTexts.drop}
        </Button>
      </div>
    </div>
  );
}
