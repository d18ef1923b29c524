import { HERO_SIZES } from '../../../lib/media/hero-picture';
import { messages } from '../../../lib/messages';
import type { HeroAsset } from '../../../pictures/picture-asset';
import { IconButton } from '../../../ui/button/button';
import { Picture } from '../../../ui/picture/picture';
import styles from './hero-slideshow.module.css';
import { useSlideshow } from './use-slideshow';

const { labels } = messages;

export interface HeroSlide {
  readonly image: HeroAsset;
  readonly alt: string;
  readonly title: string;
  /** The title's language, if not Turkish. */
  readonly lang?: string;
  readonly subtitle?: string;
}

/**
 * Follows the carousel pattern of the ARIA Authoring Practices. Slides are announced only while they do not change
 * automatically.
 */
export function HeroSlideshow({ label, slides }: { label: string; slides: readonly HeroSlide[] }) {
  const show = useSlideshow(slides.length);
  return (
    <section
      className={styles.hero}
      aria-roledescription={labels.slideshow}
      aria-label={label}
      {...show.watch}
    >
      <div className={styles.slides} aria-live={show.isRunning ? 'off' : 'polite'}>
        {slides.map((slide, position) => (
          <div
            key={position}
            className={styles.slide}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={`${position + 1} / ${slides.length}`}
            inert={position !== show.index}
          >
            {(position === 0 || show.needsOthers) && (
              <Picture asset={slide.image} alt={slide.alt} sizes={HERO_SIZES} isPriority={position === 0} />
            )}
            <div className={styles.caption}>
              <h2 className={styles.title} lang={slide.lang}>
                {slide.title}
              </h2>
              {slide.subtitle !== undefined && <p className={styles.subtitle}>{slide.subtitle}</p>}
            </div>
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            icon={show.isPlaying ? 'pause' : 'play'}
            label={show.isPlaying ? labels.pause : labels.play}
            onClick={show.togglePlaying}
          />
          <div className={styles.dots} role="group" aria-label={labels.slideshow}>
            {slides.map((_, position) => (
              <button
                key={position}
                type="button"
                className={styles.dot}
                aria-label={labels.goToSlide(position + 1)}
                aria-current={position === show.index}
                onClick={() => show.choose(position)}
              />
            ))}
          </div>
          <IconButton icon="arrowLeft" label={labels.previous} onClick={show.previous} />
          <IconButton icon="arrowRight" label={labels.next} onClick={show.next} />
        </div>
      )}
    </section>
  );
}
