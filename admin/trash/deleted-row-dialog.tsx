import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Modal, Skeleton } from 'antd';
import { errorMessage } from '../../src/lib/error-message';
import { messages } from '../../src/lib/messages';
import { previewViews } from '../../src/lib/preview';
import { PreviewFrame } from '../crud/preview/preview-frame';
import { FieldCell } from '../fields/field';
import { fieldKind, fieldToText } from '../fields/form-codec';
import { trashTexts } from '../i18n/history';
import type { ColumnValues, DeletedRow } from '../providers/history';
import { history } from '../providers/instances';
import type { ResourceDefinition } from '../schema/types';
import { declarationOf, Deletion, Section, titleOf } from './deleted-row';
import { historyKey } from './trash-query';
import styles from './trash.module.css';

interface DeletedRowDialogProps {
  readonly row: DeletedRow;
  readonly onClose: () => void;
  readonly onRestore: (row: DeletedRow) => void;
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
      onOk={() => onRestore(row)}
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
          <Alert
            type="error"
            showIcon
            message={trashTexts.showFailed}
            description={errorMessage(query.error)}
            action={<Button onClick={() => void query.refetch()}>{messages.labels.retry}</Button>}
          />
        )}
        {query.data && resource && <Content resource={resource} values={query.data} />}
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
  const views = previewViews(resource.table);
  const view = views.find((offered) => offered === 'page') ?? views[0];
  const fields = resource.fields.filter(
    (field) =>
      field.name !== resource.titleField &&
      fieldKind(field.kind).place !== 'inside' &&
      values[field.name] !== false &&
      fieldToText(field, values[field.name]) !== '',
  );
  return (
    <>
      <dl className={styles.values}>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>
              <FieldCell field={field} value={values[field.name]} />
            </dd>
          </div>
        ))}
      </dl>
      {view !== undefined && (
        <div className={styles.preview} data-view={view}>
          <PreviewFrame table={resource.table} view={view} row={values} device="phone" />
        </div>
      )}
    </>
  );
}
