import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { awardTexts } from '../../content/awards';
import { messages } from '../../lib/messages';
import { useAddressView } from '../../ui/hooks/use-address-view';
import { awardYears, filterAwards, makeSearchable, shownColumns, sortAwards, type Award } from './awards';
import styles from './award-directory.module.css';
import { AwardFilter } from './award-filter';
import { AwardLines } from './award-lines';
import { AwardTable } from './award-table';
import { awardAddress, ROWS_AT_ONCE, viewSearch } from './award-view';

/** The filter, the count, and the awards: a table, on phones lines. They are deferred so that typing stays responsive. */
export function AwardDirectory({ awards }: { awards: readonly Award[] }) {
  const { view, setText, change, settle } = useAddressView(awardAddress);
  const { year, sort, limit } = view;
  const column = sort?.column;
  const isDescending = sort?.isDescending ?? false;
  const text = useDeferredValue(view.text);

  const columns = useMemo(() => shownColumns(awards), [awards]);
  const years = useMemo(() => awardYears(awards), [awards]);
  const searchable = useMemo(
    () => makeSearchable(column ? sortAwards(awards, column, isDescending) : awards),
    [awards, column, isDescending],
  );
  const found = useMemo(() => filterAwards(searchable, year, text), [searchable, year, text]);
  const shown = useMemo(() => found.slice(0, limit), [found, limit]);

  return (
    <section className={styles.directory} aria-label={awardTexts.table}>
      <AwardFilter
        view={view}
        columns={columns}
        years={years}
        onText={setText}
        onChange={change}
        onLeave={settle}
      />
      <p className={styles.count} role="status">
        {awardTexts.count(found.length, awards.length)}
      </p>
      {found.length === 0 ? (
        <p className={styles.empty}>{`${messages.public.noAwards} ${awardTexts.noneMatch}`}</p>
      ) : (
        <>
          <AwardTable awards={shown} columns={columns} view={view} />
          {/* Another choice begins with the first lines again. */}
          <AwardLines
            key={viewSearch({ ...view, text, limit: ROWS_AT_ONCE })}
            awards={shown}
            columns={columns}
          />
        </>
      )}
      {shown.length < found.length && (
        <Link
          className={styles.more}
          to={{ search: viewSearch({ ...view, limit: limit + ROWS_AT_ONCE }) }}
          replace
          preventScrollReset
        >
          {messages.labels.showMore}
        </Link>
      )}
    </section>
  );
}
