import { type ReactElement, useId } from 'react';
import { Link } from 'react-router-dom';
import type { Tables } from '../../../lib/database/database';
import { messages } from '../../../lib/messages';
import { BookCover } from '../../../features/literature-award/book-cover';
import { IconButton } from '../../../ui/button/button';
import { SectionHeading } from '../../../ui/section-heading/section-heading';
import type { ListState } from '../../../ui/state-views/list-state';
import { ListView } from '../../../ui/state-views/state-views';
import styles from './publications-grid.module.css';
import { coverInSlot, SLOTS, useRotation } from './use-rotation';

type Cover = Pick<Tables<'literature_awards'>, 'year' | 'cover_url' | 'cover_alt'>;

const COVER_SIZES = '(min-width: 1024px) 112px, (min-width: 640px) 136px, 30vw';

interface PublicationsGridProps {
  title: string;
  /** A link beside the title. */
  aside: ReactElement;
  state: ListState<Cover>;
  empty: string;
  /** The page that all covers link to. */
  to: string;
}

/** Nine book covers, replaced by the next nine one after the other. */
export function PublicationsGrid({ title, aside, state, empty, to }: PublicationsGridProps) {
  const headingId = useId();
  const covers = state.status === 'ready' ? state.items : [];
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
      <ListView
        state={state}
        empty={empty}
        skeleton={
          <div className={styles.shelf}>
            {Array.from({ length: SLOTS }, (_, slot) => (
              <div key={slot} className={styles.link} />
            ))}
          </div>
        }
      >
        {(items) => (
          <ul className={styles.shelf}>
            {items.slice(0, SLOTS).map((_, slot) => (
              <li key={slot} className={styles.slot}>
                <Link className={styles.link} to={to}>
                  {turns.map((layer) => {
                    const cover = items[coverInSlot(slot, layer, items.length)];
                    return (
                      cover && (
                        <span key={layer} className={styles.cover} data-coming={layer > turn || undefined}>
                          <BookCover
                            src={cover.cover_url}
                            alt={layer === turn ? nameOf(cover) : ''}
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
        )}
      </ListView>
    </section>
  );
}

/** A cover names its link, so that it always has a text. */
function nameOf({ year, cover_alt }: Cover): string {
  return cover_alt === null || cover_alt === '' ? messages.labels.bookCover(year) : cover_alt;
}
