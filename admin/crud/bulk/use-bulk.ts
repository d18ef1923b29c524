import { useDelete, useInvalidate, useNotification, useUpdate } from '@refinedev/core';
import { useState } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
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
  const { open: notify } = useNotification();
  const { table } = resource;

  async function write(action: BulkAction, row: Row): Promise<void> {
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
      await remove(silent);
      return;
    }
    const values = { [publishColumn(resource) ?? '']: action === 'publish' ? presentMinute() : null };
    await update({ ...silent, meta: { select: 'id' }, values });
  }

  async function run(): Promise<void> {
    if (!plan || phase === 'running') return;
    setPhase('running');
    let written = 0;
    const refused: RowFailure[] = [];
    for (const row of plan.rows) {
      try {
        await write(plan.action, row);
        written += 1;
      } catch (error) {
        refused.push({ row, message: errorMessage(error) });
      }
      setDone(written + refused.length);
    }
    await invalidate({ resource: table, invalidates: ['list', 'many', 'detail'] });
    finish(plan.action, written, refused);
  }

  function finish(action: BulkAction, written: number, refused: readonly RowFailure[]): void {
    if (written > 0) {
      notify?.({ type: 'success', message: bulkTexts.done[action](written, resource.labels.one) });
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
