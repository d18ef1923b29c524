import { useDataProvider } from '@refinedev/core';
import { useRef } from 'react';
import { formDrafts } from '../../data/instances';
import { hasCode, SAVED, statusOf } from '../../lib/request-failure';
import type { Row } from '../../lib/row';
import type { ResourceDefinition } from '../../schema/types';
import { versionedSelect } from '../row/row-query';
import type { SaveAttempt, SaveStep } from './save-steps';

/**
 * The save step for new rows, each of which is sent with a key that the database honours once. When an answer was lost, the next
 * attempt finds the row that exists, and goes on as a change of it. `keyOf` gives the key of the row that is being saved.
 */
export function useKeyStep(resource: ResourceDefinition, keyOf: () => string): SaveStep {
  const provider = useDataProvider()();
  /** The keys that were sent. */
  const sent = useRef(new Set<string>());
  const { table } = resource;

  async function existing(key: string): Promise<Row | undefined> {
    const id = await formDrafts.savedRow(table, key);
    if (id === null) return undefined;
    const { data } = await provider.getOne<Row>({
      resource: table,
      id,
      meta: { select: versionedSelect(resource) },
    });
    return data;
  }

  return {
    prepare: async (attempt): Promise<SaveAttempt> => {
      if (attempt.row) return attempt;
      const key = keyOf();
      const row = sent.current.has(key) ? await existing(key) : undefined;
      sent.current.add(key);
      return row ? { ...attempt, row } : attempt;
    },
    // The request whose answer was lost has arrived after the look.
    recover: async (failure, attempt) => {
      if (attempt.row) return undefined;
      if (!hasCode(failure, SAVED)) {
        // An answer that refuses was not lost: there is no row to look for.
        if (isRefusal(statusOf(failure))) sent.current.delete(keyOf());
        return undefined;
      }
      const row = await existing(keyOf());
      return row && { ...attempt, row };
    },
  };
}

function isRefusal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500;
}
