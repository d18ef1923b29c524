import { useQuery } from '@tanstack/react-query';
import { Modal, Skeleton } from 'antd';
import { errorMessage } from '../../src/lib/error-message';
import { messages } from '../../src/lib/messages';
import { previewViews } from '../../src/lib/preview';
import { RowPreview } from '../crud/preview/row-preview';
import { ReadFailure } from '../crud/read-failure';
import { ValueList } from '../crud/history/change-list';
import { filledFields } from '../crud/history/field-changes';
import { fieldKind } from '../fields/form-codec';
import { trashTexts } from '../i18n/trash';
import type { ColumnValues, DeletedRow } from '../providers/history';
import { history } from '../providers/instances';
import type { ResourceDefinition } from '../schema/types';
import { declarationOf, Deletion, Section, titleOf } from './trash-columns';
import { historyKey } from './trash-query';
import styles from './trash.module.css';

interface DeletedRowDialogProps {
  readonly row: DeletedRow;
  readonly onClose: () => void;
  readonly onRestore: () => void;
}

/** What a deleted row held: its values, and where its resource has previews, how the site showed it. */
export function DeletedRowDialog({ row, onClose, onRestore }: DeletedRowDialogProps) {
  const resource = declarationOf(row);
  const query = useQuery({
    queryKey: historyKey('deleted', row.id),
    queryFn: () => readValues(row),
  });
  return (
    <Modal
      open
      title={titleOf(row)}
      width="var(--overlay)"
      okText={trashTexts.restore}
      onOk={onRestore}
      cancelText={messages.labels.close}
      onCancel={onClose}
      destroyOnHidden
      // An animated button could move away from a quick click.
      transitionName=""
    >
      <div className={styles.shown}>
        <p className={styles.quiet}>
          <Section row={row} /> · <Deletion row={row} /> · {trashTexts.daysLeft(row.daysLeft)}
        </p>
        {query.isPending && (
          <div role="status" aria-label={trashTexts.loading}>
            <Skeleton active title={false} />
          </div>
        )}
        {query.isError && (
          <ReadFailure
            message={trashTexts.showFailed}
            description={errorMessage(query.error)}
            onRetry={query.refetch}
          />
        )}
        {query.data && resource && <ValueList resource={resource} fields={fieldsOf(resource, query.data)} />}
        {query.data && resource && previewViews(resource.table).length > 0 && (
          <div className={styles.preview}>
            <RowPreview table={resource.table} row={query.data} note={trashTexts.preview} />
          </div>
        )}
      </div>
    </Modal>
  );
}

/** Reads the row as it was before its deletion. */
async function readValues({ id, resource, rowId }: DeletedRow): Promise<ColumnValues> {
  const changes = await history.readRow(resource, rowId, id + 1);
  return changes.find((change) => change.id === id)?.before ?? {};
}

/** What the row held, without its title and what other fields show. */
function fieldsOf(resource: ResourceDefinition, values: ColumnValues) {
  return filledFields(resource, values).filter(
    ({ field }) => field.name !== resource.titleField && fieldKind(field.kind).place !== 'inside',
  );
}
