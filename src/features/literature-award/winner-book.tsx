import type { Tables } from '../../lib/database/database';
import { messages } from '../../lib/messages';
import { BookCover } from './book-cover';
import styles from './winner-book.module.css';

export type Winner = Pick<
  Tables<'literature_awards'>,
  'year' | 'author' | 'title' | 'language' | 'cover_url' | 'cover_alt' | 'caption'
>;

const COVER_SIZES = '(min-width: 640px) 180px, 44vw';

export function WinnerBook({ winner }: { winner: Winner }) {
  const { year, author, title, language, cover_url, cover_alt, caption } = winner;
  return (
    <figure className={styles.winner}>
      <div className={styles.cover}>
        <BookCover src={cover_url} alt={cover_alt ?? messages.labels.bookCover(year)} sizes={COVER_SIZES} />
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.year}>{year}</span>
        <cite className={styles.book}>{title}</cite>
        <span lang={language === 'tr' ? undefined : language} translate="no">
          {author}
        </span>
        {caption !== null && <span className={styles.note}>{caption}</span>}
      </figcaption>
    </figure>
  );
}

export function WinnerSkeleton() {
  return (
    <div className={styles.winner}>
      <div className={styles.cover} />
    </div>
  );
}
