import { FolderOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../../src/lib/messages';
import { fieldKind } from '../../fields/form-codec';
import { historyTexts, trashTexts } from '../../i18n/history';
import { texts } from '../../i18n/texts';
import { Dialog } from '../../lib/dialog';
import { QueryResult } from '../../lib/loading';
import { Moment } from '../../lib/moment';
import { formatRelativeTime } from '../../lib/relative-time';
import type { ColumnValues, DeletedRow } from '../../data/history';
import { history } from '../../data/instances';
import { resources } from '../../resources/index';
import type { FieldDeclaration, ResourceDefinition } from '../../schema/types';
import { ValueList } from '../history/change-list';
import { historyKey } from '../history/undo-notice';
import { RowPreview } from '../preview/preview-pane';
import { resourceIcons } from '../resource-icons';
import styles from './trash.module.css';

export function titleOf({ title }: DeletedRow): string {
  return title ?? texts.list.untitled;
}

/** The declaration of a deleted row; undefined when its resource is declared no more. */
export function declarationOf({ resource }: DeletedRow): ResourceDefinition | undefined {
  return resources.find(({ table }) => table === resource);
}

interface RowProps {
  readonly row: DeletedRow;
}

/** The name of the resource with its icon, as in the menu. */
export function Section({ row }: RowProps) {
  const resource = declarationOf(row);
  const Icon = resource ? resourceIcons[resource.icon] : FolderOutlined;
  return (
    <span className={styles.section}>
      <Icon aria-hidden />
      {resource?.labels.one ?? row.resource}
    </span>
  );
}

/** 'Ayşe Demir, 3 dakika önce' */
export function Deletion({ row: { person, at } }: RowProps) {
  return (
    <Moment at={at}>{historyTexts.byAndWhen(person ?? historyTexts.nobody, formatRelativeTime(at))}</Moment>
  );
}

interface DeletedRowDialogProps extends RowProps {
  readonly onClose: () => void;
  readonly onRestore: () => void;
}

/** What a deleted row held: its values, and where its resource has previews, how the site showed it. */
export function DeletedRowDialog({ row, onClose, onRestore }: DeletedRowDialogProps) {
  const resource = declarationOf(row);
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
          <Section row={row} /> · <Deletion row={row} /> · {trashTexts.daysLeft(row.daysLeft)}
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

async function readValues({ id, resource, rowId }: DeletedRow): Promise<ColumnValues> {
  const changes = await history.readRow(resource, rowId, id + 1);
  return changes.find((change) => change.id === id)?.before ?? {};
}

/** The title is the dialog's. */
function isShown({ titleField }: ResourceDefinition, { name, kind }: FieldDeclaration): boolean {
  return name !== titleField && fieldKind(kind).place !== 'inside';
}
