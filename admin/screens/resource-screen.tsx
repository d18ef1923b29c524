import { PlusOutlined } from '@ant-design/icons';
import { CreateButton, List } from '@refinedev/antd';
import { lazy, Suspense, useState } from 'react';
import { matchPath, Outlet, useLocation, useNavigate, useParams } from 'react-router-dom';
import { texts } from '../i18n/texts';
import type { Row } from '../lib/row';
import { resourceRoutes } from '../schema/derive-routes';
import type { ResourceDefinition } from '../schema/types';
import { ListBody } from './list/list-body';
import { ListTools, ListToolbar } from './list/list-toolbar';
import { useRowActions } from './actions/use-row-actions';
import styles from './list/list.module.css';
import type { RowCommands } from './list/row-menu';
import { useResourceTable } from './list/use-resource-table';
import { withCopiedId } from './row/copied-values';
import { rowTitle } from './row/row-title';
import { createButtonId, editButtonId, menuButtonId, useFocusReturn } from './row/use-focus-return';
import { useSelection } from './rows/use-selection';

const BulkActions = lazy(async () => ({ default: (await import('./actions/bulk-actions')).BulkActions }));
const QrCodeDialog = lazy(async () => ({ default: (await import('./sharing/qr-code-dialog')).QrCodeDialog }));

/** The list of one resource. Child routes render the form over it. */
export function ResourceScreen({ resource }: { readonly resource: ResourceDefinition }) {
  const { create } = resourceRoutes(resource);
  const table = useResourceTable(resource);
  const selection = useSelection(JSON.stringify(table.choices), table.rows ?? []);
  const [shared, setShared] = useState<{ readonly row: Row; readonly address: string } | null>(null);
  const actions = useRowActions(resource, selection);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { edit, history } = resourceRoutes(resource);
  const addressOf = (path: string, { id }: Row) => path.replace(':id', String(id)) + search;
  useFocusReturn(resource, useOpenerId(resource), table.rows);

  const commands: RowCommands = {
    formOf: (row) => addressOf(edit, row),
    edit: (row) => void navigate(addressOf(edit, row)),
    showHistory: (row) => void navigate(addressOf(history, row)),
    copy: ({ id }) => {
      const query = withCopiedId(new URLSearchParams(search), id);
      void navigate({ pathname: create, search: query.toString() });
    },
    remove: (row) => {
      selection.set([row], false);
      void actions.removeOne(row);
    },
    publish: (row) => void actions.publishOne(row),
    showCode: (row, address) => setShared({ row, address }),
  };

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
        headerButtons={
          <div className={styles.actions}>
            <CreateButton
              resource={resource.table}
              id={createButtonId(resource)}
              // The link around it is the tab stop.
              tabIndex={-1}
              icon={<PlusOutlined aria-hidden />}
              aria-keyshortcuts="n"
            >
              {texts.list.create(resource.labels.one)}
            </CreateButton>
            <ListTools table={table} />
          </div>
        }
      >
        <ListToolbar table={table} />
        <ListBody {...{ table, selection, commands }} />
      </List>
      <Suspense>
        {selection.rows.length > 0 && <BulkActions {...{ resource, selection, actions }} />}
      </Suspense>
      <Suspense>
        {shared && (
          <QrCodeDialog
            title={rowTitle(resource, shared.row)}
            address={shared.address}
            onClosed={() => {
              setShared(null);
              document.getElementById(menuButtonId(resource, shared.row.id))?.focus();
            }}
          />
        )}
      </Suspense>
      <Suspense>
        <Outlet />
      </Suspense>
    </section>
  );
}

/** The DOM id of what opened the form or the history over the list; null while there is none. */
function useOpenerId(resource: ResourceDefinition): string | null {
  const { create, history } = resourceRoutes(resource);
  const { pathname } = useLocation();
  const { id } = useParams();
  if (id === undefined) return pathname === create ? createButtonId(resource) : null;
  const isHistory = matchPath(history, pathname) !== null;
  return (isHistory ? menuButtonId : editButtonId)(resource, Number(id));
}
