import { useOne } from '@refinedev/core';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Navigate, useLocation, useNavigate, useOutlet, useParams } from 'react-router-dom';
import { texts } from '../../i18n/texts';
import type { Row } from '../../lib/row';
import { resourceRoutes, SINGLETON_ID } from '../../schema/derive-routes';
import type { ResourceDefinition } from '../../schema/types';
import { ReadFailure } from '../read-failure';
import { copiedId, rowId, withCopiedId } from '../row/copied-values';
import { FieldsPlaceholder, FormFrame } from './form-frame';
import { ResourceForm } from './resource-form';
import styles from './resource-form.module.css';
import { PREFETCHED_MS } from '../../lib/prefetch-lifetime';
import { versionedSelect } from '../row/row-query';

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
  const copied = params.id === undefined ? copiedId(query) : null;

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
  return <StoredRowForm key={`${params.id ?? 'copy'} ${read}`} {...frame} id={read} isCopied={id === null} />;
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
        <Suspense>{history}</Suspense>
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
  /** Whether a new row starts with this row's values. */
  readonly isCopied: boolean;
  readonly onClose: (savedId?: number) => void;
}

/** Reads the row and then renders its form. */
function StoredRowForm({ resource, id, isCopied, onClose }: StoredRowFormProps) {
  const [row, setRow] = useState<Row>();
  const { query } = useOne<Row>({
    resource: resource.table,
    id,
    meta: { select: versionedSelect(resource) },
    queryOptions: { enabled: row === undefined, staleTime: PREFETCHED_MS, retry: false },
    errorNotification: false,
  });
  const { data, error, isFetching, refetch } = query;
  // No form starts from a cached row that is being fetched again.
  if (!row && data && !isFetching) setRow(data.data);

  if (row) {
    const what = isCopied ? { source: row } : { row };
    return <ResourceForm resource={resource} {...what} onClose={onClose} />;
  }
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
          <FieldsPlaceholder />
        </div>
      )}
    </FormFrame>
  );
}
