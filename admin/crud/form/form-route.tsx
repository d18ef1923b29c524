import { useOne } from '@refinedev/core';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { texts } from '../../i18n/texts';
import type { Row } from '../../lib/row';
import { resourceRoutes } from '../../schema/derive-routes';
import type { ResourceDefinition } from '../../schema/types';
import { copiedId, rowId, withCopiedId } from '../row/copied-values';
import { FieldsToCome, FormModal } from './form-modal';
import { ResourceForm } from './resource-form';
import styles from './resource-form.module.css';
import { PREFETCHED_MS, versionedSelect } from '../row/row-query';

/**
 * The form that the address opens over its list: of a row, of a new one, or of a new one that starts as a copy. Keyed by the row,
 * so that no form shows another row's values. It closes into the list, whose state in the address stays, and says in the location's
 * state where the focus belongs: the id of a row, or 'create'.
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

interface StoredRowFormProps {
  readonly resource: ResourceDefinition;
  readonly id: number;
  /** A new row starts with its values. */
  readonly isCopied: boolean;
  readonly onClose: (savedId?: number) => void;
}

/** Reads the row; its form comes as soon as it is there. */
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
  // An old row is being read anew: no form starts from it.
  if (!row && data && !isFetching) setRow(data.data);

  if (row) {
    const what = isCopied ? { source: row } : { row };
    return <ResourceForm resource={resource} {...what} onClose={onClose} />;
  }
  return (
    <FormModal
      resource={resource}
      isNew={isCopied}
      onClose={() => onClose()}
      footer={<Button onClick={() => onClose()}>{texts.form.cancel}</Button>}
    >
      {error && !isFetching ? (
        <Alert
          role="alert"
          type="error"
          showIcon
          message={error.message}
          action={<Button onClick={() => void refetch()}>{texts.list.retry}</Button>}
        />
      ) : (
        <div className={styles.form} aria-busy="true">
          <FieldsToCome />
        </div>
      )}
    </FormModal>
  );
}
