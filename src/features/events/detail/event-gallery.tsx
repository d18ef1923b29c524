import { useId, useState, type ComponentType, type MouseEvent } from 'react';
import { eventTexts } from '../../../content/events';
import coverPlaceholder from '../../../pictures/cover-placeholder.svg?picture';
import { useReducedMotion } from '../../../ui/hooks/use-reduced-motion';
import { RemoteImage } from '../../../ui/picture/remote-image';
import { SectionHeading } from '../../../ui/section-heading/section-heading';
import styles from './event-gallery.module.css';
import type { GalleryLightboxProps } from './gallery-lightbox';

const THUMBNAIL_PX = 360;
const THUMBNAIL_SIZES = '(min-width: 768px) 220px, 44vw';

interface EventGalleryProps {
  /** `alt` is '' for decorative pictures and null for undescribed ones. */
  pictures: readonly { src: string; alt: string | null }[];
  title: string;
}

/** Pictures that link to themselves. The lightbox and its code load on the first click. */
export function EventGallery({ pictures, title }: EventGalleryProps) {
  const headingId = useId();
  const [Lightbox, setLightbox] = useState<ComponentType<GalleryLightboxProps>>();
  const [index, setIndex] = useState<number>();
  const isStill = useReducedMotion();
  const nameOf = (position: number) => eventTexts.photo(position + 1, title);
  const slides = pictures.map(({ src, alt }, position) => ({
    src,
    alt: alt ?? nameOf(position),
    caption: alt ?? '',
  }));

  async function open(position: number, src: string) {
    try {
      const { GalleryLightbox } = await import('./gallery-lightbox');
      setLightbox(() => GalleryLightbox);
      setIndex(position);
    } catch {
      window.location.assign(src);
    }
  }

  function enlarge(event: MouseEvent, position: number, src: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open(position, src);
  }

  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{eventTexts.gallery}</SectionHeading>
      <ul className={styles.grid}>
        {slides.map(({ src, alt, caption }, position) => (
          <li key={src}>
            <a
              className={styles.link}
              href={src}
              // A link needs a name even if its picture is decorative.
              aria-label={alt === '' ? nameOf(position) : undefined}
              onClick={(event) => enlarge(event, position, src)}
            >
              <RemoteImage
                src={src}
                alt={alt}
                width={THUMBNAIL_PX}
                height={THUMBNAIL_PX}
                placeholder={coverPlaceholder}
                sizes={THUMBNAIL_SIZES}
              />
            </a>
            {caption !== '' && (
              // The picture's alternative text is the same, so screen readers skip this copy.
              <p className={styles.caption} aria-hidden="true">
                {caption}
              </p>
            )}
          </li>
        ))}
      </ul>
      {Lightbox && index !== undefined && (
        <Lightbox slides={slides} index={index} isStill={isStill} onClose={() => setIndex(undefined)} />
      )}
    </section>
  );
}
