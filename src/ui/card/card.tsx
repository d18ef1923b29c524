import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../lib/messages';
import { isExternalLink } from '../../lib/paths/links';
import { Icon } from '../icon/icon';
import styles from './card.module.css';

interface CardProps {
  /** Where the card leads: a path on this site, or another site's address, which opens in a new tab. */
  to: string;
  title: string;
  /** The title's place among the page's headings. */
  level?: 2 | 3;
  /** What the card's one link says, before the title in its name. */
  linkText: string;
  /** A Picture or RemoteImage; it fills the frame on top. */
  image: ReactNode;
  /** The small line over the title; a `<time>`. */
  date?: ReactNode;
  excerpt?: string;
}

/** The whole card is clickable, but it holds one link: its area is stretched over the card. */
export function Card({ to, title, level = 3, linkText, image, date, excerpt }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.image}>{image}</div>
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

/** Many cards say the same; their names tell them apart. */
function CardLink({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  if (!isExternalLink(to)) {
    return (
      <Link className={styles.link} to={to} aria-label={name}>
        {children}
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
      {children}
      <Icon name="external" />
    </a>
  );
}

/** The shape of a card, for loading states. */
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

/** The shapes of a list of cards in its grid. */
export function CardSkeletons({ count, className }: { count: number; className: string | undefined }) {
  return (
    <div className={className}>
      {Array.from({ length: count }, (_, position) => (
        <CardSkeleton key={position} />
      ))}
    </div>
  );
}
