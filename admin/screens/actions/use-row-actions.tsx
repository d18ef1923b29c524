import { useDataProvider, useDelete, useInvalidate, useNotification, useUpdate } from '@refinedev/core';
import { useState } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import { messages } from '../../../src/lib/messages';
import { fillWords, toForm } from '../../fields/form-codec';
import { missedBy, type Missed } from '../../fields/missed';
import { publishTexts, savedTexts, savingTexts } from '../../i18n/forms';
import { historyTexts } from '../../i18n/history';
import { bulkTexts } from '../../i18n/lists';
import { texts } from '../../i18n/texts';
import { useQuestion } from '../../lib/questions';
import type { Row, ResourceDefinition } from '../../schema/types';
import { useUndoNotice } from '../history/undo-notice';
import { presentMinute, publishColumn, rowState, rowTitle } from '../row/row-title';
import { versionedSelect, readRow } from '../row/row-query';
import type { Selection } from '../rows/use-selection';
import styles from './bulk.module.css';
import { useSavedNotice } from './saved-notice';

export type RowAction = keyof typeof bulkTexts.actions;

/** An action that is being carried out, or over with rows that were refused. */
export interface BulkRun {
  readonly action: RowAction;
  readonly isOver: boolean;
  /** How many rows have been processed, and of how many. */
  readonly done: number;
  readonly total: number;
  readonly failures: readonly { readonly row: Row; readonly message: string }[];
}

const TITLES_NAMED = 5;

/**
 * Publishing, unpublishing and deleting, once the person has agreed: of one row, and of the selected ones one after the
 * other. Among many a refused row is reported and stays selected, and the others continue. A row that somebody else has
 * already deleted counts as deleted. Its files stay, because the history can bring it back.
 */
export function useRowActions(resource: ResourceDefinition, selection: Selection<Row>) {
  const { table, labels } = resource;
  const [run, setRun] = useState<BulkRun | null>(null);
  const ask = useQuestion();
  const { open: notify } = useNotification();
  const provider = useDataProvider()();
  const { mutateAsync: update } = useUpdate<Row>();
  const { mutateAsync: remove } = useDelete<Row>();
  const invalidate = useInvalidate();
  const tellDone = useUndoNotice(table);
  const tellSaved = useSavedNotice(resource);
  const renew = () => invalidate({ resource: table, invalidates: ['list', 'many', 'detail'] });

  /** Returns the row that was written; undefined when somebody else had already deleted it. */
  async function write(
    action: RowAction,
    row: Row,
    deletes: 'optimistic' | 'pessimistic' = 'pessimistic',
    unchangedSince?: unknown,
  ) {
    // One notice and one invalidation follow after the last row.
    const silent = { successNotification: false, errorNotification: false } as const;
    const target = { ...silent, invalidates: [], resource: table, id: row.id };
    if (action === 'delete') {
      const { data } = await remove({ ...target, mutationMode: deletes });
      return 'already_gone' in data ? undefined : row;
    }
    const values = { [publishColumn(resource) ?? '']: action === 'publish' ? presentMinute() : null };
    const meta = { select: versionedSelect(resource), unchangedSince };
    return (await update({ ...target, meta, values })).data;
  }

  /** A deleted row leaves the list at once, and returns to its place if the database refuses. */
  async function removeOne(row: Row): Promise<void> {
    const content = (
      <>
        <p>{rowTitle(resource, row)}</p>
        <p>{historyTexts.inTrash}</p>
      </>
    );
    const title = fillWords(resource, resource.confirmDelete, row);
    if (!(await ask({ title, content, okText: messages.admin.delete, isDanger: true }))) return;
    try {
      const deleted = await write('delete', row, 'optimistic');
      if (deleted) tellDone({ message: texts.removed(labels.one), deleted: [deleted] });
      else tellDone({ message: savingTexts.alreadyGone(labels.one) });
    } catch (error) {
      notify?.({ type: 'error', message: messages.errors.deleteFailed(errorMessage(error)) });
    }
    await renew();
  }

  /** What visitors would miss of a draft, and its version. Whoever scheduled a row has been told. */
  async function readDraft(row: Row): Promise<{ missed: readonly Missed[]; version?: unknown }> {
    const now = new Date();
    if (rowState(resource, row, now) !== 'draft') return { missed: [] };
    const draft = await readRow(provider, resource, row.id);
    return { missed: await missedBy(resource, toForm(resource, draft), now), version: draft.updated_at };
  }

  async function publishOne(row: Row): Promise<void> {
    const title = savedTexts.publishQuestion(rowTitle(resource, row));
    try {
      const { missed, version } = await readDraft(row);
      const content = <PublishHelp missed={missed} />;
      if (!(await ask({ title, content, okText: savedTexts.publish }))) return;
      // What somebody changes while the question is open has not been looked at.
      const saved = await write('publish', row, 'pessimistic', version);
      if (saved) tellSaved({ row: saved, before: row }, { saved: [saved] });
      await renew();
    } catch (error) {
      notify?.({ type: 'error', message: savedTexts.publishFailed(errorMessage(error)) });
    }
  }

  async function writeAll(action: RowAction, rows: readonly Row[]): Promise<void> {
    const written: Row[] = [];
    const failures: { row: Row; message: string }[] = [];
    for (const [done, row] of rows.entries()) {
      setRun({ action, isOver: false, done, total: rows.length, failures });
      try {
        // What somebody changed since the list was read has not been looked at.
        const seen = action === 'publish' ? row.updated_at : undefined;
        const result = await write(action, row, 'pessimistic', seen);
        if (result) written.push(result);
      } catch (error) {
        failures.push({ row, message: errorMessage(error) });
      }
    }
    await renew();
    const done = rows.length - failures.length;
    if (done > 0) {
      const message = bulkTexts.done[action](done, labels.one);
      tellDone({ message, [action === 'delete' ? 'deleted' : 'saved']: written });
    }
    selection.select(failures.map(({ row }) => row));
    setRun(failures.length === 0 ? null : { action, isOver: true, done, total: rows.length, failures });
  }

  /** Rows that are already in the wanted state are left out and keep their dates. */
  async function actOnSelected(action: RowAction): Promise<void> {
    const state = { publish: 'published', unpublish: 'draft', delete: null }[action];
    const now = new Date();
    const rows = selection.rows.filter((row) => state === null || rowState(resource, row, now) !== state);
    if (rows.length === 0) {
      notify?.({ type: 'success', message: bulkTexts.nothing[action] });
      return;
    }
    const { one } = labels;
    const named = rows.slice(0, TITLES_NAMED).map((row) => rowTitle(resource, row));
    const [unnamed, unchanged] = [rows.length - named.length, selection.rows.length - rows.length];
    const isWanted = await ask({
      title: bulkTexts.questions[action](rows.length, one),
      content: (
        <>
          <Titles titles={unnamed > 0 ? [...named, bulkTexts.more(unnamed, one)] : named} />
          <p>{bulkTexts.consequences[action]}</p>
          {unchanged > 0 && <p className={styles.aside}>{bulkTexts.unchanged[action](unchanged, one)}</p>}
        </>
      ),
      okText: bulkTexts.confirm[action],
      isDanger: action === 'delete',
    });
    if (isWanted) await writeAll(action, rows);
  }

  return { removeOne, publishOne, actOnSelected, run, close: () => setRun(null) };
}

function PublishHelp({ missed }: { readonly missed: readonly Missed[] }) {
  return (
    <>
      <p>{savedTexts.publishHelp}</p>
      {missed.length > 0 && (
        <>
          <p>{publishTexts.check.help}</p>
          <Titles titles={missed.map(({ words }) => words)} />
        </>
      )}
    </>
  );
}

function Titles({ titles }: { readonly titles: readonly string[] }) {
  return (
    <ul className={styles.titles}>
      {titles.map((title, index) => (
        <li key={index}>{title}</li>
      ))}
    </ul>
  );
}
