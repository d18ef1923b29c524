import { useRights, withDrafts } from '../data/access';
import { Link } from 'react-router-dom';
import { reviews } from '../data/instances';
import type { Review } from '../data/reviews';
import { reviewTexts } from '../i18n/reviews';
import { texts } from '../i18n/texts';
import { formatRelativeTime } from '../lib/relative-time';
import { findResource } from '../schema/define-resource';
import { resourceRoutes } from '../schema/derive';
import { lastWord, Quote } from '../screens/review/review';
import styles from './dashboard.module.css';
import { Panel } from './panel';

/** What waits for review: all of it for whoever may publish, and what a writer has sent with the answers. Absent while there is nothing. */
export function ReviewsPanel() {
  const mayPublish = useRights()('publish', withDrafts[0]?.table);
  return (
    <Panel
      name="reviews"
      title={mayPublish ? reviewTexts.panel.title : reviewTexts.panel.ownTitle}
      read={async () => declared(await reviews.readAll())}
      isAbsent={(rows) => rows?.length === 0}
    >
      {(rows) => (
        <ul className={styles.rows}>
          {rows.map(({ review, resource }) => (
            <li key={`${resource.table} ${review.row_id}`} className={styles.review}>
              <Entry review={review} resource={resource} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Entry({ review, resource }: ReturnType<typeof declared>[number]) {
  const { state, row_id: rowId, title } = review;
  const { person, at } = lastWord(review);
  const notes = [
    resource.labels.one,
    ...(state === 'returned' ? [reviewTexts.returned] : []),
    reviewTexts.panel.sentBy(person, formatRelativeTime(at)),
  ];
  return (
    <>
      <Link to={resourceRoutes(resource).edit.replace(':id', String(rowId))}>
        {title ?? texts.list.untitled}
      </Link>
      <span className={styles.notes}>{notes.join(' · ')}</span>
      <Quote review={review} />
    </>
  );
}

/** Those of tables that no resource declares any more are left out. */
function declared(found: readonly Review[]) {
  return found.flatMap((review) => {
    const resource = findResource(review.resource);
    return resource ? [{ review, resource }] : [];
  });
}
