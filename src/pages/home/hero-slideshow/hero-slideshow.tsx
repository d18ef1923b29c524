import { LATIN_MOTTO } from '../../../content/home';
import { HERO_SIZES } from '../../../lib/media/hero-picture';
import { messages } from '../../../lib/messages';
import ownPicture from '../../../pictures/hero-courtyard.svg?hero';
import { AnyLink } from '../../../ui/any-link/any-link';
import { IconButton } from '../../../ui/button/button';
import { RemoteImage } from '../../../ui/picture/remote-image';
import styles from './hero-slideshow.module.css';
import { type HeroSlide, useSlideshow } from './use-slideshow';

const { labels } = messages;

const WIDTH_PX = 1920;
const HEIGHT_PX = 800;

/** The ARIA carousel pattern. Slides are announced only while they do not change automatically. */
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
            key={slide.id}
            className={styles.slide}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={`${position + 1} / ${slides.length}`}
            inert={position !== show.index}
          >
            {(position === 0 || show.needsOthers) && (
              <RemoteImage
                src={slide.image_url}
                alt={slide.image_alt ?? ''}
                width={WIDTH_PX}
                height={HEIGHT_PX}
                placeholder={ownPicture}
                sizes={HERO_SIZES}
                isHero
                isPriority={position === 0}
              />
            )}
            <div className={styles.caption}>
              {/* No heading: the slides stand in no order, and two of the specification's bear the page's own name. */}
              <p className={styles.title} lang={slide.title === LATIN_MOTTO ? 'la' : undefined}>
                {slide.link === null ? (
                  <span>{slide.title}</span>
                ) : (
                  <AnyLink className={styles.link} href={slide.link} isPage>
                    {slide.title}
                  </AnyLink>
                )}
              </p>
              {slide.subtitle !== null && <p className={styles.subtitle}>{slide.subtitle}</p>}
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
