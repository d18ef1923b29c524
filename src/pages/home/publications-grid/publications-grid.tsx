import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../../lib/messages';
import type { PictureAsset } from '../../../pictures/picture-asset';
import { IconButton } from '../../../ui/button/button';
import { Picture } from '../../../ui/picture/picture';
import { SectionHeading } from '../../../ui/section-heading/section-heading';
import styles from './publications-grid.module.css';
import { coverInSlot, SLOTS } from './rotation';
import { useRotation } from './use-rotation';

const COVER_SIZES = '(min-width: 1024px) 112px, (min-width: 640px) 136px, 30vw';

interface PublicationsGridProps {
  title: string;
  /** A link beside the title. */
  aside: ReactNode;
  covers: readonly { readonly picture: PictureAsset; readonly alt: string }[];
  /** The page that all covers link to. */
  to: string;
}

/** Nine book covers, replaced by the next nine one after the other. */
export function PublicationsGrid({ title, aside, covers, to }: PublicationsGridProps) {
  const headingId = useId();
  const { turn, turns, canTurn, isPlaying, togglePlaying, watch } = useRotation(covers.length);
  return (
    <section className={styles.section} aria-labelledby={headingId} {...watch}>
      <SectionHeading
        id={headingId}
        aside={
          <div className={styles.aside}>
            {aside}
            {canTurn && (
              <span className={styles.toggle}>
                <IconButton
                  icon={isPlaying ? 'pause' : 'play'}
                  label={isPlaying ? messages.labels.pause : messages.labels.play}
                  onClick={togglePlaying}
                />
              </span>
            )}
          </div>
        }
      >
        {title}
      </SectionHeading>
      <ul className={styles.shelf}>
        {covers.slice(0, SLOTS).map((_, slot) => (
          <li key={slot} className={styles.slot}>
            <Link className={styles.link} to={to}>
              {turns.map((layer) => {
                const cover = covers[coverInSlot(slot, layer, covers.length)];
                return (
                  cover && (
                    <span key={layer} className={styles.cover} data-coming={layer > turn || undefined}>
                      <Picture
                        asset={cover.picture}
                        alt={layer === turn ? cover.alt : ''}
                        sizes={COVER_SIZES}
                      />
                    </span>
                  )
                );
              })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
