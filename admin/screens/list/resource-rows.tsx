import { keepPreviousData, useIsMutating, useQuery } from '@tanstack/react-query';
import { getDefaultSortOrder } from '@refinedev/antd';
import { Button, type ButtonProps } from 'antd';
import { Link, useHref, useLinkClickHandler } from 'react-router-dom';
import { messages } from '../../../src/lib/messages';
import { FieldCell } from '../../fields/field';
import { fieldKind, fieldToText } from '../../fields/form-codec';
import { historyTexts } from '../../i18n/history';
import { rowTexts } from '../../i18n/lists';
import { reviewTexts } from '../../i18n/reviews';
import { texts } from '../../i18n/texts';
import type { Row, FieldDeclaration } from '../../schema/types';
import { SIGN_OUT_KEY } from '../../lib/session-recovery-context';
import { LAPTOP, PHONE, useMediaQuery } from '../../lib/browser/use-media-query';
import { useNow } from '../../lib/use-now';
import { history, reviews } from '../../data/instances';
import { useRights } from '../../data/access';
import { listFields } from '../../schema/derive';
import { describeChange } from '../history/last-change';
import { reviewsKey } from '../../data/reviews';
import type { RowColumn } from '../rows/row-columns';
import { RowList } from '../rows/row-list';
import tableStyles from '../rows/table.module.css';
import type { Selection } from '../rows/use-selection';
import { publicAddress, rowState, rowTitle } from '../row/row-title';
import { useMayChange } from '../row/use-may-change';
import { editButtonId } from '../row/use-focus-return';
import styles from './list.module.css';
import type { ResourceTable } from './use-resource-table';
import { RowMenu, type RowCommands } from './row-menu';
import type { RowOrder } from './row-sorting';

/** Such a word may break anywhere, like an address. If every word could, short ones would break in narrow columns. */
const LONG_WORD = /\S{17}/u;

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

export interface ResourceRowsProps {
  readonly table: ResourceTable;
  readonly selection: Selection<Row>;
  readonly commands: RowCommands;
  /** Null where rows are not ordered by hand. */
  readonly order: RowOrder | null;
}

/** The rows of a list. Only a wide table has room for buttons beside a row's menu. */
export function ResourceRows({ table, selection, commands, order }: ResourceRowsProps) {
  const hasButtons = useMediaQuery(LAPTOP);
  const isPhone = useMediaQuery(PHONE);
  const { resource, tableProps, pageSize, sorters } = table;
  const { table: name } = resource;
  const rows = table.rows ?? [];
  const now = useNow();
  const drafts = rows.filter((row) => rowState(resource, row, now) === 'draft');
  const changes = useNotes(table, ['last-changes', name], idsOf(rows), (ids, signal) =>
    history.readLatest(name, ids, signal),
  );
  const waiting = useNotes(table, reviewsKey(name), idsOf(drafts), (ids) => reviews.readOf(name, ids));
  const titleOf = (row: Row) => rowTitle(resource, row);
  const mayDelete = useRights()('delete', resource.table);
  const mayChange = useMayChange(resource);
  const nameOfOpening = (row: Row) => texts.list[mayChange(row) ? 'editRow' : 'readRow'](titleOf(row));

  function columnOf(field: FieldDeclaration): RowColumn<Row> {
    const common = {
      key: field.name,
      title: field.heading ?? field.label,
      ...(fieldKind(field.kind).sort && {
        sorter: true,
        sortOrder: getDefaultSortOrder(field.name, sorters) ?? null,
      }),
    };
    if (field.name === resource.titleField) {
      return {
        ...common,
        onCard: 'title',
        render: (row) => (
          <Link
            to={commands.formOf(row)}
            {...(!hasButtons && { id: editButtonId(resource, row.id) })}
            {...(isPhone && { 'aria-label': nameOfOpening(row) })}
          >
            {titleOf(row)}
          </Link>
        ),
      };
    }
    return {
      ...common,
      ...(field.kind === 'image' && { onCard: 'picture' }),
      isNamedOnCard: field.kind === 'boolean',
      hasLabelOnCard: !fieldKind(field.kind).explainsItself && field.kind !== 'boolean',
      isFilled: (row) => row[field.name] !== false && fieldToText(field, row[field.name]) !== '',
      render: (row) => {
        const value = row[field.name];
        if (isPhone) return <FieldCell key={field.name} field={field} value={value} />;
        const hasLongWord = LONG_WORD.test(fieldToText(field, value));
        return (
          <div className={hasLongWord ? tableStyles.breakable : tableStyles.value}>
            <FieldCell field={field} value={value} />
          </div>
        );
      },
    };
  }

  const handle: RowColumn<Row> = {
    key: 'order',
    className: tableStyles.narrow ?? '',
    onCard: 'none',
    title: <span className="visually-hidden">{rowTexts.orderColumn}</span>,
    render: (row) => order?.handleOf(row),
  };

  function below(row: Row) {
    const address = resource.list.showPath ? publicAddress(resource, row, now) : null;
    const change = changes.find(({ row_id }) => row_id === row.id);
    const lastChange = change && describeChange(change);
    const review = waiting.find(({ row_id }) => row_id === row.id);
    return (
      <>
        {review && (
          <p className={styles.review}>
            {review.state === 'open' ? reviewTexts.waits : reviewTexts.returned}
          </p>
        )}
        {address !== null && (
          <a
            className={styles.path}
            href={address}
            target="_blank"
            rel="noopener"
            aria-label={rowTexts.pathOf(titleOf(row), address)}
          >
            {address}
          </a>
        )}
        {lastChange && (
          <p className={styles.changed}>
            <span>{historyTexts.lastChange}: </span>
            {lastChange}
          </p>
        )}
      </>
    );
  }

  const buttons = (row: Row) => (
    <>
      <LinkButton
        to={commands.formOf(row)}
        id={editButtonId(resource, row.id)}
        aria-label={nameOfOpening(row)}
      >
        {mayChange(row) ? messages.admin.edit : texts.list.read}
      </LinkButton>
      {mayDelete && (
        <Button aria-label={texts.list.deleteRow(titleOf(row))} onClick={() => commands.remove(row)}>
          {messages.admin.delete}
        </Button>
      )}
    </>
  );

  return (
    <RowList
      rows={order?.rows ?? rows}
      columns={[...(order ? [handle] : []), ...listFields(resource).map(columnOf)]}
      titleOf={titleOf}
      // All that is done to many rows at once is done to what visitors see.
      {...(mayDelete && { selection })}
      isBusy={tableProps.loading === true}
      // The pages stand below the rows. Another order begins at the first of them.
      onChange={(_, ...others) => tableProps.onChange?.({ pageSize }, ...others)}
      below={below}
      actions={(row) => (
        <div className={styles.actions}>
          {isPhone && order?.handleOf(row)}
          {hasButtons && buttons(row)}
          <RowMenu {...{ resource, row, commands, order }} isMenuOnly={!hasButtons} />
        </div>
      )}
    />
  );
}

/** Refine's `EditButton` is a button within a link, and reads the address anew a dozen times in each row. */
function LinkButton({ to, ...props }: ButtonProps & { readonly to: string }) {
  return <Button {...props} href={useHref(to)} onClick={useLinkClickHandler<HTMLElement>(to)} />;
}

/** Reads what stands below the shown rows, again whenever they are read. Without an answer the rows say nothing. */
function useNotes<Note>(
  { tableQuery }: ResourceTable,
  key: readonly unknown[],
  ids: readonly number[],
  read: (ids: readonly number[], signal: AbortSignal) => Promise<Note[]>,
): readonly Note[] {
  const isLeaving = useIsMutating({ mutationKey: SIGN_OUT_KEY }) > 0;
  const { data = [] } = useQuery({
    queryKey: [...key, ids, tableQuery.dataUpdatedAt],
    queryFn: ({ signal }) => read(ids, signal),
    enabled: !isLeaving && !tableQuery.isFetching && ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return data;
}
