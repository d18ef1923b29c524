import type { ReactNode } from 'react';
import { plainText } from '../../lib/html/plain-text';
import type { Html } from '../../lib/html/html';
import { coverAlt, pickCover } from '../../lib/media/cover';
import { changeDayOf, readingSentence } from '../../lib/text/prose';
import type { PictureAsset } from '../../pictures/picture-asset';
import { RemoteImage } from '../picture/remote-image';
import { ReadingFacts } from '../prose/reading-facts';
import styles from './article.module.css';

const COVER_WIDTH_PX = 1440;
const COVER_HEIGHT_PX = 810;
const COVER_SIZES = '(min-width: 768px) 720px, 92vw';

interface ArticleProps {
  /** 'start' leaves each part at its own width; by default parts fill the column. */
  align?: 'start';
  children: ReactNode;
}

/** The parts of a detail page, one under the other. */
export function Article({ align, children }: ArticleProps) {
  return (
    <article className={styles.article} data-align={align}>
      {children}
    </article>
  );
}

export function ArticleLead({ children }: { children: string }) {
  return <p className={styles.lead}>{children}</p>;
}

interface ArticleFactsProps {
  row: Parameters<typeof changeDayOf>[0];
  body: Html;
}

/** A long body’s last change, if it is known, and reading time. A short body has no such line. */
export function ArticleFacts({ row, body }: ArticleFactsProps) {
  const text = plainText(body);
  return readingSentence(text) !== null && <ReadingFacts text={text} changed={changeDayOf(row)} />;
}

interface ArticleCoverProps {
  /** The database row. Its cover is found under any of the names that `pickCover` knows. */
  row: Readonly<Record<string, unknown>>;
  /** Shown when the cover is missing or broken. */
  placeholder: PictureAsset;
}

export function ArticleCover({ row, placeholder }: ArticleCoverProps) {
  return (
    <figure className={styles.cover}>
      <RemoteImage
        src={pickCover(row)}
        alt={coverAlt(row)}
        width={COVER_WIDTH_PX}
        height={COVER_HEIGHT_PX}
        placeholder={placeholder}
        sizes={COVER_SIZES}
      />
    </figure>
  );
}
