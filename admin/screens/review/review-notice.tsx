import { Button } from 'antd';
import { formatTimestamp } from '../../../src/lib/dates/dates';
import type { Review } from '../../data/reviews';
import { reviewTexts } from '../../i18n/reviews';
import { FormNotice } from '../../lib/form-notice';
import { formatRelativeTime } from '../../lib/relative-time';
import styles from './review.module.css';

interface ReviewNoticeProps {
  readonly review: Review;
  /** The `updated_at` of the row as the form shows it. */
  readonly version: string | null;
  readonly mayPublish: boolean;
  readonly onHistory: () => void;
}

/** The head of a form whose row waits for review or was sent back: who, when, the note, and whether the row is what was sent. */
export function ReviewNotice({ review, version, mayPublish, onHistory }: ReviewNoticeProps) {
  const { person, at } = lastWord(review);
  const isOpen = review.state === 'open';
  const isChanged = isOpen && version !== null && Date.parse(version) !== Date.parse(review.version);
  return (
    <FormNotice
      type={isOpen ? 'info' : 'warning'}
      message={isOpen ? reviewTexts.waits : reviewTexts.returned}
      description={
        <>
          <p>
            <time dateTime={at} title={formatTimestamp(at)}>
              {reviewTexts.sentBy(person, formatRelativeTime(at))}
            </time>
          </p>
          <Quote review={review} />
          {isChanged && (
            <>
              <p className={styles.changed}>{reviewTexts.changed}</p>
              {!mayPublish && <p>{reviewTexts.sendAgain}</p>}
              <Button type="link" className={styles.link ?? ''} onClick={onHistory}>
                {reviewTexts.seeHistory}
              </Button>
            </>
          )}
        </>
      }
    />
  );
}

/** The note of whoever sent the row last; nothing without one. */
export function Quote({ review }: { readonly review: Review }) {
  const { note } = lastWord(review);
  if (note === null) return null;
  return (
    <p className={styles.quote}>
      <b>{reviewTexts.note}</b> {note}
    </p>
  );
}

/** Who sent a row last, to whichever side, when, and with which note. */
export function lastWord({ state, person, askedAt, note, ...answer }: Review) {
  if (state === 'open') return { person, at: askedAt, note };
  return { person: answer.answeredBy, at: answer.answeredAt ?? askedAt, note: answer.answer };
}
