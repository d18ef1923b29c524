import { useCreate, useNotification, useOne, useUpdate, type HttpError } from '@refinedev/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { texts } from '../i18n/texts';
import { ownedFiles } from '../schema/derive-fields';
import { formSelect } from '../schema/derive-select';
import type { ResourceDefinition } from '../schema/types';
import { orphans } from './media-file';
import type { Row } from './row';
import { saveFailure, type SaveFailure } from './save-failure';
import { useNewUploadLedger, type UploadLedger } from './upload-ledger';
import { useFileRemoval } from './use-file-removal';

export type FormValues = Readonly<Record<string, unknown>>;
type ColumnValues = Readonly<Record<string, unknown>>;

/** How form values become columns and back; the fields know, this hook does not. */
export interface FormCodec {
  readonly toForm: (row: ColumnValues | undefined) => FormValues;
  /** Gives only the columns whose form value differs from the initial one. */
  readonly toChanges: (values: FormValues, initial: FormValues) => ColumnValues;
  /** Gives every declared column. */
  readonly toRow: (values: FormValues) => ColumnValues;
}

export interface ResourceForm {
  readonly status: 'loading' | 'failed' | 'ready';
  /** What the form starts with; undefined until ready. */
  readonly initial: FormValues | undefined;
  readonly loadError: string | null;
  readonly reload: () => void;
  readonly isSaving: boolean;
  readonly failure: SaveFailure | null;
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
  codec: FormCodec,
  onSaved: () => void,
): ResourceForm {
  const { table, labels } = resource;
  const stored = useOne<Row>({
    resource: table,
    id: id ?? '',
    meta: { select: formSelect(resource) },
    // What is typed must not be overtaken by a refetch, and a reopened form must not start from yesterday's row.
    queryOptions: { enabled: id !== null, gcTime: 0, staleTime: Infinity, retry: false },
    errorNotification: false,
  });
  const creation = useCreate<Row, HttpError, ColumnValues>();
  const change = useUpdate<Row, HttpError, ColumnValues>();
  const ledger = useNewUploadLedger();
  const removeFiles = useFileRemoval(resource);
  const { open: notify } = useNotification();
  const isRunning = useRef(false);
  const isSaved = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);

  const row = stored.query.data?.data;
  const isReady = id === null || row !== undefined;
  const initial = isReady ? codec.toForm(row) : undefined;

  async function write(values: FormValues, before: FormValues): Promise<void> {
    const common = {
      resource: table,
      meta: { select: formSelect(resource) },
      errorNotification: false,
    } as const;
    const done = (message: string) => ({ successNotification: { type: 'success', message } }) as const;
    if (id === null) {
      await creation.mutateAsync({
        ...common,
        ...done(texts.form.created(labels.one)),
        values: codec.toRow(values),
      });
      return;
    }
    const changes = codec.toChanges(values, before);
    if (Object.keys(changes).length === 0) return;
    await change.mutateAsync({
      ...common,
      ...done(texts.form.updated(labels.one)),
      id,
      values: changes,
      mutationMode: 'pessimistic',
    });
  }

  async function tidy(had: readonly string[], kept: readonly string[]): Promise<void> {
    const message = await removeFiles(orphans(had, ledger.list(), kept));
    if (message !== null) notify?.({ type: 'error', message: texts.remove.filesLeft(message) });
  }

  // Left without saving: what was uploaded belongs to no row. A file that stays behind then harms nobody.
  const abandon = useEffectEvent(() => {
    if (!isSaved.current) void removeFiles(ledger.list());
  });
  useEffect(() => () => abandon(), []);

  async function save(values: FormValues): Promise<void> {
    if (isRunning.current || isSaved.current || !initial) return;
    isRunning.current = true;
    setSaving(true);
    setFailure(null);
    try {
      await write(values, initial);
      isSaved.current = true;
      void tidy(row ? ownedFiles(resource, row) : [], ownedFiles(resource, codec.toRow(values)));
      onSaved();
    } catch (error) {
      setFailure(saveFailure(error, resource));
      // Only now: what is saved stays locked until the form has closed.
      setSaving(false);
    } finally {
      isRunning.current = false;
    }
  }

  return {
    status: isReady ? 'ready' : stored.query.isError && !stored.query.isFetching ? 'failed' : 'loading',
    initial,
    loadError: stored.query.error?.message ?? null,
    reload: () => void stored.query.refetch(),
    isSaving,
    failure,
    save,
    ledger,
  };
}
