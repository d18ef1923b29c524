import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { formatTimestamp } from '../../../src/lib/dates/dates';
import { historyTexts, versionTexts } from '../../i18n/history';
import { texts } from '../../i18n/texts';
import { formatRelativeTime } from '../../lib/relative-time';
import type { Row } from '../../lib/row';
import type { RowChange } from '../../providers/history';
import type { ResourceDefinition } from '../../schema/types';
import { DifferenceList, ValueList } from './change-list';
import { filledFields, rowBefore, rowDifference } from './field-changes';
import styles from './history.module.css';
import { RestoreVersion } from './restore-version';
import { PAGE_SIZE, useRowChanges } from './use-row-history';

interface VersionsProps {
  readonly resource: ResourceDefinition;
  readonly id: number;
  readonly title: string;
  /** Null is a deleted row. */
  readonly present: Row | null;
  /** All changes after these, newest first. */
  readonly newer: readonly RowChange[];
  readonly changes: readonly RowChange[];
  /** Whether the row or its changes are being read again. */
  readonly isBusy: boolean;
  readonly onRestored: () => void;
  readonly onRefused: () => Promise<void>;
}

/** A page of a row's changes, newest first, and the older pages once they are asked for. */
export function Versions(props: VersionsProps) {
  const { newer, changes, ...frame } = props;
  const [isOlderShown, setOlderShown] = useState(false);
  const all = [...newer, ...changes];
  const oldest = changes.at(-1);
  return (
    <>
      <ol className={styles.versions} aria-label={versionTexts.list}>
        {changes.map((change, index) => (
          <li key={change.id} className={styles.version}>
            <Version {...frame} change={change} later={all.slice(0, newer.length + index)} />
          </li>
        ))}
      </ol>
      {changes.length === PAGE_SIZE && oldest ? (
        isOlderShown ? (
          <OlderVersions {...frame} newer={all} beforeId={oldest.id} />
        ) : (
          <Button onClick={() => setOlderShown(true)}>{versionTexts.older}</Button>
        )
      ) : (
        oldest &&
        oldest.operation !== 'insert' &&
        !oldest.isErased && (
          <div className={`${styles.version} ${styles.head}`}>
            <h2 className={styles.what}>{versionTexts.first}</h2>
            <RestoreVersion
              {...frame}
              version={{
                entry: oldest.id,
                side: 'before',
                at: null,
                row: rowBefore(frame.present, all) ?? {},
              }}
            />
          </div>
        )
      )}
    </>
  );
}

type OlderVersionsProps = Omit<VersionsProps, 'changes'> & { readonly beforeId: number };

function OlderVersions({ beforeId, ...props }: OlderVersionsProps) {
  const { data, error, isFetching, refetch } = useRowChanges(props.resource, props.id, beforeId);
  const start = useRef<HTMLDivElement>(null);
  const isRead = data !== undefined;
  // The button that was pressed is gone.
  useEffect(() => {
    if (isRead) start.current?.focus();
  }, [isRead]);
  if (data) {
    return (
      <div ref={start} tabIndex={-1} className={styles.top}>
        <Versions {...props} changes={data} isBusy={props.isBusy || isFetching} />
      </div>
    );
  }
  if (!error || isFetching) return <Button loading>{versionTexts.older}</Button>;
  return (
    <Alert
      role="alert"
      type="error"
      showIcon
      message={error.message}
      action={<Button onClick={() => void refetch()}>{texts.list.retry}</Button>}
    />
  );
}

interface VersionProps extends Omit<VersionsProps, 'newer' | 'changes'> {
  readonly change: RowChange;
  /** The changes after this one, newest first. */
  readonly later: readonly RowChange[];
}

/** One change and the way back to the row as it was after it. */
function Version({ change, later, ...frame }: VersionProps) {
  const { resource, present } = frame;
  const { operation, before, after, restores, person, at, isErased } = change;
  const row = rowBefore(present, later);
  const what = (restores === null ? versionTexts.operations : versionTexts.restorations)[operation];
  // A deletion in the past left no version; that of a deleted row brings it back.
  const isVersion = !isErased && (operation !== 'delete' || later.length === 0);
  const whole = operation === 'delete' ? before : after;
  return (
    <>
      <div className={styles.head}>
        <div>
          <h2 className={styles.what}>{what}</h2>
          <p className={styles.by}>
            {person ?? historyTexts.nobody},{' '}
            <time dateTime={at} title={formatTimestamp(at)}>
              {formatRelativeTime(at)}
            </time>
          </p>
        </div>
        {later.length === 0 && present ? (
          <p className={styles.present}>{versionTexts.present}</p>
        ) : (
          isVersion && (
            <RestoreVersion
              {...frame}
              version={{ entry: change.id, side: 'after', at, row: row ?? before ?? {} }}
            />
          )
        )}
      </div>
      {isErased ? (
        operation !== 'erase' && <p className={styles.note}>{versionTexts.erased}</p>
      ) : operation === 'update' ? (
        <DifferenceList resource={resource} difference={rowDifference(resource, before ?? {}, after ?? {})} />
      ) : (
        <ValueList resource={resource} fields={filledFields(resource, whole ?? {})} />
      )}
    </>
  );
}
