import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../lib/messages';
import { isExternalLink } from '../../lib/paths/links';
import type { PictureAsset } from '../../pictures/picture-asset';
import { Icon } from '../icon/icon';
import { RemoteImage } from '../picture/remote-image';
import styles from './card.module.css';

/** The aspect ratio of a card's picture. */
const PICTURE_WIDTH_PX = 600;
const PICTURE_HEIGHT_PX = 400;

interface CardProps {
  /** The link's target: a path on this site, or an external address, which opens in a new tab. */
  to: string;
  title: string;
  /** The level of the title's heading. */
  level?: 2 | 3;
  /** The text of the card's link. The link's accessible name adds the title. */
  linkText: string;
  /** What fills the frame at the top: the address of an uploaded picture, a drawing in its place, and the `sizes` of both. */
  picture: { src: string | null; placeholder: PictureAsset; sizes: string };
  /** The small line above the title, a `<time>`. */
  date?: ReactNode;
  excerpt?: string;
}

/** A card with one link, whose clickable area covers the whole card. */
export function Card({ to, title, level = 3, linkText, picture, date, excerpt }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.image}>
        <RemoteImage {...picture} alt="" width={PICTURE_WIDTH_PX} height={PICTURE_HEIGHT_PX} />
      </div>
      <div className={styles.body}>
        {date !== undefined && <p className={styles.date}>{date}</p>}
        <Heading className={styles.title}>{title}</Heading>
        {excerpt !== undefined && excerpt !== '' && <p className={styles.excerpt}>{excerpt}</p>}
        <CardLink to={to} name={`${linkText}: ${title}`}>
          {linkText}
        </CardLink>
      </div>
    </article>
  );
}

/** All cards have the same link text, so the accessible name adds the title. */
function CardLink({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  if (!isExternalLink(to)) {
    return (
      <Link className={styles.link} to={to} aria-label={name}>
        <span>{children}</span>
        <Icon name="arrowRight" />
      </Link>
    );
  }
  return (
    <a
      className={styles.link}
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${name}, ${messages.labels.opensInNewTab}`}
    >
      <span>{children}</span>
      <Icon name="external" />
    </a>
  );
}

/** A loading card. */
export function CardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.image} />
      <div className={styles.body}>
        <span className={styles.bar} />
        <span className={styles.bar} />
        <span className={styles.bar} />
      </div>
    </div>
  );
}

/** A grid of loading cards. */
export function CardSkeletons({ count, className }: { count: number; className: string | undefined }) {
  return (
    <div className={className}>
      {Array.from({ length: count }, (_, position) => (
        <CardSkeleton key={position} />
      ))}
    </div>
  );
}
