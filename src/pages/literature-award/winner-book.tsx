import { literatureAwardTexts } from '../../content/corporate/literature-award';
import type { Winner } from '../../content/corporate/literature-award-winners';
import { messages } from '../../lib/messages';
import { Picture } from '../../ui/picture/picture';
import styles from './winner-book.module.css';

const COVER_SIZES = '(min-width: 640px) 180px, 44vw';

export function WinnerBook({ year, book, author, translator, cover }: Winner) {
  return (
    <figure className={styles.winner}>
      <div className={styles.cover}>
        <Picture asset={cover} alt={messages.labels.bookCover(year)} sizes={COVER_SIZES} />
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.year}>{year}</span>
        <cite className={styles.book}>{book}</cite>
        <span>{author}</span>
        {translator !== undefined && (
          <span className={styles.translator}>{literatureAwardTexts.translatedBy(translator)}</span>
        )}
      </figcaption>
    </figure>
  );
}
