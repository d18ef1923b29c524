import { useDataProvider } from '@refinedev/core';
import { useRef } from 'react';
import { formDrafts } from '../../data/instances';
import { hasCode, isUnanswered, SAVED } from '../../lib/request-failure';
import type { Row, ResourceDefinition } from '../../schema/types';
import { versionedSelect } from '../row/row-query';
import type { SaveAttempt, SaveStep } from './save-steps';

/** Goes on with a row that was made with the key meanwhile; null when the person goes back to the form. */
type Meet = (row: Row, attempt: SaveAttempt) => Promise<SaveAttempt | null>;

/**
 * The save step for new rows, each of which is sent with a key that the database honours once. When an answer was lost, the next
 * attempt finds the row that exists, and goes on as a change of it. A row that another tab or device has made of the same draft is
 * somebody's newer version, with which `meet` goes on. `keyOf` gives the key of the row that is being saved.
 */
export function useKeyStep(
  resource: ResourceDefinition,
  keyOf: () => string,
  meet: Meet = (row, attempt) => Promise.resolve({ ...attempt, row }),
): SaveStep {
  const provider = useDataProvider()();
  /** The keys that were sent without an answer. */
  const lost = useRef(new Set<string>());
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
      const row = !attempt.row && lost.current.has(keyOf()) ? await existing(keyOf()) : undefined;
      return row ? { ...attempt, row } : attempt;
    },
    recover: async (failure, attempt) => {
      if (attempt.row) return undefined;
      const key = keyOf();
      if (isUnanswered(failure)) lost.current.add(key);
      if (!hasCode(failure, SAVED)) return undefined;
      const row = await existing(key);
      // The request whose answer was lost may have arrived after the look.
      return row && (lost.current.has(key) ? { ...attempt, row } : meet(row, attempt));
    },
  };
}
