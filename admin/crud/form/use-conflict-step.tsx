import { useDataProvider, useInvalidate } from '@refinedev/core';
import { useState } from 'react';
import { toForm } from '../../fields/form-codec';
import { savingTexts } from '../../i18n/saving';
import { changedValues, isSame, type FormValues } from '../../lib/form-values';
import { statusOf } from '../../lib/request-failure';
import type { Row } from '../../lib/row';
import { fileFields } from '../../schema/derive-fields';
import type { ResourceDefinition } from '../../schema/types';
import { versionedSelect } from '../row/row-query';
import type { Confirm, SaveAttempt, SaveStep } from './save-steps';

/** HTTP's words for what the data provider found: the row is gone, or no longer the version that was opened. */
const GONE = 410;
const STALE = 412;

/** Somebody else saved the row since the form was opened; `decide` ends the question. */
export interface Conflict {
  readonly started: FormValues;
  readonly mine: FormValues;
  readonly stored: FormValues;
  /** The row as it is stored now. */
  readonly row: Row;
  readonly decide: (choice: 'mine' | 'theirs' | 'back') => void;
}

/**
 * Two administrators on one row: nothing is overwritten that the person has not seen, and a column that they left alone
 * is never written. `adopt` replaces what the form shows by a newer row.
 */
export function useConflictStep(
  resource: ResourceDefinition,
  confirm: Confirm,
  adopt: (row: Row) => void,
): { readonly step: SaveStep; readonly conflict: Conflict | null } {
  const { table, labels } = resource;
  const provider = useDataProvider()();
  const invalidate = useInvalidate();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** The row's files went with it: what still shows one of them starts empty. */
  function withoutLostFiles(mine: FormValues, row: Row): FormValues {
    const [started, blank] = [toForm(resource, row), toForm(resource, undefined)];
    const lost = fileFields(resource).filter(({ name }) => isSame(mine[name], started[name]));
    return { ...mine, ...Object.fromEntries(lost.map(({ name }) => [name, blank[name]])) };
  }

  async function recoverGone(row: Row, mine: FormValues): Promise<SaveAttempt | null> {
    void invalidate({ resource: table, invalidates: ['list'] });
    const values = withoutLostFiles(mine, row);
    const isWanted = await confirm({
      title: savingTexts.goneTitle(labels.one),
      content: (
        <>
          <p>{savingTexts.goneHelp(labels.one)}</p>
          {!isSame(values, mine) && <p>{savingTexts.goneFiles}</p>}
        </>
      ),
      okText: savingTexts.createAnew(labels.one),
      cancelText: savingTexts.back,
    });
    return isWanted ? { row: undefined, values } : null;
  }

  async function recoverStale(opened: Row, mine: FormValues): Promise<SaveAttempt | null> {
    const { data: row } = await provider.getOne<Row>({
      resource: table,
      id: opened.id,
      meta: { select: versionedSelect(resource) },
    });
    const started = toForm(resource, opened);
    const stored = toForm(resource, row);
    const merged = { row, values: { ...stored, ...changedValues(mine, started) } };
    // A trigger touched the row, or somebody saved it as it was: there is nothing to ask about.
    if (isSame(started, stored)) return merged;
    const choice = await new Promise((decide) => setConflict({ started, mine, stored, row, decide }));
    setConflict(null);
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
