import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { formatTimestamp } from '../../../src/lib/dates/dates';
import { historyTexts, versionTexts } from '../../i18n/history';
import { loadingIcon } from '../../lib/loading-icon';
import { formatRelativeTime } from '../../lib/relative-time';
import type { RowChange } from '../../data/history';
import { DifferenceList, ValueList, filledFields, rowBefore, rowDifference } from './change-list';
import styles from './history.module.css';
import { RestoreVersion, type RestoreProps } from './restore-version';

interface VersionsProps extends RestoreProps {
  readonly changes: readonly RowChange[];
  readonly query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}

/** A row's changes, newest first, and how it was before them. */
export function Versions({ changes, query, ...frame }: VersionsProps) {
  const oldest = changes.at(-1);
  const list = useRef<HTMLOListElement>(null);
  /** The position of the first older change that was asked for. */
  const asked = useRef<number | null>(null);
  // The button that was pressed has moved or is gone.
  useEffect(() => {
    const older = asked.current === null ? null : list.current?.children.item(asked.current);
    asked.current = null;
    if (older instanceof HTMLElement) older.focus();
  }, [changes.length]);

  function showOlder(): void {
    asked.current = changes.length;
    void query.fetchNextPage();
  }

  return (
    <>
      <ol ref={list} className={styles.versions} aria-label={versionTexts.list}>
        {changes.map((change, index) => (
          <li key={change.id} className={styles.version} tabIndex={-1}>
            <Version {...frame} change={change} later={changes.slice(0, index)} />
          </li>
        ))}
      </ol>
      {query.hasNextPage ? (
        <Button loading={loadingIcon(query.isFetchingNextPage)} onClick={showOlder}>
          {versionTexts.older}
        </Button>
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
                row: rowBefore(frame.present, changes) ?? {},
              }}
            />
          </div>
        )
      )}
    </>
  );
}

interface VersionProps extends RestoreProps {
  readonly change: RowChange;
  /** The changes after this one, newest first. */
  readonly later: readonly RowChange[];
}

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
