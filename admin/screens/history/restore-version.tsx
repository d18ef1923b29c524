import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { historyTexts, versionTexts } from '../../i18n/history';
import { Dialog } from '../../lib/dialog';
import type { ColumnValues } from '../../data/history';
import { history } from '../../data/instances';
import { useRights } from '../../data/access';
import type { Row, ResourceDefinition } from '../../schema/types';
import { publishColumn, rowTitle } from '../row/row-title';
import { useMayChange } from '../row/use-may-change';
import { RowPreview } from '../preview/preview-pane';
import { DifferenceList, ValueList, rowDifference } from './change-list';
import styles from './history.module.css';
import { useRestore } from './undo-notice';

const { restore: words } = versionTexts;

/** What all versions of a row have in common. */
export interface RestoreProps {
  readonly resource: ResourceDefinition;
  readonly id: number;
  /** Null is a deleted row, which the restore brings back. */
  readonly present: Row | null;
  readonly isBusy: boolean;
  readonly onTried: (isRestored: boolean) => Promise<void>;
}

interface RestoreVersionProps extends RestoreProps {
  readonly version: {
    /** The change that the state came after, or before. */
    readonly entry: number;
    readonly side: 'before' | 'after';
    /** When it began; null for the state before all kept changes. */
    readonly at: string | null;
    readonly row: ColumnValues;
  };
}

/** The button that makes a past version the present one, after a question that shows what would change. */
export function RestoreVersion(asked: RestoreVersionProps) {
  const { resource, present, isBusy } = asked;
  const mayChange = useMayChange(resource);
  const may = useRights();
  // A row that is brought back may be one that visitors see.
  const isAllowed = present ? mayChange(present) : may('publish', resource.table);
  const version = may('publish', resource.table) ? asked.version : unpublished(resource, asked);
  const props = { ...asked, version };
  const [isAsked, setAsked] = useState(false);
  const difference = present && rowDifference(resource, present, version.row);
  if (difference?.fields.length === 0 && !difference.isMoved)
    return <p className={styles.present}>{versionTexts.asPresent}</p>;
  if (!isAllowed) return null;
  return (
    <>
      <Button
        disabled={isBusy}
        aria-label={present && version.at !== null ? words.actionOf(version.at) : undefined}
        onClick={() => setAsked(true)}
      >
        {present ? words.action : words.deletedAction}
      </Button>
      {isAsked && (
        <Question {...props} onClosed={() => setAsked(false)}>
          {difference ? (
            <DifferenceList resource={resource} {...difference} />
          ) : (
            <ValueList resource={resource} row={version.row} />
          )}
        </Question>
      )}
    </>
  );
}

interface QuestionProps extends RestoreVersionProps {
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

function Question({ resource, id, present, version, isBusy, children, onClosed, onTried }: QuestionProps) {
  const restore = useRestore();
  const title = rowTitle(resource, { ...version.row, id });

  /** A refused restore leaves the question open, which then shows what would change now. */
  async function run(): Promise<boolean> {
    const updatedAt = typeof present?.updated_at === 'string' ? present.updated_at : undefined;
    const isRestored = await restore(() => history.restoreVersion(version.entry, updatedAt, version.side), {
      key: 'restored',
      message: (present ? words.done : historyTexts.restored)(title),
    });
    await onTried(isRestored);
    return isRestored;
  }

  const question = version.at === null ? words.firstQuestion : words.question(version.at);
  return (
    <Dialog
      centered={false}
      width="100%"
      className={styles.dialog}
      title={present ? question : words.deletedQuestion(title)}
      okText={present ? words.action : words.deletedAction}
      okButtonProps={{ disabled: isBusy }}
      onRun={run}
      onClosed={onClosed}
    >
      <p>{present ? words.help : words.deletedHelp(resource.labels.one)}</p>
      <div className={styles.comparison}>
        {children}
        <RowPreview table={resource.table} row={{ ...present, id, ...version.row }} note={words.preview} />
      </div>
    </Dialog>
  );
}

/** The database leaves a draft one, whatever the version was, for somebody who may not publish. */
function unpublished(resource: ResourceDefinition, { version, present }: RestoreVersionProps) {
  const column = publishColumn(resource);
  if (column === undefined) return version;
  return { ...version, row: { ...version.row, [column]: present?.[column] } };
}
