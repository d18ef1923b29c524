import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { lazy, Suspense } from 'react';
import { formatTimestamp } from '../../../src/lib/dates/dates';
import { reviews } from '../../data/instances';
import type { Review } from '../../data/reviews';
import { reviewTexts } from '../../i18n/reviews';
import { formatRelativeTime } from '../../lib/relative-time';
import { useWithSession } from '../../lib/session-recovery-context';
import styles from './review.module.css';
import { reviewsKey } from './use-review';

const NoteDialog = lazy(async () => ({ default: (await import('./note-dialog')).NoteDialog }));

interface ReviewNoticeProps {
  readonly review: Review;
  /** The `updated_at` of the row as the form shows it. */
  readonly version: string | null;
  readonly mayPublish: boolean;
  readonly onHistory: () => void;
}

/** The head of a form whose row waits for review or was sent back: who, when, the note, and whether the row is what was sent. */
export function ReviewNotice({ review, version, mayPublish, onHistory }: ReviewNoticeProps) {
  const isOpen = review.state === 'open';
  const isChanged = isOpen && version !== null && Date.parse(version) !== Date.parse(review.version);
  return (
    <Alert
      className={styles.notice ?? ''}
      role="status"
      type={isOpen ? 'info' : 'warning'}
      showIcon
      message={isOpen ? reviewTexts.waits : reviewTexts.returned}
      description={
        <>
          <Sender review={review} />
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

function Sender({ review }: { readonly review: Review }) {
  const { person, at } = lastWord(review);
  return (
    <p>
      <time dateTime={at} title={formatTimestamp(at)}>
        {reviewTexts.sentBy(person, formatRelativeTime(at))}
      </time>
    </p>
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

interface SendBackProps {
  readonly review: Review;
  readonly isChanged: boolean;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Asks what is to be changed, and sends the row back to its writer. */
export function SendBack({ review, isChanged, onSent, onClose }: SendBackProps) {
  const queries = useQueryClient();
  const withSession = useWithSession();
  const { title, help, label, required, unsaved } = reviewTexts.backDialog;
  return (
    <Suspense>
      <NoteDialog
        title={title}
        help={[help(review.person), ...(isChanged ? [unsaved] : [])]}
        label={label}
        required={required}
        okText={reviewTexts.sendBack}
        onSend={async (note) => {
          await withSession(() => reviews.sendBack(review.resource, review.rowId, note));
          await queries.invalidateQueries({ queryKey: reviewsKey(review.resource) });
          onSent();
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
