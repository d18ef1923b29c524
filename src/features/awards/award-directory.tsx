import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { awardTexts } from '../../content/awards';
import { messages } from '../../lib/messages';
import { filterAwards, makeSearchable, shownColumns, sortAwards, type Award } from './awards';
import styles from './award-directory.module.css';
import { AwardLines } from './award-lines';
import { AwardTable } from './award-table';
import { ROWS_AT_ONCE, viewSearch, type AwardView } from './award-view';

/** The count and the awards: a table, on phones lines. They are deferred so that typing stays responsive. */
export function AwardDirectory({ awards, view }: { awards: readonly Award[]; view: AwardView }) {
  const { year, sort, limit } = view;
  const column = sort?.column;
  const isDescending = sort?.isDescending ?? false;
  const text = useDeferredValue(view.text);

  const columns = useMemo(() => shownColumns(awards), [awards]);
  const searchable = useMemo(
    () => makeSearchable(column ? sortAwards(awards, column, isDescending) : awards),
    [awards, column, isDescending],
  );
  const found = useMemo(() => filterAwards(searchable, year, text), [searchable, year, text]);
  const shown = useMemo(() => found.slice(0, limit), [found, limit]);

  return (
    <section className={styles.directory} aria-label={awardTexts.table}>
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
