import { formatTimestamp } from '../../../src/shared/dates';
import type { CellProps } from '../field-kind';
import { PublishStateLabel } from './publish-state-label';
import styles from './publish.module.css';

export function PublishCell({ value }: CellProps<'publish'>) {
  const publishedAt = typeof value === 'string' ? value : null;
  return (
    <span className={styles.cell}>
      <PublishStateLabel publishedAt={publishedAt} />
      {publishedAt !== null && <span className={styles.date}>{formatTimestamp(publishedAt)}</span>}
    </span>
  );
}
