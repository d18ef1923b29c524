import { useDelete, useInvalidate, useUpdate } from '@refinedev/core';
import { useState } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import { useUndoNotice } from '../../history/undo-notice';
import type { Row } from '../../lib/row';
import { bulkTexts } from '../../i18n/lists';
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
  const { table } = resource;
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

  async function run(): Promise<void> {
    if (!plan || phase === 'running') return;
    setPhase('running');
    const written: Row[] = [];
    let doneCount = 0;
    const refused: RowFailure[] = [];
    for (const row of plan.rows) {
      try {
        const result = await write(plan.action, row);
        if (result) written.push(result);
        doneCount += 1;
      } catch (error) {
        refused.push({ row, message: errorMessage(error) });
      }
      setDone(doneCount + refused.length);
    }
    await invalidate({ resource: table, invalidates: ['list', 'many', 'detail'] });
    if (doneCount > 0) {
      const message = bulkTexts.done[plan.action](doneCount, resource.labels.one);
      tellDone({ message, [plan.action === 'delete' ? 'deleted' : 'saved']: written });
    }
    selection.select(refused.map(({ row }) => row));
    setFailures(refused);
    setPhase('failed');
    if (refused.length === 0) setPlan(null);
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
