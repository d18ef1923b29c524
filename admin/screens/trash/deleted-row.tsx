import { FolderOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../../src/lib/messages';
import { fieldKind } from '../../fields/form-codec';
import { trashTexts } from '../../i18n/history';
import { texts } from '../../i18n/texts';
import { Dialog } from '../../lib/dialog';
import { QueryResult } from '../../lib/loading';
import { ByAndWhen } from '../../lib/moment';
import type { ColumnValues, DeletedRow } from '../../data/history';
import { history } from '../../data/instances';
import { findResource } from '../../schema/define-resource';
import type { FieldDeclaration, ResourceDefinition } from '../../schema/types';
import { ValueList } from '../history/change-list';
import { historyKey } from '../history/undo-notice';
import { RowPreview } from '../preview/preview-pane';
import { resourceIcons } from '../resource-icons';
import styles from './trash.module.css';

export function titleOf({ title }: DeletedRow): string {
  return title ?? texts.list.untitled;
}

interface RowProps {
  readonly row: DeletedRow;
}

/** The name of the resource with its icon, as in the menu. */
export function Section({ row }: RowProps) {
  const resource = findResource(row.resource);
  const Icon = resource ? resourceIcons[resource.icon] : FolderOutlined;
  return (
    <span className={styles.section}>
      <Icon aria-hidden />
      {resource?.labels.one ?? row.resource}
    </span>
  );
}

interface DeletedRowDialogProps extends RowProps {
  readonly onClose: () => void;
  readonly onRestore: () => void;
}

/** What a deleted row held: its values, and where its resource has previews, how the site showed it. */
export function DeletedRowDialog({ row, onClose, onRestore }: DeletedRowDialogProps) {
  const resource = findResource(row.resource);
  const query = useQuery({ queryKey: historyKey('deleted', row.id), queryFn: () => readValues(row) });
  return (
    <Dialog
      maskClosable
      centered={false}
      title={titleOf(row)}
      width="var(--overlay)"
      okText={trashTexts.restore}
      onOk={onRestore}
      cancelText={messages.labels.close}
      onClosed={onClose}
    >
      <div className={styles.shown}>
        <p className={styles.quiet}>
          <Section row={row} /> · <ByAndWhen person={row.person} at={row.deleted_at} /> ·{' '}
          {trashTexts.daysLeft(row.days_left)}
        </p>
        <QueryResult query={query} failed={trashTexts.showFailed}>
          {(values) =>
            resource && (
              <>
                <ValueList resource={resource} row={values} shows={(field) => isShown(resource, field)} />
                <div className={styles.preview}>
                  <RowPreview table={resource.table} row={values} note={trashTexts.preview} />
                </div>
              </>
            )
          }
        </QueryResult>
      </div>
    </Dialog>
  );
}

async function readValues({ id, resource, row_id: rowId }: DeletedRow): Promise<ColumnValues> {
  const changes = await history.readRow(resource, rowId, id + 1);
  return changes.find((change) => change.id === id)?.before ?? {};
}

/** The title is the dialog's. */
function isShown({ titleField }: ResourceDefinition, { name, kind }: FieldDeclaration): boolean {
  return name !== titleField && fieldKind(kind).place !== 'inside';
}
