import { useDataProvider, useInvalidate } from '@refinedev/core';
import { useState } from 'react';
import { fileFields } from '../../schema/derive-fields';
import { formSelect } from '../../schema/derive-select';
import type { ResourceDefinition } from '../../schema/types';
import { changedValues, isSame, type FormCodec, type FormValues } from '../../lib/form-values';
import { statusOf } from '../../lib/request-failure';
import type { Row } from '../../lib/row';
import type { SaveAttempt, SaveStep } from './save-steps';

/** HTTP's words for what the data provider found: the row is gone, or no longer the version that was opened. */
const GONE = 410;
const STALE = 412;

/** What stands between a person and their save; `decide` ends the question. */
export type Conflict =
  | {
      readonly kind: 'gone';
      /** Some fields named files, which went with the row. */
      readonly losesFiles: boolean;
      readonly decide: (choice: 'create' | 'back') => void;
    }
  | {
      readonly kind: 'newer';
      readonly started: FormValues;
      readonly mine: FormValues;
      readonly stored: FormValues;
      readonly row: Row;
      readonly decide: (choice: 'mine' | 'theirs' | 'back') => void;
    };

type Choice<K extends Conflict['kind']> = Parameters<Extract<Conflict, { kind: K }>['decide']>[0];

/** Takes a resource; gives the columns that its form reads: the fields, and the version they belong to. */
export function versionedSelect(resource: ResourceDefinition): string {
  return `${formSelect(resource)},updated_at`;
}

/** The row's files went with it: what still shows one of them starts empty. */
function withoutLostFiles(
  resource: ResourceDefinition,
  mine: FormValues,
  started: FormValues,
  blank: FormValues,
): FormValues {
  const lost = fileFields(resource).filter(({ name }) => isSame(mine[name], started[name]));
  return { ...mine, ...Object.fromEntries(lost.map(({ name }) => [name, blank[name]])) };
}

/**
 * Two administrators on one row: nothing is overwritten that the person has not seen, and a column that they left alone
 * is never written. `adopt` replaces what the form shows by a newer row.
 */
export function useConflictStep(
  resource: ResourceDefinition,
  codec: FormCodec,
  adopt: (row: Row) => void,
): { readonly step: SaveStep; readonly conflict: Conflict | null } {
  const provider = useDataProvider()();
  const invalidate = useInvalidate();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** Shows the question and waits for its answer. */
  function decision<K extends Conflict['kind']>(
    question: (decide: (choice: Choice<K>) => void) => Conflict,
  ): Promise<Choice<K>> {
    return new Promise((resolve) =>
      setConflict(
        question((choice) => {
          setConflict(null);
          resolve(choice);
        }),
      ),
    );
  }

  async function recoverGone(row: Row, mine: FormValues): Promise<SaveAttempt | null> {
    void invalidate({ resource: resource.table, invalidates: ['list'] });
    const values = withoutLostFiles(resource, mine, codec.toForm(row), codec.toForm(undefined));
    const choice = await decision<'gone'>((decide) => ({
      kind: 'gone',
      losesFiles: !isSame(values, mine),
      decide,
    }));
    return choice === 'create' ? { row: undefined, values } : null;
  }

  async function recoverStale(opened: Row, mine: FormValues): Promise<SaveAttempt | null> {
    const { data: row } = await provider.getOne<Row>({
      resource: resource.table,
      id: opened.id,
      meta: { select: versionedSelect(resource) },
    });
    const started = codec.toForm(opened);
    const stored = codec.toForm(row);
    const merged = { row, values: { ...stored, ...changedValues(mine, started) } };
    // A trigger touched the row, or somebody saved it as it was: there is nothing to ask about.
    if (isSame(started, stored)) return merged;
    const choice = await decision<'newer'>((decide) => ({
      kind: 'newer',
      ...{ started, mine, stored, row, decide },
    }));
    if (choice === 'theirs') adopt(row);
    return choice === 'mine' ? merged : null;
  }

  const step: SaveStep = {
    recover: async (failure, { row, values }) => {
      if (!row) return undefined;
      if (statusOf(failure) === GONE) return recoverGone(row, values);
      return statusOf(failure) === STALE ? recoverStale(row, values) : undefined;
    },
  };
  return { step, conflict };
}
