import { useDataProvider, useInvalidate } from '@refinedev/core';
import { useState } from 'react';
import { toForm } from '../../fields/form-codec';
import { readLastChange } from '../undo/last-change';
import { savingTexts } from '../../i18n/forms';
import { changedValues, isSame, type FormValues } from '../../lib/form-values';
import { useQuestion } from '../../lib/questions';
import { GONE, hasCode, STALE } from '../../lib/request-failure';
import type { Row } from '../../lib/row';
import type { ResourceDefinition } from '../../schema/types';
import { versionedSelect } from '../row/row-query';
import type { SaveAttempt, SaveStep } from './save-steps';

/** Somebody else saved the row since the form was opened. `decide` answers the question. */
export interface Conflict {
  readonly started: FormValues;
  readonly mine: FormValues;
  readonly stored: FormValues;
  /** The row as it is stored now. */
  readonly row: Row;
  /** Who changed it and when; null when no known person did. */
  readonly by: string | null;
  readonly decide: (choice: 'mine' | 'theirs' | 'back') => void;
}

/**
 * Handles two administrators on one row. The step overwrites only what the person has seen, and never writes
 * a column they did not change. `adopt` replaces what the form shows by a newer row.
 */
export function useConflictStep(
  resource: ResourceDefinition,
  adopt: (row: Row) => void,
): { readonly step: SaveStep; readonly conflict: Conflict | null } {
  const { table, labels } = resource;
  const provider = useDataProvider()();
  const ask = useQuestion();
  const invalidate = useInvalidate();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  async function recoverGone({ id }: Row, values: FormValues): Promise<SaveAttempt | null> {
    void invalidate({ resource: table, invalidates: ['list'] });
    const isWanted = await ask({
      title: savingTexts.goneTitle(labels.one),
      content: savingTexts.goneHelp(labels.one, await readLastChange(table, id)),
      okText: savingTexts.createAnew(labels.one),
      cancelText: savingTexts.back,
    });
    return isWanted ? { row: undefined, values } : null;
  }

  async function recoverStale(opened: Row, mine: FormValues): Promise<SaveAttempt | null> {
    const [{ data: row }, by] = await Promise.all([
      provider.getOne<Row>({
        resource: table,
        id: opened.id,
        meta: { select: versionedSelect(resource) },
      }),
      readLastChange(table, opened.id),
    ]);
    const started = toForm(resource, opened);
    const stored = toForm(resource, row);
    const merged = { row, values: { ...stored, ...changedValues(mine, started) } };
    // The row is unchanged apart from its version, so there is nothing to ask.
    if (isSame(started, stored)) return merged;
    const choice = await new Promise((decide) => setConflict({ started, mine, stored, row, by, decide }));
    setConflict(null);
    if (choice === 'theirs') adopt(row);
    return choice === 'mine' ? merged : null;
  }

  const step: SaveStep = {
    recover: async (failure, { row, values }) => {
      if (!row) return undefined;
      if (hasCode(failure, GONE)) return recoverGone(row, values);
      return hasCode(failure, STALE) ? recoverStale(row, values) : undefined;
    },
  };
  return { step, conflict };
}
