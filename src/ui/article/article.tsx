import type { ReactNode } from 'react';
import { coverAlt, pickCover } from '../../lib/media/cover';
import type { PictureAsset } from '../../pictures/picture-asset';
import { RemoteImage } from '../picture/remote-image';
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
