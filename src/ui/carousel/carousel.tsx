import { type KeyboardEvent, type ReactElement, type ReactNode, useId } from 'react';
import { messages } from '../../lib/messages';
import { IconButton } from '../button/button';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel';
import { CardSkeleton } from '../card/card';
import { SectionHeading } from '../section-heading/section-heading';
import type { ListState } from '../state-views/list-state';
import { ListView } from '../state-views/state-views';

const { labels } = messages;

interface CarouselProps {
  /** The id of the list's heading. */
  labelledBy: string;
  slides: readonly { readonly key: string | number; readonly content: ReactNode }[];
}

/** A looping row of cards. Without JavaScript it is a list that scrolls sideways. */
function Carousel({ labelledBy, slides }: CarouselProps) {
  const { viewport, isReady, place, isScrollable, next, previous } = useCarousel();

  function turnByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    if (event.key === 'ArrowRight') next();
    else previous();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of the controls inside
    <div
      role="group"
      aria-roledescription={labels.carousel}
      aria-labelledby={labelledBy}
      onKeyDown={turnByKey}
    >
      <div ref={viewport} className={styles.viewport} data-ready={isReady || undefined}>
        <ul className={styles.track}>
          {slides.map(({ key, content }) => (
            <li key={key} className={styles.slide}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      {isScrollable && (
        <div className={styles.controls}>
          <IconButton icon="arrowLeft" label={labels.previous} onClick={previous} />
          <p className={styles.place} aria-live="polite">
            <span aria-hidden="true">{`${place + 1}/${slides.length}`}</span>
            <span className="visually-hidden">
              {labels.placeInCarousel({ place: place + 1, count: slides.length })}
            </span>
          </p>
          <IconButton icon="arrowRight" label={labels.next} onClick={next} />
        </div>
      )}
    </div>
  );
}

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
