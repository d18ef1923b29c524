import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useRef } from 'react';
import { Alert, Input, Button } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { reviews } from '../../data/instances';
import { reviewsKey, type Review } from '../../data/reviews';
import { reviewTexts } from '../../i18n/reviews';
import { useWithSession } from '../../lib/session-recovery-context';
import type { Row, ResourceDefinition } from '../../schema/types';
import { publishColumn } from '../row/row-title';
import { errorMessage } from '../../../src/lib/error-message';
import { cleanLines } from '../../../src/lib/text/clean';
import { Dialog } from '../../lib/dialog';
import styles from './review.module.css';
import { FormNotice } from '../../lib/form-notice';
import { Moment } from '../../lib/moment';
import { formatRelativeTime } from '../../lib/relative-time';

/** The review of a row that the form edits. A failure says nothing, because the form matters more. */
export function useReview(resource: ResourceDefinition, id: number | null): Review | null {
  const { table } = resource;
  const { data = null } = useQuery({
    queryKey: ['review', table, id],
    queryFn: async () => (id === null ? null : ((await reviews.readOf(table, [id]))[0] ?? null)),
    enabled: id !== null && publishColumn(resource) !== undefined,
    // A form that opens again reads it again.
    gcTime: 0,
  });
  return data;
}

type NoteWords = Omit<NoteDialogProps, 'onSend' | 'onClosed'>;

/**
 * Sends saved drafts for review, and those that wait back to their writers, each with a note. Both resolve to whether the person has
 * sent it, which they may still let be; `dialog` is the note that they add.
 */
export function useReviewNotes({ table }: ResourceDefinition) {
  const [asked, setAsked] = useState<NoteDialogProps | null>(null);
  const queries = useQueryClient();
  const withSession = useWithSession();

  function ask(words: NoteWords, send: (note: string) => Promise<void>): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isSent: boolean) => {
        setAsked(null);
        resolve(isSent);
      };
      const onSend = async (note: string) => {
        await withSession(() => send(note));
        await queries.invalidateQueries({ queryKey: reviewsKey(table) });
        end(true);
      };
      setAsked({ ...words, onSend, onClosed: () => end(false) });
    });
  }

  return {
    askForReview: ({ id, updated_at }: Row) => {
      const { help, send: okText, ...words } = reviewTexts.askDialog;
      const send = (note: string) => reviews.ask(table, id, String(updated_at), note);
      return ask({ ...words, title: reviewTexts.ask, okText, help: [help] }, send);
    },
    sendBack: ({ row_id: rowId, person }: Review, isChanged: boolean) => {
      const { help, unsaved, ...words } = reviewTexts.backDialog;
      const sentences = [help(person), ...(isChanged ? [unsaved] : [])];
      const send = (note: string) => reviews.sendBack(table, rowId, note);
      const title = reviewTexts.sendBack;
      return ask({ ...words, title, okText: title, help: sentences }, send);
    },
    dialog: asked && <NoteDialog {...asked} />,
    isAsking: asked !== null,
  };
}

/** As many characters as `private.reviews` takes. */
const MAX_NOTE = 1000;

interface NoteDialogProps {
  readonly title: string;
  readonly help: readonly string[];
  readonly label: string;
  /** The sentence for an empty note; absent where it may be empty. */
  readonly required?: string;
  readonly okText: string;
  readonly onSend: (note: string) => Promise<void>;
  readonly onClosed: () => void;
}

/** Asks for a note, sends it, and stays open with the reason and what was typed where that fails. */
function NoteDialog({ title, help, label, required, okText, onSend, onClosed }: NoteDialogProps) {
  const input = useRef<TextAreaRef>(null);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string>();

  async function send(): Promise<boolean> {
    const isMissing = required !== undefined && cleanLines(note) === '';
    setFailure(isMissing ? required : undefined);
    if (isMissing) {
      input.current?.focus();
      return false;
    }
    return onSend(note).then(
      () => true,
      (error: unknown) => {
        setFailure(reviewTexts.askFailed(errorMessage(error)));
        return false;
      },
    );
  }

  return (
    <Dialog
      title={title}
      okText={okText}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
      onRun={send}
      onClosed={onClosed}
    >
      {help.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <label htmlFor="review-note">{label}</label>
      <Input.TextArea
        ref={input}
        id="review-note"
        value={note}
        maxLength={MAX_NOTE}
        autoSize={{ minRows: 4, maxRows: 12 }}
        aria-invalid={failure !== undefined}
        aria-describedby={failure && 'review-failure'}
        onChange={({ target }) => {
          setNote(target.value);
          setFailure(undefined);
        }}
      />
      <div id="review-failure" className={styles.failure}>
        {failure !== undefined && <Alert role="alert" type="error" showIcon message={failure} />}
      </div>
    </Dialog>
  );
}

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
            <Moment at={at}>{reviewTexts.sentBy(person, formatRelativeTime(at))}</Moment>
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
export function lastWord({ state, person, asked_at, note, answered_by, answered_at, answer }: Review) {
  if (state === 'open') return { person, at: asked_at, note };
  return { person: answered_by, at: answered_at ?? asked_at, note: answer };
}
