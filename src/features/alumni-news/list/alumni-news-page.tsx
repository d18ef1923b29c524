import { alumniTexts } from '../../../content/alumni';
import { trailTo } from '../../../content/shell/menu';
import { pageHeads } from '../../../content/shell/page-heads';
import { messages } from '../../../lib/messages';
import { paths } from '../../../lib/paths/paths';
import heroPicture from '../../../pictures/hero-alumni.svg?hero';
import { CardSkeletons } from '../../../ui/card/card';
import { listPage } from '../../../ui/list-page/list-page';
import styles from './alumni-news-page.module.css';
import { NewsCard, type CardNews } from './news-card';
import { alumniNewsQuery } from './queries';

const SKELETONS = 4;

export const { load, Component, NotFound } = listPage({
  path: paths.alumniNews,
  query: alumniNewsQuery,
  title: pageHeads.alumniNews.title,
  items: 'haberler',
  empty: messages.public.noNews,
  skeleton: <CardSkeletons count={SKELETONS} className={styles.grid} />,
  frame: {
    title: alumniTexts.newsTitle,
    line: alumniTexts.newsLead,
    picture: heroPicture,
    trail: trailTo(paths.alumniNews),
  },
  Rows,
});

function Rows({ rows }: { rows: readonly CardNews[] }) {
  return (
    <ul className={styles.grid}>
      {rows.map((item) => (
        <li key={item.id}>
          <NewsCard news={item} />
        </li>
      ))}
    </ul>
  );
}
