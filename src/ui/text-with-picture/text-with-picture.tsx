import type { ProseSection } from '../../lib/text/prose';
import type { PictureAsset } from '../../pictures/picture-asset';
import { Picture } from '../picture/picture';
import { Prose } from '../prose/prose';
import styles from './text-with-picture.module.css';

const PICTURE_SIZES = '(min-width: 960px) 560px, 92vw';

interface TextWithPictureProps {
  section: ProseSection;
  picture: PictureAsset;
  alt: string;
  /** Puts the picture first where both are side by side. */
  isReversed?: boolean;
}

/** A section of text beside its picture. On small screens the picture is under the heading. */
export function TextWithPicture({ section, picture, alt, isReversed = false }: TextWithPictureProps) {
  const { id, title, blocks } = section;
  return (
    <section
      id={id}
      className={styles.block}
      data-reversed={isReversed || undefined}
      aria-labelledby={`${id}-baslik`}
    >
      <h2 id={`${id}-baslik`} className={styles.heading}>
        {title}
      </h2>
      <div className={styles.picture}>
        <Picture asset={picture} alt={alt} sizes={PICTURE_SIZES} />
      </div>
      <div className={styles.text}>
        <Prose blocks={blocks} />
      </div>
    </section>
  );
}
