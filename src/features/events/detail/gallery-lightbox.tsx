import Lightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/styles.css';
import { eventTexts } from '../../../content/events';
import { messages } from '../../../lib/messages';
import styles from './gallery-lightbox.module.css';

export interface GalleryLightboxProps {
  /** '' shows no caption. */
  slides: readonly { src: string; alt: string; caption: string }[];
  index: number;
  /** Turns off the transition between pictures. */
  isStill: boolean;
  onClose: () => void;
}

/** The longest description, 300 characters, takes nine lines on a phone. */
const CAPTION_LINES = 9;

/** The only module that uses the lightbox library, which handles arrow keys, Escape, swiping and the focus. */
export function GalleryLightbox({ slides, index, isStill, onClose }: GalleryLightboxProps) {
  return (
    <Lightbox
      open
      className={styles.lightbox ?? ''}
      close={onClose}
      slides={slides.map(({ src, alt, caption }) => ({ src, alt, description: caption }))}
      plugins={[Captions]}
      captions={{ descriptionTextAlign: 'center', descriptionMaxLines: CAPTION_LINES }}
      index={index}
      labels={{
        Previous: messages.labels.previous,
        Next: messages.labels.next,
        Close: messages.labels.close,
        Caption: eventTexts.caption,
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
