import { List } from '@refinedev/antd';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { matchPath, Outlet, useLocation, useNavigate, useParams } from 'react-router-dom';
import { onceIdle } from '../lib/once-idle';
import type { Row } from '../lib/row';
import { useLatestCallback } from '../lib/use-latest-callback';
import { PHONE, useMediaQuery } from '../lib/use-media-query';
import { resourceRoutes } from '../schema/derive-routes';
import type { ResourceDefinition } from '../schema/types';
import { withCopiedId } from './row/copied-values';
import { preloadFilters } from './list/filters/filters';
import { ListButtons } from './list/buttons';
import { ListBody, preloadRows } from './list/list-body';
import styles from './list/list.module.css';
import { preloadRowMenu } from './list/rows/row-menu';
import type { RowCommands } from './list/rows/rows-props';
import { useSelection } from './row/use-selection';
import { ListToolbar, preloadPeriods } from './list/toolbar';
import { useResourceTable } from './list/use-resource-table';
import { OpenedMenu } from './menu-button';
import { createButtonId, editButtonId, menuButtonId, useFocusReturn } from './row/use-focus-return';

/** Lazy, because the dialogs over the list are as large as the list itself. */
const DeleteDialog = lazy(async () => {
  const { DeleteDialog } = await import('./delete-dialog');
  return { default: DeleteDialog };
});
const BulkActions = lazy(async () => {
  const { BulkActions } = await import('./bulk/bulk-actions');
  return { default: BulkActions };
});
const NO_ROWS: readonly Row[] = [];
/** The form loads its code itself if the preload failed. */
const leaveToTheForm = () => undefined;

/** Preloads the code that a list needs in this window, so that it renders in one frame. */
export async function preloadList(resource: ResourceDefinition): Promise<void> {
  await Promise.all([
    ...(window.matchMedia(PHONE).matches ? [] : [preloadRows(), preloadFilters()]),
    ...(resource.list.upcoming === undefined ? [] : [preloadPeriods()]),
  ]);
}

/** The list of one resource. Child routes render the form over it. */
export function ResourceScreen({ resource }: { readonly resource: ResourceDefinition }) {
  const { create, edit, history } = resourceRoutes(resource);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { id } = useParams();
  const isPhone = useMediaQuery(PHONE);
  const table = useResourceTable(resource);
  const { choices, rows } = table;
  const selection = useSelection(JSON.stringify(choices), rows ?? NO_ROWS);
  const [deleted, setDeleted] = useState<Row | null>(null);
  const isHistory = matchPath(history, pathname) !== null;
  const openerId =
    id !== undefined
      ? (isHistory ? menuButtonId : editButtonId)(resource, Number(id))
      : pathname === create
        ? createButtonId(resource)
        : null;
  useFocusReturn(resource, openerId, rows);

  const isRead = !table.tableQuery.isPending;
  useEffect(() => {
    const preload = () => void Promise.all([OpenedMenu.preload(), preloadRowMenu()]).catch(leaveToTheForm);
    return isRead ? onceIdle(preload) : undefined;
  }, [isRead]);

  const remove = useLatestCallback((row: Row) => {
    selection.set([row], false);
    setDeleted(row);
  });
  const commands = useMemo((): RowCommands => {
    const formOf = (row: Row) => edit.replace(':id', String(row.id)) + search;
    const copyOf = (row: Row) => withCopiedId(new URLSearchParams(search), row.id).toString();
    return {
      formOf,
      copy: (row) => void navigate({ pathname: create, search: copyOf(row) }),
      remove,
      showHistory: (row) => void navigate(history.replace(':id', String(row.id)) + search),
    };
  }, [navigate, create, edit, history, search, remove]);

  return (
    <section aria-labelledby="resource-title">
      <List
        resource={resource.table}
        breadcrumb={false}
        title={
          <h1 id="resource-title" className={styles.title}>
            {resource.labels.many}
          </h1>
        }
        headerButtons={<ListButtons resource={resource} filters={table.filters} sorters={table.sorters} />}
      >
        <ListToolbar
          resource={resource}
          choices={choices}
          onChoose={table.choose}
          sorters={table.sorters}
          onSort={table.sort}
          total={rows && table.total}
          isPhone={isPhone}
        />
        <ListBody
          resource={resource}
          table={table}
          selection={selection}
          commands={commands}
          isPhone={isPhone}
        />
      </List>
      <Suspense>
        {selection.rows.length > 0 && <BulkActions resource={resource} selection={selection} />}
      </Suspense>
      <Suspense>
        {deleted && <DeleteDialog resource={resource} row={deleted} onClose={() => setDeleted(null)} />}
      </Suspense>
      <Suspense>
        <Outlet />
      </Suspense>
    </section>
  );
}
