import type { KeyboardEvent, ReactNode } from 'react';
import { messages } from '../../lib/messages';
import { IconButton } from '../button/button';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel';

const { labels } = messages;

interface CarouselProps {
  /** The id of the list's heading. */
  labelledBy: string;
  slides: readonly { readonly key: string | number; readonly content: ReactNode }[];
}

/** A looping row of cards. Without JavaScript it is a list that scrolls sideways. */
export function Carousel({ labelledBy, slides }: CarouselProps) {
  const { viewport, isReady, place, isScrollable, next, previous } = useCarousel();

  function turnByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    if (event.key === 'ArrowRight') next();
    else previous();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of the controls inside
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
