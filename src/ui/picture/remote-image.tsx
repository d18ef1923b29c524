import { useEffect, useRef, useState } from 'react';
import { PHONE_MEDIA, PHONE_SQUARE_SIZES } from '../../lib/media/hero-picture';
import { MIDDLE, splitFocus } from '../../lib/media/focus';
import { renditionSrcSet, squareSrcSet } from '../../lib/media/image-renditions';
import type { PictureAsset } from '../../pictures/picture-asset';
import { loadingAttributes } from './loading-attributes';
import { Picture } from './picture';
import styles from './picture.module.css';

interface RemoteImageProps {
  /** The stored address of an uploaded picture, which may say what stays in sight; null without one. */
  src: string | null;
  alt: string;
  /** The aspect ratio in pixels, which reserves the space. */
  width: number;
  height: number;
  /** Shown for a missing or broken picture. */
  placeholder: PictureAsset;
  sizes: string;
  /** For a hero: phones get a square crop of the middle, or a whole picture where another point stays in sight. */
  isHero?: boolean;
  /** Set for the largest picture of the first screen, which loads eagerly: every hero unless told otherwise. */
  isPriority?: boolean;
}

export function RemoteImage({
  src,
  alt,
  width,
  height,
  placeholder,
  sizes,
  isHero = false,
  isPriority = isHero,
}: RemoteImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);

  // The error event of a picture that broke before hydration was missed.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0) setBrokenSrc(src);
  }, [src]);

  if (src === null || src === brokenSrc) {
    return <Picture asset={placeholder} alt="" sizes={sizes} isPriority={isPriority} />;
  }
  const { address, focus = MIDDLE } = splitFocus(src);
  const srcSet = renditionSrcSet(address);
  const isCentred = focus.x === MIDDLE.x && focus.y === MIDDLE.y;
  const squares = isHero && isCentred && srcSet && squareSrcSet(address);
  const element = (
    <img
      ref={image}
      className={styles.image}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      src={address}
      data-x={isCentred ? undefined : focus.x}
      data-y={isCentred ? undefined : focus.y}
      alt={alt}
      width={width}
      height={height}
      {...loadingAttributes(isPriority)}
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
