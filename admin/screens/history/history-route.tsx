import { Drawer, Skeleton } from 'antd';
import { useRef } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { appTexts } from '../../i18n/app';
import { versionTexts } from '../../i18n/history';
import type { Row } from '../../lib/row';
import { resourceRoutes } from '../../schema/derive-routes';
import type { ResourceDefinition } from '../../schema/types';
import { ReadFailure } from '../read-failure';
import { rowId } from '../row/copied-values';
import { rowTitle } from '../row/row-title';
import { FROM_FORM } from '../row/use-focus-return';
import styles from './history.module.css';
import { usePresentRow, useRowChanges } from './use-row-history';
import { Versions } from './versions';

/** The history of a row over its list. Closing it navigates to where it was opened. */
export function RowHistoryRoute({ resource }: { readonly resource: ResourceDefinition }) {
  const params = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const { list, edit } = resourceRoutes(resource);
  const { search } = location;
  const id = rowId(params.id);
  if (id === null) return <Navigate to={{ pathname: list, search }} replace />;

  const state: unknown = location.state;
  const isFromForm =
    typeof state === 'object' && state !== null && 'from' in state && state.from === FROM_FORM.from;
  const pathname = isFromForm ? edit.replace(':id', String(id)) : list;
  return (
    <RowHistory key={id} resource={resource} id={id} onClose={() => void navigate({ pathname, search })} />
  );
}

interface RowHistoryProps {
  readonly resource: ResourceDefinition;
  readonly id: number;
  readonly onClose: () => void;
}

function RowHistory({ resource, id, onClose }: RowHistoryProps) {
  const row = usePresentRow(resource, id);
  const changes = useRowChanges(resource, id);
  const top = useRef<HTMLDivElement>(null);
  const present = row.data?.data[0] ?? null;
  const isRead = row.data !== undefined && changes.data !== undefined;
  const isBusy = row.isFetching || changes.isFetching;
  const error = row.error ?? changes.error;
  // A deleted row has its title in its deletion.
  const named: Row | null = present ?? { id, ...changes.data?.[0]?.before };
  const title = isRead ? rowTitle(resource, named) : resource.labels.one;
  const renew = async () => {
    await Promise.all([row.refetch(), changes.refetch()]);
  };

  return (
    <Drawer
      open
      width="min(100%, 46rem)"
      title={versionTexts.title(title)}
      onClose={onClose}
      classNames={{ body: styles.body }}
    >
      <div ref={top} tabIndex={-1} className={styles.top} aria-busy={isBusy}>
        {error && !isBusy && <ReadFailure message={error.message} onRetry={renew} />}
        {!isRead ? (
          (isBusy || !error) && (
            <>
              <p className="visually-hidden" role="status">
                {versionTexts.loading}
              </p>
              <Skeleton active title={false} paragraph={{ rows: 10 }} />
            </>
          )
        ) : changes.data.length === 0 ? (
          <p className={styles.note}>{present ? versionTexts.nothing : appTexts.backend.missingRow}</p>
        ) : (
          <Versions
            resource={resource}
            id={id}
            title={title}
            present={present}
            changes={changes.data}
            query={changes}
            isBusy={isBusy}
            onRestored={() => {
              top.current?.scrollIntoView();
              top.current?.focus();
            }}
            onRefused={renew}
          />
        )}
      </div>
    </Drawer>
  );
}
