import { useCreate, useUpdate, useWarnAboutChange, type HttpError } from '@refinedev/core';
import { Form } from 'antd';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toChanges, toForm, toRow } from '../../fields/form-codec';
import type { WrittenRows } from '../history/undo-notice';
import type { FormValues } from '../../lib/form-values';
import { DRAFT } from '../../lib/publish-state';
import { isUnanswered } from '../../lib/request-failure';
import { SessionRecoveryContext, useRestoreSession } from '../../lib/session-recovery-context';
import type { Row, ResourceDefinition } from '../../schema/types';
import { useNewRunningUploads } from '../../fields/uploads/use-uploads';
import type { SavedRow } from '../actions/saved-notice';
import { useReviewNotes } from '../review/review';
import { copiedValues } from '../row/copied-values';
import { publishColumn, publishTime } from '../row/row-title';
import { versionedSelect } from '../row/row-query';
import {
  runSave,
  saveFailure,
  UNANSWERED_SAVE,
  type SaveAttempt,
  type SaveFailure,
  type SaveStep,
} from './save-steps';
import { useConflictStep } from './use-conflict-step';
import { usePublishStep } from './use-publish-step';
import { useSeriesStep } from './use-series-step';
import { useReplaceStep, useKeyStep, useSlugStep } from './use-unique-steps';

interface ResourceFormOptions {
  /** The row as it was read; undefined creates one. */
  readonly row: Row | undefined;
  readonly source?: Row | undefined;
  /** The key that a new row is saved with. */
  readonly saveKey: () => string;
  readonly onSaved: (saved: SavedRow, written: WrittenRows, isSent: boolean) => void;
}

export type ResourceForm = ReturnType<typeof useResourceForm>;

const quiet = { errorNotification: false, successNotification: false } as const;

/** The form for creating and editing, with the save steps around Refine's `useCreate` and `useUpdate`. A failure keeps everything typed. */
export function useResourceForm(
  resource: ResourceDefinition,
  { row, source, saveKey, onSaved }: ResourceFormOptions,
) {
  const { table } = resource;
  const meta = { select: versionedSelect(resource) };
  /** The version that the typed values started from, whatever the cache holds later. */
  const [opened, setOpened] = useState(row);
  const [revision, setRevision] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  /** From the first submit until a failure. */
  const isLocked = useRef(false);
  /** From a write without an answer until the next one with one. */
  const isUncertain = useRef(false);
  const isOpen = useRef(true);
  const [form] = Form.useForm<FormValues>();
  const { mutateAsync: create } = useCreate<Row, HttpError, FormValues>();
  const { mutateAsync: update } = useUpdate<Row, HttpError, FormValues>();
  const { setWarnWhen } = useWarnAboutChange();
  const uploads = useNewRunningUploads();
  const { hold } = useContext(SessionRecoveryContext);
  const restoreSession = useRestoreSession();
  const initial = useMemo(
    () => toForm(resource, opened ?? (source && copiedValues(resource, source))),
    [resource, opened, source],
  );

  function replaceValues(values: FormValues): void {
    form.setFields(Object.entries(values).map(([name, value]) => ({ name, value, errors: [] })));
    setRevision((before) => before + 1);
  }

  /** What the submit in progress asks for: the publish field's value, where undefined keeps the row's, and a review. */
  const asked = useRef({ as: undefined as string | undefined, isForReview: false });
  const column = publishColumn(resource);
  const isForReview = () => asked.current.isForReview;
  const notes = useReviewNotes(resource);

  const slugStep = useSlugStep(resource, isForReview);
  const replaceStep = useReplaceStep(resource);
  const sessionStep: SaveStep = {
    recover: async (failure, attempt) => ((await restoreSession(failure)) ? attempt : undefined),
  };
  const { step, conflict, compare, meet } = useConflictStep(resource, (newer) => {
    setOpened(newer);
    replaceValues(toForm(resource, newer));
  });
  const keyStep = useKeyStep(resource, saveKey, (row, { values }) => meet(row, initial, values));
  const publishStep = usePublishStep(resource, isForReview);
  const series = useSeriesStep(resource);
  const steps = [keyStep, slugStep, replaceStep, sessionStep, step, publishStep, series.step];

  function submit(as?: string, isForReview = false): void {
    if (isLocked.current) return;
    asked.current = { as, isForReview };
    form.submit();
  }

  /** All values, with what the submit in progress asks for. */
  function submitted(): FormValues {
    const values = form.getFieldsValue(true) as FormValues;
    const { as } = asked.current;
    return column === undefined || as === undefined ? values : { ...values, [column]: as };
  }

  /** Whether a required field must be filled by the submit in progress. A draft that stays one needs only its title. */
  function isBinding(name: string): boolean {
    if (column === undefined || name === resource.titleField || isForReview()) return true;
    return submitted()[column] !== DRAFT;
  }

  async function write({ row: base, values, together = [] }: SaveAttempt): Promise<Row> {
    const columns = base ? toChanges(resource, values, toForm(resource, base)) : toRow(resource, values);
    if (base && Object.keys(columns).length === 0) return base;
    if (base && together.length > 0) return series.write(base, columns, together);
    const target = { ...quiet, resource: table, values: columns };
    const { data } = base
      ? await update({ ...target, id: base.id, meta: { ...meta, unchangedSince: base.updated_at } })
      : await create({ ...target, meta: { ...meta, saveKey: saveKey() } });
    return data;
  }

  /** A saved form stays locked until it has closed. */
  function lock(isSaving: boolean): void {
    isLocked.current = isSaving;
    setSaving(isSaving);
  }

  async function save(values: FormValues): Promise<void> {
    if (isLocked.current) return;
    lock(true);
    setFailure(null);
    let isNew = opened === undefined;
    let written: Row | undefined;
    try {
      const saved = await runSave({ row: opened, values }, steps, async (attempt) => {
        isNew = attempt.row === undefined;
        written = await write(attempt).catch((error: unknown) => {
          isUncertain.current = isUnanswered(error);
          throw error;
        });
        isUncertain.current = false;
      });
      if (!saved || !written) {
        lock(false);
        return;
      }
      const isSent = isForReview() && (await notes.askForReview(written));
      if (!isOpen.current) return;
      // Synchronous, because closing the form is a navigation, and this one loses nothing.
      flushSync(() => setWarnWhen(false));
      const rows = writtenRows(written, saved.row, opened);
      onSaved(
        { row: written, before: opened },
        { ...rows, saved: [...rows.saved, ...series.written()] },
        isSent,
      );
    } catch (error) {
      // A new row that a lost answer has made is not as the form shows it.
      const isUnanswered = opened === undefined && !isNew;
      const refused = { ...saveFailure(error, resource, isNew), ...(isUnanswered && { isUnanswered }) };
      setFailure(isUncertain.current ? UNANSWERED_SAVE : refused);
      lock(false);
    }
  }

  useEffect(() => hold(), [hold]);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      setWarnWhen(false);
    };
  }, [setWarnWhen]);

  return {
    form,
    /** The row's values, or the initial values of a new row. */
    initial,
    /** The row's `updated_at`; null for a new row. */
    version: typeof opened?.updated_at === 'string' ? opened.updated_at : null,
    /** Increases when the inputs must remount with other values. */
    revision,
    /** When the stored row is published, ISO 8601; null for a draft or a new row, undefined where rows have no drafts. */
    publishedAt: column && ((opened && publishTime(resource, opened)) ?? null),
    /**
     * Checks the fields and saves. `as` is the publish field's form value: a date, NOW or DRAFT; without it the row stays as
     * published as it is.
     */
    submit,
    /** Checks the fields as for a publication, saves the draft and sends it for review with a note. */
    submitForReview: () => submit(DRAFT, true),
    notes,
    submitted,
    isBinding,
    replaceValues,
    isSaving,
    failure,
    conflict,
    /** Asks which values to show where a draft and the row, as it was read, differ. Resolves to whether the draft's. */
    askAboutDraft: async (started: FormValues, mine: FormValues) =>
      opened === undefined || (await compare(opened, started, mine)) !== 'theirs',
    save,
    uploads,
  };
}

/** What a save has written: nothing, the row, or the row and the deletion of the one that was moved over it. */
function writtenRows(row: Row, base: Row | undefined, opened: Row | undefined) {
  const isMoved = base !== undefined && opened !== undefined && base.id !== opened.id;
  return { saved: row === base ? [] : [row], deleted: isMoved ? [opened] : [] } satisfies WrittenRows;
}
