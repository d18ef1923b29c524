import { useQuery } from '@tanstack/react-query';
import {
  aboutTheAward,
  literatureAwardDate,
  literatureAwardIntro,
  literatureAwardTexts,
  literatureAwardTitle,
  rulesOfTheYear,
} from '../../content/corporate/literature-award';
import { trailTo } from '../../content/shell/menu';
import { civilParts } from '../../lib/dates/dates';
import type { PageLoader } from '../../lib/page-data';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-award.svg?hero';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { useDatabase } from '../../ui/database-context';
import { useToday } from '../../ui/hooks/use-today';
import { usePageHead } from '../../ui/page-head';
import { Prose } from '../../ui/prose/prose';
import { ProseSections } from '../../ui/prose/prose-sections';
import { TextDate } from '../../ui/prose/text-date';
import { listState } from '../../ui/state-views/list-state';
import { ListView } from '../../ui/state-views/state-views';
import styles from './literature-award-page.module.css';
import { winnersQuery } from './queries';
import { WinnerBook, WinnerSkeleton, type Winner } from './winner-book';

const WINNERS_ID = 'odul-alanlar';

const SKELETONS = [0, 1, 2, 3];

export const load: PageLoader = async ({ database, queryClient, prefetch }) => {
  await prefetch(queryClient.query(winnersQuery(database)));
};

export function Component() {
  const winners = listState(useQuery(winnersQuery(useDatabase())));
  const { year } = civilParts(useToday());
  usePageHead({ list: { kind: 'books', books: winners.status === 'ready' ? winners.items : [] } });
  return (
    <ContentFrame
      title={literatureAwardTitle}
      line={literatureAwardTexts.line}
      picture={heroPicture}
      trail={trailTo(paths.literatureAward)}
    >
      <Prose blocks={literatureAwardIntro(year)} />
      <div className={styles.columns}>
        <div>
          <ProseSections sections={aboutTheAward} />
        </div>
        <div>
          <ProseSections sections={[rulesOfTheYear]} />
          <TextDate date={literatureAwardDate} />
        </div>
      </div>
      <section aria-labelledby={WINNERS_ID}>
        <h2 id={WINNERS_ID} className={styles.heading}>
          <span>{literatureAwardTexts.winners}</span>
          {winners.status === 'ready' && <YearRange winners={winners.items} />}
        </h2>
        <ListView
          state={winners}
          empty={literatureAwardTexts.empty}
          skeleton={
            <div className={styles.winners}>
              {SKELETONS.map((position) => (
                <WinnerSkeleton key={position} />
              ))}
            </div>
          }
        >
          {(items) => (
            <ol className={styles.winners} reversed>
              {items.map((winner) => (
                <li key={winner.year}>
                  <WinnerBook winner={winner} />
                </li>
              ))}
            </ol>
          )}
        </ListView>
      </section>
    </ContentFrame>
  );
}

/** From the first to the last year with a book: '2009–2025'. */
function YearRange({ winners }: { winners: readonly Winner[] }) {
  const [first, last] = [winners.at(-1)?.year, winners[0]?.year];
  if (first === undefined) return null;
  return <span className={styles.years}>{first === last ? ` ${first}` : ` ${first}–${last}`}</span>;
}
