import { useNotification, useOne, useWarnAboutChange } from '@refinedev/core';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useLocation, useNavigate, useOutlet, useParams } from 'react-router-dom';
import { DraftNotices } from './draft-notice';
import { useFormDraft } from '../../drafts/use-form-draft';
import { publishTexts } from '../../i18n/forms';
import { reviewTexts } from '../../i18n/reviews';
import { texts } from '../../i18n/texts';
import { changedValues, type FormValues } from '../../lib/form-values';
import { PREFETCHED_MS } from '../../lib/prefetch-lifetime';
import { ReadFailure } from '../../lib/loading';
import { resourceRoutes, SINGLETON_ID } from '../../schema/derive';
import type { Row, ResourceDefinition } from '../../schema/types';
import { RunningUploadsContext } from '../../fields/uploads/use-uploads';
import { useSavedNotice } from '../actions/saved-notice';
import { PreviewPane } from '../preview/preview-pane';
import type { Review } from '../../data/reviews';
import { ReviewNotice, useReview } from '../review/review';
import { COPY_PARAM, NEXT_YEAR_PARAM, rowId, withCopiedId } from '../row/copied-values';
import { rowTitle } from '../row/row-title';
import { versionedSelect } from '../row/row-query';
import { useMayChange } from '../row/use-may-change';
import { useRights } from '../../data/access';
import { FROM_FORM } from '../row/use-focus-return';
import { FormFields } from './form-fields';
import { FormFoot } from './form-foot';
import { FormFrame } from './form-frame';
import { NextYearNotice, StoredCopyNotice, useNextYear } from './next-year-notice';
import { ReadRow } from './read-row';
import styles from './resource-form.module.css';
import { FormConflict } from './use-conflict-step';
import { useResourceForm } from './use-resource-form';

/**
 * The form route over a list: it edits a row, creates one, or creates one from a copy. It is keyed by the
 * row, so that no form shows another row's values. Closing it navigates to the list with its state in the
 * address, and the location's state says where the focus goes: the id of a row, or 'create'.
 */
export function ResourceFormRoute({ resource }: { readonly resource: ResourceDefinition }) {
  const params = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { list } = resourceRoutes(resource);
  const query = new URLSearchParams(search);
  const id = rowId(params.id);
  const copied = params.id === undefined ? rowId(query.get(COPY_PARAM)) : null;

  if (params.id !== undefined && id === null) return <Navigate to={{ pathname: list, search }} replace />;

  const read = id ?? copied;
  const frame = {
    resource,
    onClose: (savedId?: number) =>
      void navigate(
        { pathname: list, search: withCopiedId(query, null).toString() },
        { state: { focus: savedId ?? id ?? 'create' } },
      ),
  };
  if (read === null) return <ResourceForm key="new" {...frame} />;
  const copyOf = id === null ? null : rowId(query.get(NEXT_YEAR_PARAM));
  const key = `${params.id ?? 'copy'} ${read}`;
  return <StoredRowForm key={key} {...frame} id={read} isCopied={id === null} copyOf={copyOf} />;
}

/**
 * The form of a table with one row, as a page. After a save, and after the row's history was open in its place, it
 * starts anew from the stored row.
 */
export function SingletonRoute({ resource }: { readonly resource: ResourceDefinition }) {
  const [saves, setSaves] = useState(0);
  const history = useOutlet();
  if (history) {
    return (
      <FormFrame resource={resource} isNew={false} onClose={() => undefined} footer={null}>
        {history}
      </FormFrame>
    );
  }
  return (
    <StoredRowForm
      key={saves}
      resource={resource}
      id={SINGLETON_ID}
      isCopied={false}
      onClose={() => setSaves(saves + 1)}
    />
  );
}

interface StoredRowFormProps {
  readonly resource: ResourceDefinition;
  readonly id: number;
  readonly isCopied: boolean;
  /** The row of which this one is a stored copy for the next year; null for others. */
  readonly copyOf?: number | null;
  readonly onClose: (savedId?: number) => void;
}

function StoredRowForm({ resource, id, isCopied, copyOf = null, onClose }: StoredRowFormProps) {
  const [row, setRow] = useState<Row>();
  const mayChange = useMayChange(resource);
  const { query } = useOne<Row>({
    resource: resource.table,
    id,
    meta: { select: versionedSelect(resource) },
    queryOptions: { enabled: row === undefined, staleTime: PREFETCHED_MS },
    errorNotification: false,
  });
  const { data, error, isFetching, refetch } = query;
  // No form starts from a cached row that is being fetched again, or cannot be.
  if (!row && data && !error && !isFetching) setRow(data.data);

  if (row && !isCopied && !mayChange(row)) {
    return <ReadRow resource={resource} row={row} onClose={() => onClose()} />;
  }
  if (row)
    return <ResourceForm {...{ resource, copyOf, onClose }} {...(isCopied ? { source: row } : { row })} />;
  return (
    <FormFrame
      resource={resource}
      isNew={isCopied}
      onClose={() => onClose()}
      footer={!resource.isSingleton && <Button onClick={() => onClose()}>{texts.form.cancel}</Button>}
    >
      {error && !isFetching ? (
        <ReadFailure message={error.message} onRetry={refetch} />
      ) : (
        <div className={styles.form} aria-busy="true">
          <Skeleton active title={false} paragraph={{ rows: 12 }} />
        </div>
      )}
    </FormFrame>
  );
}

interface ResourceFormProps extends Pick<StoredRowFormProps, 'resource' | 'copyOf' | 'onClose'> {
  /** The row to edit, as it was read; undefined creates one. */
  readonly row?: Row;
  readonly source?: Row;
}

function ResourceForm({ resource, row, source, copyOf = null, onClose }: ResourceFormProps) {
  const [isPreviewed, setPreviewed] = useState(false);
  const [faultCount, setFaultCount] = useState(0);
  const { warnWhen: isChanged, setWarnWhen } = useWarnAboutChange();
  const navigate = useNavigate();
  const { search } = useLocation();
  const tellSaved = useSavedNotice(resource);
  const { open: notify } = useNotification();
  // Whoever may not publish sends drafts for review.
  const mayPublish = useRights()('publish', resource.table);
  const review = useReview(resource, row?.id ?? null);
  const tell = (message: string) => notify?.({ key: 'saved', type: 'success', message });

  const state = useResourceForm(resource, {
    row,
    source,
    saveKey: () => draft.saveKey(),
    onSaved: (saved, written, isSent) => {
      draft.finish();
      onClose(saved.row.id);
      if (isSent) tell(reviewTexts.sent(rowTitle(resource, saved.row)));
      else tellSaved(saved, written);
    },
  });
  const { initial, version, isSaving, uploads, conflict, notes } = state;
  const id = row?.id ?? null;
  const draft = useFormDraft({
    ...{ resource, id, initial, version },
    copiedId: source?.id ?? null,
    onRestore: state.replaceValues,
    onClash: state.askAboutDraft,
  });
  const isMoved = useNextYear(resource, source, (values) => {
    draft.note({ ...initial, ...values });
    state.replaceValues(values);
  });

  /** Leaves the form. Unsaved changes are asked about as on every other way out. */
  function showHistory(id: number): void {
    const pathname = resourceRoutes(resource).history.replace(':id', String(id));
    void navigate({ pathname, search }, { state: FROM_FORM });
  }

  async function sendBack(sent: Review): Promise<void> {
    if (!(await notes.sendBack(sent, isChanged))) return;
    onClose();
    tell(reviewTexts.sentBack(sent.title ?? texts.list.untitled));
  }

  async function keep(): Promise<void> {
    const place = await draft.keep();
    notify?.({
      key: 'kept',
      type: place === 'nowhere' ? 'error' : 'success',
      message: publishTexts.kept[place],
    });
  }

  function recordInput(values: FormValues): void {
    setWarnWhen(Object.keys(changedValues(values, initial)).length > 0);
    draft.note(values);
  }

  return (
    <RunningUploadsContext value={uploads}>
      <FormFrame
        resource={resource}
        isNew={id === null}
        isLocked={isSaving}
        onClose={() => onClose()}
        footer={
          <FormFoot
            resource={resource}
            id={id}
            state={state}
            isChanged={isChanged}
            faultCount={faultCount}
            mayPublish={mayPublish}
            onSendBack={mayPublish && review?.state === 'open' ? () => void sendBack(review) : undefined}
            isPreviewed={isPreviewed}
            onPreview={() => setPreviewed(!isPreviewed)}
            onHistory={id === null ? undefined : () => showHistory(id)}
            onClose={() => onClose()}
            onKeep={() => void keep()}
            keeping={draft.keeping}
          />
        }
      >
        {review && (
          <ReviewNotice
            review={review}
            version={version}
            mayPublish={mayPublish}
            onHistory={() => showHistory(review.row_id)}
          />
        )}
        <DraftNotices resource={resource} id={id} draft={draft} />
        {copyOf !== null && row && state.publishedAt === null && (
          <StoredCopyNotice
            resource={resource}
            sourceId={copyOf}
            form={state.form}
            onTyped={recordInput}
            row={row}
            onDiscarded={() => {
              // What was typed is kept for the draft, should it come back.
              flushSync(() => setWarnWhen(false));
              onClose();
            }}
          />
        )}
        {isMoved && source && (
          <NextYearNotice resource={resource} source={source} form={state.form} onTyped={recordInput} />
        )}
        <FormFields resource={resource} id={id} state={state} onTyped={recordInput} onFaults={setFaultCount}>
          {isPreviewed && <PreviewPane resource={resource} id={id} onClose={() => setPreviewed(false)} />}
        </FormFields>
      </FormFrame>
      {conflict && <FormConflict resource={resource} conflict={conflict} />}
      {notes.dialog}
    </RunningUploadsContext>
  );
}
