import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { messages } from '../../../src/lib/messages';
import { previewViews } from '../../../src/lib/preview';
import { RowPreview } from '../preview/row-preview';
import { ValueList } from '../history/change-list';
import { filledFields } from '../history/field-changes';
import { fieldKind } from '../../fields/form-codec';
import { trashTexts } from '../../i18n/history';
import { historyKey } from '../undo/use-restore';
import { QueryResult } from '../../lib/query-result';
import type { ColumnValues, DeletedRow } from '../../data/history';
import { history } from '../../data/instances';
import type { ResourceDefinition } from '../../schema/types';
import { declarationOf, Deletion, Section, titleOf } from './trash-columns';
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
        <QueryResult query={query} failed={trashTexts.showFailed}>
          {(values) => resource && <Content resource={resource} values={values} />}
        </QueryResult>
      </div>
    </Modal>
  );
}

/** Reads the row as it was before its deletion. */
async function readValues({ id, resource, rowId }: DeletedRow): Promise<ColumnValues> {
  const changes = await history.readRow(resource, rowId, id + 1);
  return changes.find((change) => change.id === id)?.before ?? {};
}

interface ContentProps {
  readonly resource: ResourceDefinition;
  readonly values: ColumnValues;
}

function Content({ resource, values }: ContentProps) {
  const fields = filledFields(resource, values).filter(
    ({ field }) => field.name !== resource.titleField && fieldKind(field.kind).place !== 'inside',
  );
  return (
    <>
      <ValueList resource={resource} fields={fields} />
      {previewViews(resource.table).length > 0 && (
        <div className={styles.preview}>
          <RowPreview table={resource.table} row={values} note={trashTexts.preview} />
        </div>
      )}
    </>
  );
}
