import Lightbox from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import { eventTexts } from '../../content/events';
import { messages } from '../../shared/messages';

export interface GalleryLightboxProps {
  slides: readonly { src: string; alt: string }[];
  index: number;
  /** Pictures change without moving. */
  isStill: boolean;
  onClose: () => void;
}

/** The only module that knows the lightbox library: arrows, Escape, swipe, and the focus kept inside. */
export function GalleryLightbox({ slides, index, isStill, onClose }: GalleryLightboxProps) {
  return (
    <Lightbox
      open
      close={onClose}
      slides={[...slides]}
      index={index}
      labels={{
        Previous: messages.labels.previous,
        Next: messages.labels.next,
        Close: messages.labels.close,
        Slide: messages.labels.slide,
        Carousel: messages.labels.carousel,
        Lightbox: eventTexts.lightbox,
        'Photo gallery': eventTexts.gallery,
        '{index} of {total}': '{index} / {total}',
      }}
      controller={{ closeOnBackdropClick: true }}
      {...(isStill && { animation: { fade: 0, swipe: 0, navigation: 0 } })}
      {...(slides.length === 1 && { render: { buttonPrev: () => null, buttonNext: () => null } })}
    />
  );
}
