import { PHONE_MEDIA, PHONE_SQUARE_SIZES } from '../../lib/media/hero-picture';
import type { PictureAsset } from '../../pictures/picture-asset';
import { loadingAttributes } from './loading-attributes';
import styles from './picture.module.css';

interface PictureProps {
  asset: PictureAsset;
  /** Empty for a decorative picture. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Set for the largest picture of the first screen, which loads eagerly. */
  isPriority?: boolean;
}

/** A picture asset. It fills its frame, whose size the caller's styles reserve. */
export function Picture({ asset, alt, sizes, isPriority = false }: PictureProps) {
  return (
    <picture className={styles.frame}>
      {asset.phoneSources?.map(({ type, srcSet }) => (
        <source key={srcSet} media={PHONE_MEDIA} type={type} srcSet={srcSet} sizes={PHONE_SQUARE_SIZES} />
      ))}
      {asset.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={asset.src}
        alt={alt}
        width={asset.width}
        height={asset.height}
        {...loadingAttributes(isPriority)}
      />
    </picture>
  );
}
