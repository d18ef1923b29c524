import { useDelete, useInvalidate, useNotification, useUpdate } from '@refinedev/core';
import { useState } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import type { Row } from '../../lib/row';
import { useFileRemoval } from '../../uploads/use-file-removal';
import { bulkTexts } from '../../i18n/lists';
import { texts } from '../../i18n/texts';
import { ownedFiles } from '../../schema/derive-fields';
import type { ResourceDefinition } from '../../schema/types';
import { presentMinute, publishColumn } from '../row/publishing';
import { planBulk, type BulkAction, type BulkPlan } from './bulk-plan';
import type { Selection } from '../row/use-selection';

export interface RowFailure {
  readonly row: Row;
  readonly message: string;
}

export interface Bulk {
  /** The plan that is being confirmed or carried out, null for none. */
  readonly plan: BulkPlan | null;
  readonly phase: 'asking' | 'running' | 'failed';
  /** How many rows have been processed. */
  readonly done: number;
  readonly failures: readonly RowFailure[];
  readonly ask: (action: BulkAction) => void;
  readonly close: () => void;
  readonly run: () => Promise<void>;
}

/**
 * Applies one action to many rows, one after the other. A refused row is reported and the others continue.
 */
export function useBulk(resource: ResourceDefinition, selection: Selection): Bulk {
  const [plan, setPlan] = useState<BulkPlan | null>(null);
  const [phase, setPhase] = useState<Bulk['phase']>('asking');
  const [done, setDone] = useState(0);
  const [failures, setFailures] = useState<readonly RowFailure[]>([]);
  const { mutateAsync: update } = useUpdate<Row>();
  const { mutateAsync: remove } = useDelete<Row>();
  const invalidate = useInvalidate();
  const removeFiles = useFileRemoval(resource);
  const { open: notify } = useNotification();
  const { table } = resource;

  /**
   * Returns the row as it was last written. For a deletion that is the backend's row, which has more columns
   * than the list read.
   */
  async function write(action: BulkAction, row: Row): Promise<Row> {
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
      return { ...row, ...data };
    }
    const values = { [publishColumn(resource) ?? '']: action === 'publish' ? presentMinute() : null };
    await update({ ...silent, meta: { select: 'id' }, values });
    return row;
  }

  async function run(): Promise<void> {
    if (!plan || phase === 'running') return;
    setPhase('running');
    const written: Row[] = [];
    const refused: RowFailure[] = [];
    for (const row of plan.rows) {
      try {
        written.push(await write(plan.action, row));
      } catch (error) {
        refused.push({ row, message: errorMessage(error) });
      }
      setDone(written.length + refused.length);
    }
    await invalidate({ resource: table, invalidates: ['list', 'many', 'detail'] });
    finish(plan.action, written, refused);
  }

  function finish(action: BulkAction, written: readonly Row[], refused: readonly RowFailure[]): void {
    if (written.length > 0) {
      notify?.({ type: 'success', message: bulkTexts.done[action](written.length, resource.labels.one) });
    }
    if (action === 'delete') void tidy(written);
    selection.select(refused.map(({ row }) => row));
    setFailures(refused);
    setPhase('failed');
    if (refused.length === 0) setPlan(null);
  }

  async function tidy(rows: readonly Row[]): Promise<void> {
    const files = new Set(rows.flatMap((row) => ownedFiles(resource, row)));
    const failure = await removeFiles([...files]);
    if (failure !== null) notify?.({ type: 'error', message: texts.remove.filesLeft(failure) });
  }

  return {
    plan,
    phase,
    done,
    failures,
    ask(action) {
      setPlan(planBulk(resource, action, selection.rows, new Date()));
      setPhase('asking');
      setDone(0);
      setFailures([]);
    },
    close: () => setPlan(null),
    run,
  };
}
