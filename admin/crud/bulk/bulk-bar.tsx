import { Button } from 'antd';
import { bulkTexts } from '../../i18n/lists';
import type { ResourceDefinition } from '../../schema/types';
import { bulkActions, type BulkAction } from './bulk';
import styles from './bulk.module.css';
import type { Selection } from '../list/selection';

interface BulkBarProps {
  readonly resource: ResourceDefinition;
  readonly selection: Selection;
  readonly onAct: (action: BulkAction) => void;
}

/** Stays at the lower edge, under a thumb, while rows are ticked. */
export function BulkBar({ resource, selection, onAct }: BulkBarProps) {
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
        <Button type="text" onClick={() => selection.keep([])}>
          {bulkTexts.drop}
        </Button>
      </div>
    </div>
  );
}
