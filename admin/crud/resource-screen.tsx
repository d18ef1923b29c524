import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { withCopiedId } from './form/copied-values';
import { useConfirmedDelete } from './use-confirmed-delete';
import { useMediaQuery } from '../lib/use-media-query';
import type { Row } from '../lib/row';
import { useRowAhead } from './form/use-row-ahead';
import { useSteadyCallback } from '../lib/use-steady-callback';
import { texts } from '../i18n/texts';
import { resourceRoutes } from '../schema/derive-routes';
import type { ResourceDefinition } from '../schema/types';
import { ListBody } from './list/list-body';
import { useSelection } from './list/selection';
import { writeListState } from './list/list-state';
import { ListToolbar } from './list/toolbar';
import { ListTools } from './list/tools';
import { importMenu } from './menu-button';
import { openedForm } from './opened-form';
import styles from './list/list.module.css';
import type { RowCommands } from './list/rows/row-actions';
import { createButtonId, useFocusReturn } from './use-focus-return';
import { usePublishing } from './list/use-publishing';
import { useResourceList } from './list/use-resource-list';
import { useRowOrder } from './list/rows/use-row-order';

/** Under it the table becomes cards and the form fills the screen (specification, section 9: breakpoints). */
const PHONE = '(max-width: 639px)';

/** What stands over the list is as large as the list itself, which does not wait for it. */
const importForm = () => import('./form/form-route');
const ResourceFormRoute = lazy(async () => {
  const { ResourceFormRoute } = await importForm();
  return { default: ResourceFormRoute };
});
const importDeletion = () => import('./delete-dialog');
const DeleteDialog = lazy(async () => {
  const { DeleteDialog } = await importDeletion();
  return { default: DeleteDialog };
});
const importBulk = () => import('./bulk/bulk-actions');
const BulkActions = lazy(async () => {
  const { BulkActions } = await importBulk();
  return { default: BulkActions };
});
const NO_ROWS: readonly Row[] = [];
/** In the order in which they are wanted. */
const OPENED_NEXT = [importForm, importMenu, importDeletion, importBulk];

/** Everything the back office shows of one resource: its list, and over it the form that the address opens. */
export function ResourceScreen({ resource }: { readonly resource: ResourceDefinition }) {
  const routes = resourceRoutes(resource);
  const navigate = useNavigate();
  const { search } = useLocation();
  const isPhone = useMediaQuery(PHONE);
  const list = useResourceList(resource);
  const order = useRowOrder(resource, list);
  const scope = writeListState({ search: list.state.search, filters: list.state.filters }).toString();
  const selection = useSelection(scope, list.rows ?? NO_ROWS);
  const removal = useConfirmedDelete(resource);
  // Both stay once they were wanted: they end at their own pace. No list pays for them before.
  const wasAsked = useOnce(removal.asked !== null);
  const wasTicked = useOnce(selection.rows.length > 0);
  const isCreating = useMatch(routes.create) !== null;
  const form = openedForm(isCreating, useMatch(routes.edit)?.params.id);

  useEffect(() => {
    if (list.isWaiting) return;
    void fetchInTurn(OPENED_NEXT);
  }, [list.isWaiting]);

  /** The list behind the form stays as it is. */
  const open = useSteadyCallback((address: string, copied: number | null = null) => {
    const query = withCopiedId(new URLSearchParams(search), copied).toString();
    void navigate(query === '' ? address : `${address}?${query}`);
  });
  useFocusReturn(resource, form, list.rows);

  const ahead = useRowAhead(resource);
  const press = useSteadyCallback(({ id }: Row) => ahead.press(id));
  const edit = useSteadyCallback(({ id }: Row) =>
    ahead.open(id, () => open(routes.edit.replace(':id', String(id)))),
  );
  const copy = useSteadyCallback(({ id }: Row) => open(routes.create, id));
  const publish = useSteadyCallback(usePublishing(resource));
  const remove = useSteadyCallback((row: Row) => {
    selection.set([row], false);
    removal.ask(row);
  });
  // Nothing of a list is drawn again behind a form: all that it is given stays the same.
  const commands = useMemo<RowCommands>(
    () => ({ press, edit, copy, publish, remove }),
    [press, edit, copy, publish, remove],
  );

  return (
    <section className={styles.screen} aria-labelledby="resource-title">
      <header className={styles.header}>
        <h1 id="resource-title" className={styles.title}>
          {resource.labels.many}
        </h1>
        <div className={styles.actions}>
          <Button
            id={createButtonId(resource)}
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            aria-keyshortcuts="n"
            onClick={() => open(routes.create)}
          >
            {texts.list.create(resource.labels.one)}
          </Button>
          <ListTools resource={resource} list={list} />
        </div>
      </header>
      <ListToolbar resource={resource} list={list} isPhone={isPhone} />
      <ListBody
        resource={resource}
        list={list}
        selection={selection}
        order={order}
        commands={commands}
        isPhone={isPhone}
      />
      <Suspense>{wasTicked && <BulkActions resource={resource} selection={selection} />}</Suspense>
      <Suspense>{form !== null && <ResourceFormRoute resource={resource} />}</Suspense>
      <Suspense>{wasAsked && <DeleteDialog resource={resource} removal={removal} />}</Suspense>
    </section>
  );
}

/** Whether something was ever so. */
function useOnce(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
}

/** One after the other, so that a hand that is faster is answered in between. Should one fail to come, opening it says so. */
async function fetchInTurn(imports: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const fetchNext of imports) await fetchNext().catch(ignore);
}

function ignore(): void {
  return undefined;
}
