import { useId, type ReactElement, type ReactNode } from 'react';
import { messages } from '../../lib/messages';
import { CardSkeleton } from '../card/card';
import { SectionHeading } from '../section-heading/section-heading';
import type { ListState } from '../state-views/list-state';
import { ListView } from '../state-views/state-views';
import { Carousel } from './carousel';
import styles from './carousel.module.css';

const SKELETONS = [0, 1, 2];

interface CarouselSectionProps<Item> {
  title: string;
  /** Determines the cards' height. */
  kind: 'announcements' | 'events';
  state: ListState<Item>;
  empty: string;
  /** A link to the whole list. */
  aside?: ReactElement;
  keyOf: (item: Item) => string | number;
  children: (item: Item) => ReactNode;
}

/** A titled carousel in one of the four list states. All but the empty state have the same height. */
export function CarouselSection<Item>(props: CarouselSectionProps<Item>) {
  const { title, kind, state, empty, aside, keyOf, children } = props;
  const headingId = useId();
  const isEmpty = state.status === 'ready' && state.items.length === 0;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeading id={headingId} aside={aside}>
        {title}
      </SectionHeading>
      <div className={styles.frame} data-kind={kind} data-empty={isEmpty || undefined}>
        <ListView
          state={state}
          empty={empty}
          loadingText={messages.public.carouselLoading}
          skeleton={
            <div className={`${styles.track} ${styles.skeleton}`}>
              {SKELETONS.map((position) => (
                <div key={position} className={styles.slide}>
                  <CardSkeleton />
                </div>
              ))}
            </div>
          }
        >
          {(items) => (
            <Carousel
              labelledBy={headingId}
              slides={items.map((item) => ({ key: keyOf(item), content: children(item) }))}
            />
          )}
        </ListView>
      </div>
    </section>
  );
}
