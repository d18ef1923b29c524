import { useCreate, useNotification, useOne, useUpdate, type HttpError } from '@refinedev/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { texts } from '../../i18n/texts';
import { ownedFiles } from '../../schema/derive-fields';
import type { ResourceDefinition } from '../../schema/types';
import type { FormCodec, FormValues } from '../../lib/form-values';
import { orphans } from '../../uploads/media-file';
import type { Row } from '../../lib/row';
import { saveFailure, type SaveFailure } from './save-failure';
import { runSave, type SaveAttempt, type SaveStep } from './save-steps';
import { forgetUnsaved } from '../../uploads/unsaved-files';
import { useNewUploadLedger, type UploadLedger } from '../../uploads/ledger';
import { useConflictStep, versionedSelect, type Conflict } from './use-conflict-step';
import { useFileRemoval } from '../../uploads/use-file-removal';
import { useSessionStep } from './use-session-step';

export interface ResourceFormOptions {
  readonly codec: FormCodec;
  /** What a new row starts with, in place of the declaration's defaults. */
  readonly template?: Readonly<Record<string, unknown>> | undefined;
  /** What has a say before and after the write, in this order; the question about a newer version comes last. */
  readonly steps?: readonly SaveStep[];
  /** Takes the row as it is stored now. */
  readonly onSaved: (row: Row) => void;
}

export interface ResourceForm {
  readonly status: 'loading' | 'failed' | 'ready';
  /** What the form starts with; undefined until ready. */
  readonly initial: FormValues | undefined;
  /** Rises when the form starts anew with another `initial`. */
  readonly revision: number;
  /** The row's `updated_at`; null for a new row. */
  readonly version: string | null;
  readonly loadError: string | null;
  readonly reload: () => void;
  readonly isSaving: boolean;
  readonly failure: SaveFailure | null;
  readonly conflict: Conflict | null;
  readonly save: (values: FormValues) => Promise<void>;
  readonly ledger: UploadLedger;
}

/**
 * One form for creating (id null) and editing. A second submit while one runs does nothing; a failure leaves everything
 * typed as it is and says which field is to blame; after a success the files that no row shows any more are removed.
 */
export function useResourceForm(
  resource: ResourceDefinition,
  id: number | null,
  { codec, template, steps = [], onSaved }: ResourceFormOptions,
): ResourceForm {
  const { table } = resource;
  const meta = { select: versionedSelect(resource) };
  const stored = useOne<Row>({
    resource: table,
    id: id ?? '',
    meta,
    // A reopened form must not start from yesterday's row.
    queryOptions: { enabled: id !== null, gcTime: 0, staleTime: Infinity, retry: false },
    errorNotification: false,
  });
  const creation = useCreate<Row, HttpError, FormValues>();
  const change = useUpdate<Row, HttpError, FormValues>();
  const ledger = useNewUploadLedger();
  const removeFiles = useFileRemoval(resource);
  const { open: notify } = useNotification();
  const isRunning = useRef(false);
  const isSaved = useRef(false);
  const isOpen = useRef(true);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [opened, setOpened] = useState<{ row: Row; revision: number } | null>(null);
  const sessionStep = useSessionStep();
  const { step: conflictStep, conflict } = useConflictStep(resource, codec, (row) =>
    setOpened((before) => ({ row, revision: (before?.revision ?? 0) + 1 })),
  );

  // What is typed belongs to the row as it was opened: the cache may fetch it anew or drop it, whatever else happens.
  const read = stored.query.data?.data;
  if (!opened && read) setOpened({ row: read, revision: 0 });
  const row = opened?.row ?? read;
  const isReady = id === null || row !== undefined;
  const initial = isReady ? codec.toForm(row ?? template) : undefined;

  async function write({ row: base, values }: SaveAttempt): Promise<Row> {
    const common = { resource: table, errorNotification: false, successNotification: false } as const;
    if (!base) {
      const { data } = await creation.mutateAsync({ ...common, meta, values: codec.toRow(values) });
      return data;
    }
    const changes = codec.toChanges(values, codec.toForm(base));
    if (Object.keys(changes).length === 0) return base;
    const { data } = await change.mutateAsync({
      ...common,
      id: base.id,
      meta: { ...meta, unchangedSince: base.updated_at },
      values: changes,
      mutationMode: 'pessimistic',
    });
    return data;
  }

  async function tidy(had: readonly string[], kept: readonly string[]): Promise<void> {
    forgetUnsaved(kept);
    const message = await removeFiles(orphans(had, ledger.list(), kept));
    if (message !== null) notify?.({ type: 'error', message: texts.remove.filesLeft(message) });
  }

  // Left without saving: what was uploaded belongs to no row. A file that stays behind then harms nobody, and what a
  // save is just writing into a row must not go.
  const abandon = useEffectEvent(() => {
    if (!isSaved.current && !isRunning.current) void removeFiles(ledger.list());
  });
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      abandon();
    };
  }, []);

  async function save(values: FormValues): Promise<void> {
    if (isRunning.current || isSaved.current || !isReady) return;
    isRunning.current = true;
    setSaving(true);
    setFailure(null);
    let isNew = row === undefined;
    let written: Row | undefined;
    try {
      const saved = await runSave({ row, values }, [...steps, sessionStep, conflictStep], async (attempt) => {
        isNew = attempt.row === undefined;
        written = await write(attempt);
      });
      if (!saved || !written) {
        setSaving(false);
        return;
      }
      isSaved.current = true;
      void tidy(
        saved.row ? ownedFiles(resource, saved.row) : [],
        ownedFiles(resource, codec.toRow(saved.values)),
      );
      if (isOpen.current) onSaved(written);
    } catch (error) {
      setFailure(saveFailure(error, resource, isNew));
      // Only now: what is saved stays locked until the form has closed.
      setSaving(false);
    } finally {
      isRunning.current = false;
    }
  }

  return {
    status: isReady ? 'ready' : stored.query.isError && !stored.query.isFetching ? 'failed' : 'loading',
    initial,
    revision: opened?.revision ?? 0,
    version: typeof row?.updated_at === 'string' ? row.updated_at : null,
    loadError: stored.query.error?.message ?? null,
    reload: () => void stored.query.refetch(),
    isSaving,
    failure,
    conflict,
    save,
    ledger,
  };
}
