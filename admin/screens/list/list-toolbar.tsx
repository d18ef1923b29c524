import { Button, Segmented } from 'antd';
import { fieldKind } from '../../fields/form-codec';
import { filterTexts, toolTexts } from '../../i18n/lists';
import { texts } from '../../i18n/texts';
import { PHONE, useMediaQuery } from '../../lib/browser/use-media-query';
import { SearchInput } from '../../lib/search-input';
import {
  isNarrowed,
  ORDERS,
  PERIODS,
  shownPeriod,
  sortableFields,
  type Period,
  chosenFilters,
  offeredFilters,
} from './list-address';
import styles from './list.module.css';
import type { ResourceTable } from './use-resource-table';
import { DownOutlined, CloseOutlined, FilterOutlined } from '@ant-design/icons';
import { useDataProvider, useNotification } from '@refinedev/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState, useId } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import { useRights } from '../../data/access';
import { ButtonMenu } from '../../lib/button-menu';
import { loadingIcon } from '../../lib/loading';
import { formSelect } from '../../schema/derive';
import { readAllRows } from '../row/row-query';
import { listMeta } from './list-query';
import filterStyles from './filters/filters.module.css';

/** The period, the search, the filters and the number of rows they leave. A phone can also sort here. */
export function ListToolbar({ table }: { readonly table: ResourceTable }) {
  const { resource, choices, choose, rows, total } = table;
  const isPhone = useMediaQuery(PHONE);
  const isCounted = rows !== undefined && (total > 0 || isNarrowed(choices));
  const choosePeriod = (chosen: Period) => {
    const usual = shownPeriod(resource, { ...choices, period: undefined });
    choose({ period: chosen === usual ? undefined : chosen });
  };
  return (
    <div className={styles.toolbar} role="search">
      {resource.list.upcoming !== undefined && (
        <Segmented
          className={styles.period}
          aria-label={filterTexts.period}
          options={PERIODS.map((value) => ({ value, label: filterTexts.periods[value] }))}
          value={shownPeriod(resource, choices)}
          onChange={choosePeriod}
        />
      )}
      {resource.list.search.length > 0 && (
        <SearchInput
          className={styles.search}
          label={texts.list.searchLabel(resource.labels.many)}
          term={choices.search}
          onSearch={(search) => choose({ search })}
        />
      )}
      {isPhone && <SortSelect table={table} />}
      <ListFilters table={table} isPhone={isPhone} />
      <div className={styles.found}>
        <p className={styles.total} role="status">
          {isCounted && filterTexts.count(total, resource.labels.one)}
        </p>
        {Object.keys(choices.filters).length > 0 && (
          <Button type="text" onClick={() => choose({ filters: {} })}>
            {filterTexts.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

const DEFAULT_ORDER = '';

function SortSelect({ table: { resource, sorters, sort } }: { readonly table: ResourceTable }) {
  const [sorter] = sorters;
  const orders = sortableFields(resource).flatMap((field) =>
    ORDERS.map((order) => ({ field, order, value: `${field.name} ${order}` })),
  );

  function choose(value: string): void {
    const chosen = orders.find((known) => known.value === value);
    sort(chosen ? [{ field: chosen.field.name, order: chosen.order }] : []);
  }

  return (
    <select
      className={styles.order}
      aria-label={texts.list.sortBy}
      value={sorter ? `${sorter.field} ${sorter.order}` : DEFAULT_ORDER}
      onChange={({ target }) => choose(target.value)}
    >
      <option value={DEFAULT_ORDER}>{texts.list.defaultOrder}</option>
      {orders.map(({ field: { label, kind }, order, value }) => (
        <option key={value} value={value}>
          {texts.list.sorted(label, texts.list.ways[fieldKind(kind).sort ?? 'text'][order])}
        </option>
      ))}
    </select>
  );
}

const CsvImport = lazy(async () => ({ default: (await import('../csv/import')).CsvImport }));

/** The actions on a list as a whole: import and export. */
export function ListTools({ table: { resource, filters, sorters } }: { readonly table: ResourceTable }) {
  const provider = useDataProvider()();
  const { open: notify } = useNotification();
  const [isImporting, setImporting] = useState(false);
  const mayImport = useRights()('import', resource.table);

  const { mutate: download, isPending: isDownloading } = useMutation({
    mutationFn: async () => {
      const { downloadCsv, tableOf } = await import('../csv/csv-format');
      const meta = { ...listMeta(resource), select: formSelect(resource) };
      const rows = await readAllRows(provider, { resource: resource.table, filters, sorters, meta });
      downloadCsv(resource.labels.many, tableOf(resource, rows));
    },
    onError: (error) => notify?.({ type: 'error', message: toolTexts.downloadFailed(errorMessage(error)) }),
  });

  const toFile = { key: 'download', label: toolTexts.download, onClick: () => download() };
  const bring = { key: 'import', label: toolTexts.bring, onClick: () => setImporting(true) };
  return (
    <>
      <ButtonMenu items={resource.importable && mayImport ? [toFile, bring] : [toFile]}>
        <Button
          aria-haspopup="menu"
          loading={loadingIcon(isDownloading)}
          icon={<DownOutlined aria-hidden />}
          iconPosition="end"
        >
          {isDownloading ? toolTexts.downloading : toolTexts.more}
        </Button>
      </ButtonMenu>
      {isImporting && (
        <Suspense fallback={<span role="status">{toolTexts.loading}</span>}>
          <CsvImport resource={resource} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Lazy, because a phone shows it only after a press. */
const FilterControl = lazy(async () => ({
  default: (await import('./filters/filter-control')).FilterControl,
}));

/** All offered filters. On a phone they are behind a button, with the active ones shown beside it. */
function ListFilters({ table, isPhone }: { table: ResourceTable; isPhone: boolean }) {
  const { resource, choose: narrow } = table;
  const { filters } = table.choices;
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const fields = offeredFilters(resource, filters);
  if (fields.length === 0) return null;
  const count = Object.keys(filters).length;
  const isShown = !isPhone || isOpen;
  const choose = (name: string, choice: string) => {
    const chosen = Object.entries({ ...filters, [name]: choice }).filter(([, value]) => value !== '');
    narrow({ filters: Object.fromEntries(chosen) });
  };

  return (
    <div className={filterStyles.filters}>
      {isPhone && (
        <Button
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          {count === 0 ? filterTexts.open : filterTexts.openWith(count)}
        </Button>
      )}
      <div id={panel} className={filterStyles.panel} hidden={!isShown}>
        {isShown &&
          fields.map((shown) => (
            <Suspense key={shown.field.name} fallback={<span className={filterStyles.toCome} />}>
              <FilterControl
                {...shown}
                resource={resource}
                choice={filters[shown.field.name] ?? ''}
                onChoose={(choice) => choose(shown.field.name, choice)}
              />
            </Suspense>
          ))}
      </div>
      {isPhone && !isOpen && count > 0 && (
        <ul className={filterStyles.chips} aria-label={filterTexts.active}>
          {chosenFilters(resource, filters).map(({ name, label, words }) => (
            <li key={name}>
              <button
                type="button"
                className={filterStyles.chip}
                aria-label={filterTexts.remove(label, words)}
                onClick={() => choose(name, '')}
              >
                {filterTexts.chip(label, words)}
                <CloseOutlined aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
