import { useDataProvider, useInvalidate } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { toForm, toRow } from '../../fields/form-codec';
import { readingTexts, savingTexts } from '../../i18n/forms';
import { Dialog } from '../../lib/dialog';
import { changedValues, isSame, type FormValues } from '../../lib/form-values';
import { useQuestion } from '../../lib/questions';
import { formatRelativeTime } from '../../lib/relative-time';
import { GONE, hasCode, STALE } from '../../lib/request-failure';
import { fieldsOfKind } from '../../schema/derive';
import type { Row, ResourceDefinition } from '../../schema/types';
import { Added, ComparedField, Difference, Removed, Value, rowDifference } from '../history/change-list';
import historyStyles from '../history/history.module.css';
import { readLastChange } from '../history/last-change';
import { copiedValues } from '../row/copied-values';
import { useMayChange } from '../row/use-may-change';
import { readRow } from '../row/row-query';
import styles from './conflict.module.css';
import type { SaveAttempt, SaveStep } from './save-steps';

const conflictTexts = savingTexts.conflict;

type Choice = 'mine' | 'theirs' | 'back';

/** Somebody else saved the row since the form was opened. `decide` answers the question. */
interface Conflict {
  readonly started: FormValues;
  readonly mine: FormValues;
  readonly stored: FormValues;
  readonly row: Row;
  /** Who changed it and when; null when no known person did. */
  readonly by: string | null;
  readonly decide: (choice: Choice) => void;
}

/**
 * Handles two administrators on one row. The step overwrites only what the person has seen, and never writes
 * a column they did not change. `adopt` replaces what the form shows by a newer row.
 */
export function useConflictStep(resource: ResourceDefinition, adopt: (row: Row) => void) {
  const { table, labels } = resource;
  const provider = useDataProvider()();
  const ask = useQuestion();
  const invalidate = useInvalidate();
  const mayChange = useMayChange(resource);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  function askToCreate(title: string, content: string, okText: string): Promise<boolean> {
    void invalidate({ resource: table, invalidates: ['list'] });
    return ask({ title, content, okText, cancelText: savingTexts.back });
  }

  async function recoverGone({ id }: Row, values: FormValues): Promise<SaveAttempt | null> {
    const { goneTitle, goneHelp, createAnew } = savingTexts;
    const help = goneHelp(labels.one, await readLastChange(table, id));
    const isWanted = await askToCreate(goneTitle(labels.one), help, createAnew(labels.one));
    return isWanted ? { row: undefined, values } : null;
  }

  async function recoverStale(opened: Row, mine: FormValues): Promise<SaveAttempt | null> {
    const row = await readRow(provider, resource, opened.id);
    return mayChange(row) ? meet(row, toForm(resource, opened), mine) : recoverPublished(row, mine);
  }

  /** The person may not change the row any more. */
  async function recoverPublished({ id }: Row, mine: FormValues): Promise<SaveAttempt | null> {
    const { goneOnlineTitle, goneOnlineHelp, keepAsDraft } = readingTexts;
    const help = goneOnlineHelp(await readLastChange(table, id));
    if (!(await askToCreate(goneOnlineTitle(labels.one), help, keepAsDraft))) return null;
    return { row: undefined, values: toForm(resource, copiedValues(resource, toRow(resource, mine))) };
  }

  /** Goes on with a newer row than the one that the form started with: what was changed since goes over it, after the question. */
  async function meet(row: Row, started: FormValues, mine: FormValues): Promise<SaveAttempt | null> {
    const stored = toForm(resource, row);
    const merged = { row, values: { ...stored, ...changedValues(mine, started) } };
    // The row is unchanged apart from its version, or was saved by a request whose answer was lost, so there is nothing to ask.
    if (isSame(started, stored) || isSame(merged.values, stored)) return merged;
    const choice = await compare(row, started, mine);
    if (choice === 'theirs') adopt(row);
    return choice === 'mine' ? merged : null;
  }

  /** Asks about values of an earlier version of the row that the form shows. */
  async function compare(row: Row, started: FormValues, mine: FormValues) {
    const by = await readLastChange(table, row.id);
    const stored = toForm(resource, row);
    const choice = await new Promise<Choice>((decide) =>
      setConflict({ started, mine, stored, row, by, decide }),
    );
    setConflict(null);
    return choice;
  }

  const step: SaveStep = {
    recover: async (failure, { row, values }) => {
      if (!row) return undefined;
      if (hasCode(failure, GONE)) return recoverGone(row, values);
      return hasCode(failure, STALE) ? recoverStale(row, values) : undefined;
    },
  };
  return { step, conflict, compare, meet };
}

const CHOICES = [
  { choice: 'back', label: savingTexts.back },
  { choice: 'theirs', label: conflictTexts.takeTheirs },
  { choice: 'mine', label: conflictTexts.keepMine },
] as const;

/** Shows what the form would change of a row that somebody else changed, field by field, and asks which to save. */
export function FormConflict({ resource, conflict }: { resource: ResourceDefinition; conflict: Conflict }) {
  const { row, by, started, mine, stored, decide } = conflict;
  const { one } = resource.labels;
  const { fields } = rowDifference(resource, columnsOf(resource, stored), columnsOf(resource, mine));
  return (
    <Dialog
      width="100%"
      className={styles.dialog}
      title={conflictTexts.title(one)}
      onClosed={() => decide('back')}
      footer={CHOICES.map(({ choice, label }) => (
        <Button key={choice} type={choice === 'mine' ? 'primary' : 'default'} onClick={() => decide(choice)}>
          {label}
        </Button>
      ))}
    >
      <p>{conflictTexts.help(one, by ?? formatRelativeTime(String(row.updated_at)))}</p>
      <p className={historyStyles.sides}>
        <Removed>{conflictTexts.stored}</Removed>
        <Added>{conflictTexts.mine}</Added>
      </p>
      <dl className={historyStyles.fields}>
        {fields.map((change) => (
          <ComparedField key={change.field.name} label={change.field.label}>
            {isSame(mine[change.field.name], started[change.field.name]) ? (
              <>
                <Value resource={resource} field={change.field} value={change.before} />
                <p className={historyStyles.note}>{conflictTexts.unchanged}</p>
              </>
            ) : (
              <Difference resource={resource} {...change} />
            )}
          </ComparedField>
        ))}
      </dl>
      <p className={styles.outcome}>{conflictTexts.outcome}</p>
    </Dialog>
  );
}

/** The columns that a form's values would be saved as. A relation keeps its title beside its id. */
function columnsOf(resource: ResourceDefinition, values: FormValues): FormValues {
  const relations = fieldsOfKind(resource, 'relation').map(({ name }) => [name, values[name]] as const);
  return { ...toRow(resource, values), ...Object.fromEntries(relations) };
}
