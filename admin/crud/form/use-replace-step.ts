import { useDataProvider } from '@refinedev/core';
import { useState } from 'react';
import type { ResourceDefinition } from '../../schema/types';
import type { FormCodec, FormValues } from '../../lib/form-values';
import type { Row } from '../../lib/row';
import { isTaken } from './save-failure';
import type { SaveStep } from './save-steps';
import { versionedSelect } from './use-conflict-step';

/** A row that has what may stand only once; `decide` ends the question. */
export interface Replacing {
  readonly other: Row;
  readonly decide: (isReplaced: boolean) => void;
}

/**
 * Takes a resource that replaces rows and its codec; gives the step that asks before a save takes another row's place, and
 * then writes into that row, which keeps its age and its place in the database. A row that moved there leaves none behind.
 */
export function useReplaceStep(
  resource: ResourceDefinition,
  codec: FormCodec,
): { readonly step: SaveStep; readonly replacing: Replacing | null } {
  const provider = useDataProvider()();
  const [replacing, setReplacing] = useState<Replacing | null>(null);
  const { table, replaces } = resource;
  if (!replaces) return { step: {}, replacing };
  const { on } = replaces;

  async function findOther(values: FormValues, ownId: number | undefined): Promise<Row | undefined> {
    const columns = codec.toRow(values);
    const { data } = await provider.getList<Row>({
      resource: table,
      filters: on.map((field) => ({ field, operator: 'eq', value: columns[field] })),
      pagination: { pageSize: 1 },
      meta: { select: versionedSelect(resource) },
    });
    return data.find(({ id }) => id !== ownId);
  }

  const ask = (other: Row) =>
    new Promise<boolean>((resolve) =>
      setReplacing({
        other,
        decide: (isReplaced) => {
          setReplacing(null);
          resolve(isReplaced);
        },
      }),
    );

  const step: SaveStep = {
    prepare: async (attempt) => {
      const other = await findOther(attempt.values, attempt.row?.id);
      if (!other) return attempt;
      return (await ask(other)) ? { ...attempt, row: other } : null;
    },
    // Somebody was quicker: the next try finds their row, and asks.
    recover: (failure, attempt, earlier) =>
      Promise.resolve(
        earlier.length === 0 && on.some((name) => isTaken(failure, resource, name)) ? attempt : undefined,
      ),
    finish: async (written, { row: opened }) => {
      if (opened && opened.id !== written.row?.id)
        await provider.deleteOne({ resource: table, id: opened.id });
    },
  };
  return { step, replacing };
}
