import { PlusOutlined } from '@ant-design/icons';
import { CreateButton, List } from '@refinedev/antd';
import { Button, Empty } from 'antd';
import { lazy, memo, Suspense, useState, type ReactNode } from 'react';
import { matchPath, Outlet, useLocation, useNavigate, useNavigation, useParams } from 'react-router-dom';
import { useRights } from '../data/access';
import { rowTexts, filterTexts } from '../i18n/lists';
import { texts } from '../i18n/texts';
import { resourceRoutes } from '../schema/derive';
import type { Row, ResourceDefinition } from '../schema/types';
import { ListTools, ListToolbar } from './list/list-toolbar';
import { useRowActions } from './actions/use-row-actions';
import styles from './list/list.module.css';
import type { RowCommands } from './list/row-menu';
import type { SeriesAct } from './repeats/series-dialog';
import { useStoredCopy } from './repeats/use-together';
import { useResourceTable, type ResourceTable } from './list/use-resource-table';
import { NEXT_YEAR_PARAM, withCopiedId } from './row/copied-values';
import { rowTitle } from './row/row-title';
import { createButtonId, editButtonId, menuButtonId, useFocusReturn } from './row/use-focus-return';
import { useSelection } from './rows/use-selection';
import { ReadFailure } from '../lib/loading';
import { PHONE, useMediaQuery } from '../lib/browser/use-media-query';
import { chosenFilters, isNarrowed, shownPeriod, type Choices } from './list/list-address';
import { ResourceRows, type ResourceRowsProps } from './list/resource-rows';

export { prepareRowList } from './rows/row-list';

const BulkActions = lazy(async () => ({ default: (await import('./actions/bulk-actions')).BulkActions }));
const SeriesDialog = lazy(async () => ({ default: (await import('./repeats/series-dialog')).SeriesDialog }));
const QrCodeDialog = lazy(async () => ({ default: (await import('./sharing/qr-code-dialog')).QrCodeDialog }));

const TERM_BUTTON = 'new-term';

/** The list of one resource. Child routes render the form over it. */
export function ResourceScreen({ resource }: { readonly resource: ResourceDefinition }) {
  const { list, create, edit, history, newTerm } = resourceRoutes(resource);
  const mayCreate = useRights()('create', resource.table);
  const table = useResourceTable(resource);
  const selection = useSelection(JSON.stringify(table.choices), table.rows ?? []);
  const [shared, setShared] = useState<{ readonly row: Row; readonly address: string } | null>(null);
  const [series, setSeries] = useState<{ readonly row: Row; readonly act: SeriesAct } | null>(null);
  const actions = useRowActions(resource, selection);
  const storeCopy = useStoredCopy(resource);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isCovered = (useNavigation().location?.pathname ?? pathname) !== list;
  const addressOf = (path: string, { id }: Row) => path.replace(':id', String(id)) + search;
  useFocusReturn(resource, useOpenerId(resource), table.rows);
  const focusMenu = ({ id }: Row) => document.getElementById(menuButtonId(resource, id))?.focus();

  const commands: RowCommands = {
    formOf: (row) => addressOf(edit, row),
    edit: (row) => void navigate(addressOf(edit, row)),
    showHistory: (row) => void navigate(addressOf(history, row)),
    copy: ({ id }, isForNextYear) => {
      if (isForNextYear && storeCopy) return void openStoredCopy(id, storeCopy);
      const query = withCopiedId(new URLSearchParams(search), id, isForNextYear);
      void navigate({ pathname: create, search: query.toString() });
    },
    remove: (row) => {
      selection.set([row], false);
      void actions.removeOne(row);
    },
    series: (act, row) => setSeries({ act, row }),
    publish: (row) => void actions.publishOne(row),
    showCode: (row, address) => setShared({ row, address }),
  };

  async function openStoredCopy(source: number, store: NonNullable<typeof storeCopy>): Promise<void> {
    const id = await store(source);
    if (id === null) return;
    const query = new URLSearchParams(search);
    query.set(NEXT_YEAR_PARAM, String(source));
    void navigate({ pathname: edit.replace(':id', String(id)), search: query.toString() });
  }

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
            {resource.terms && mayCreate && (
              <Button id={TERM_BUTTON} onClick={() => void navigate(newTerm + search)}>
                {rowTexts.newTerm}
              </Button>
            )}
            <ListTools table={table} />
          </div>
        }
      >
        <CoverableList isCovered={isCovered} rows={table.rows}>
          <ListToolbar table={table} />
          <ListBody {...{ table, selection, commands }} />
        </CoverableList>
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
              focusMenu(shared.row);
            }}
          />
        )}
        {series && (
          <SeriesDialog
            {...{ resource, ...series }}
            onClosed={() => {
              setSeries(null);
              focusMenu(series.row);
            }}
          />
        )}
      </Suspense>
      <Outlet />
    </section>
  );
}

interface CoverableProps {
  readonly isCovered: boolean;
  readonly rows: readonly Row[] | undefined;
  readonly children: ReactNode;
}

/** While a form covers the list, or the list is being left, only other rows render it again. Its rendering would delay the form. */
const CoverableList = memo(
  function CoverableList({ children }: CoverableProps) {
    return children;
  },
  (before, next) => next.isCovered && before.rows === next.rows,
);

/** The DOM id of what opened the form or the history over the list; null while there is none. */
function useOpenerId(resource: ResourceDefinition): string | null {
  const { create, history, newTerm } = resourceRoutes(resource);
  const { pathname } = useLocation();
  const { id } = useParams();
  if (pathname === newTerm) return TERM_BUTTON;
  if (id === undefined) return pathname === create ? createButtonId(resource) : null;
  const isHistory = matchPath(history, pathname) !== null;
  return (isHistory ? menuButtonId : editButtonId)(resource, Number(id));
}

const Pages = lazy(async () => ({ default: (await import('./rows/pages')).Pages }));
const RowSorting = lazy(async () => ({ default: (await import('./list/row-sorting')).RowSorting }));

/** The rows of a list, which can be sorted by hand where the resource declares it. */
function ListBody(props: Omit<ResourceRowsProps, 'order'>) {
  const { table } = props;
  const may = useRights();
  const column = table.resource.list.order;
  if (column === undefined || !may('order', table.resource.table))
    return <ListRows {...props} order={null} />;
  return (
    <Suspense>
      <RowSorting table={table} column={column}>
        {(order) => <ListRows {...props} order={order} />}
      </RowSorting>
    </Suspense>
  );
}

function ListRows(props: ResourceRowsProps) {
  const { table, order } = props;
  const { error, currentPage, setCurrentPage, pageSize, total, tableQuery } = table;
  const isPhone = useMediaQuery(PHONE);
  if (error !== null) return <ReadFailure message={error} onRetry={tableQuery.refetch} />;
  if (table.rows?.length === 0 && currentPage === 1) return <EmptyList table={table} />;
  return (
    <>
      {order && <p className={styles.hint}>{order.isMovable ? rowTexts.orderHint : rowTexts.orderLocked}</p>}
      <ResourceRows {...props} />
      {/* The links in Refine's `tableProps.pagination` all lead to the present page. */}
      {total > pageSize && (
        <Suspense>
          <Pages
            className={styles.pages ?? ''}
            align={isPhone ? 'center' : 'end'}
            simple={isPhone}
            current={currentPage}
            pageSize={pageSize}
            total={total}
            showTotal={(all, [from, to]) => texts.list.total(from, to, all)}
            onChange={setCurrentPage}
          />
        </Suspense>
      )}
    </>
  );
}

/** Explains an empty list: there is no row yet or in this period, or none matches the search and filters. */
function EmptyList({ table: { resource, choices, choose } }: { readonly table: ResourceTable }) {
  const period = shownPeriod(resource, choices);
  const { one } = resource.labels;
  const chosen = chosenFilters(resource, choices.filters);
  const asked = [
    ...(choices.search === '' ? [] : [filterTexts.searched(choices.search)]),
    ...chosen.map(({ label, words }) => filterTexts.chip(label, words)),
    ...(period === 'tumu' ? [] : [filterTexts.periods[period]]),
  ].join(', ');
  const explain = (words: string, action?: string, next: Partial<Choices> = {}) => (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words}>
      {action !== undefined && <Button onClick={() => choose(next)}>{action}</Button>}
    </Empty>
  );
  if (period !== 'tumu') {
    if (isNarrowed(choices))
      return explain(filterTexts.empty(one, asked), filterTexts.showAll, { period: 'tumu' });
    const words = filterTexts.emptyPeriod[period](one);
    return period === 'yaklasan'
      ? explain(words, filterTexts.showPast, { period: 'gecmis' })
      : explain(words, filterTexts.showAll, { period: 'tumu' });
  }
  if (chosen.length > 0) {
    const action = choices.search === '' ? filterTexts.clear : filterTexts.clearAll;
    return explain(filterTexts.empty(one, asked), action, { search: '', filters: {} });
  }
  if (choices.search === '') return explain(texts.list.empty(one));
  return explain(texts.list.emptySearch(one, choices.search), texts.list.clearSearch, { search: '' });
}
