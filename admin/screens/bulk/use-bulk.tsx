import { useDelete, useInvalidate, useNotification, useUpdate } from '@refinedev/core';
import { useState } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import { useUndoNotice } from '../undo/undo-notice';
import { bulkTexts } from '../../i18n/lists';
import { useQuestion } from '../../lib/questions';
import type { Row } from '../../lib/row';
import type { ResourceDefinition } from '../../schema/types';
import { planBulk, presentMinute, publishColumn, type BulkAction, type BulkPlan } from '../row/publishing';
import { rowTitle } from '../row/row-title';
import type { Selection } from '../rows/use-selection';
import styles from './bulk.module.css';

/** An action that is being carried out, or over with rows that were refused. */
export interface BulkRun {
  readonly action: BulkAction;
  readonly isOver: boolean;
  /** How many rows have been processed, and of how many. */
  readonly done: number;
  readonly total: number;
  readonly failures: readonly { readonly row: Row; readonly message: string }[];
}

/** How many titles the question names. */
const TITLES_NAMED = 5;

/**
 * Applies one action to many rows, one after the other, once the person has agreed. A refused row is reported
 * and stays selected, and the others continue.
 */
export function useBulk(resource: ResourceDefinition, selection: Selection) {
  const [run, setRun] = useState<BulkRun | null>(null);
  const ask = useQuestion();
  const { open: notify } = useNotification();
  const { mutateAsync: update } = useUpdate<Row>();
  const { mutateAsync: remove } = useDelete<Row>();
  const invalidate = useInvalidate();
  const { table, labels } = resource;
  const tellDone = useUndoNotice(table);

  /** Returns the row that was written; undefined when somebody else had already deleted it. */
  async function write(action: BulkAction, row: Row): Promise<Row | undefined> {
    const common = {
      resource: table,
      id: row.id,
      mutationMode: 'pessimistic',
      // One notice and one invalidation follow after the last row.
      successNotification: false,
      errorNotification: false,
    } as const;
    const silent = { ...common, invalidates: [] };
    if (action === 'delete') {
      const { data } = await remove(silent);
      return 'already_gone' in data ? undefined : row;
    }
    const values = { [publishColumn(resource) ?? '']: action === 'publish' ? presentMinute() : null };
    const { data } = await update({ ...silent, meta: { select: 'id,updated_at' }, values });
    return data;
  }

  async function writeAll(action: BulkAction, rows: readonly Row[]): Promise<void> {
    const written: Row[] = [];
    const failures: { row: Row; message: string }[] = [];
    for (const [done, row] of rows.entries()) {
      setRun({ action, isOver: false, done, total: rows.length, failures });
      try {
        const result = await write(action, row);
        if (result) written.push(result);
      } catch (error) {
        failures.push({ row, message: errorMessage(error) });
      }
    }
    await invalidate({ resource: table, invalidates: ['list', 'many', 'detail'] });
    const done = rows.length - failures.length;
    if (done > 0) {
      const message = bulkTexts.done[action](done, labels.one);
      tellDone({ message, [action === 'delete' ? 'deleted' : 'saved']: written });
    }
    selection.select(failures.map(({ row }) => row));
    setRun(failures.length === 0 ? null : { action, isOver: true, done, total: rows.length, failures });
  }

  async function act(action: BulkAction): Promise<void> {
    const plan = planBulk(resource, action, selection.rows, new Date());
    const count = plan.rows.length;
    if (count === 0) {
      notify?.({ type: 'success', message: bulkTexts.nothing[action] });
      return;
    }
    const isWanted = await ask({
      title: bulkTexts.questions[action](count, labels.one),
      content: <Consequences resource={resource} action={action} plan={plan} />,
      okText: bulkTexts.confirm[action],
      isDanger: action === 'delete',
    });
    if (isWanted) await writeAll(action, plan.rows);
  }

  return { run, act, close: () => setRun(null) };
}

interface ConsequencesProps {
  readonly resource: ResourceDefinition;
  readonly action: BulkAction;
  readonly plan: BulkPlan;
}

/** What the question says: the first titles, what follows, and how many rows stay as they are. */
function Consequences({ resource, action, plan: { rows, unchanged } }: ConsequencesProps) {
  const { one } = resource.labels;
  const unnamed = rows.length - TITLES_NAMED;
  return (
    <>
      <ul className={styles.titles}>
        {rows.slice(0, TITLES_NAMED).map((row) => (
          <li key={row.id}>{rowTitle(resource, row)}</li>
        ))}
        {unnamed > 0 && <li>{bulkTexts.more(unnamed, one)}</li>}
      </ul>
      <p>{bulkTexts.consequences[action]}</p>
      {unchanged > 0 && <p className={styles.aside}>{bulkTexts.unchanged[action](unchanged, one)}</p>}
    </>
  );
}
