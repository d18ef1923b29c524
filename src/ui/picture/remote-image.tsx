import { use, useEffect, useRef, useState } from 'react';
import { PHONE_MEDIA, PHONE_SQUARE_SIZES } from '../../lib/media/hero-picture';
import { renditionSrcSet, squareSrcSet } from '../../lib/media/image-renditions';
import type { PictureAsset } from '../../pictures/picture-asset';
import { DatabaseContext } from '../database-context';
import { loadingAttributes } from './loading-attributes';
import { Picture } from './picture';
import styles from './picture.module.css';

interface RemoteImageProps {
  /** Address of an uploaded picture; null when the row has none. */
  src: string | null;
  alt: string;
  /** Intrinsic ratio in pixels, so that the place is reserved before the picture arrives. */
  width: number;
  height: number;
  /** Stands in for a missing or broken picture. */
  placeholder: PictureAsset;
  sizes: string;
  /** Fills the head of a page: it loads eagerly, and telephones are given a square from its middle. */
  isHero?: boolean;
}

export function RemoteImage({
  src,
  alt,
  width,
  height,
  placeholder,
  sizes,
  isHero = false,
}: RemoteImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const isResizable = use(DatabaseContext)?.resizesImages === true;
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);

  // A picture that broke before hydration fired its error event when nobody listened.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0) setBrokenSrc(src);
  }, [src]);

  if (src === null || src === brokenSrc) {
    return <Picture asset={placeholder} alt="" sizes={sizes} isPriority={isHero} />;
  }
  const srcSet = isResizable ? renditionSrcSet(src) : undefined;
  const squares = isHero && srcSet && squareSrcSet(src);
  const element = (
    <img
      ref={image}
      className={styles.image}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      src={src}
      alt={alt}
      width={width}
      height={height}
      {...loadingAttributes(isHero)}
      onError={() => setBrokenSrc(src)}
    />
  );
  if (!squares) return element;
  return (
    <picture className={styles.frame}>
      <source media={PHONE_MEDIA} srcSet={squares} sizes={PHONE_SQUARE_SIZES} />
      {element}
    </picture>
  );
}
