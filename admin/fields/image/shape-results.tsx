import type { Focus } from '../../../src/lib/media/focus';
import {
  SHAPE_RATIOS,
  visiblePart,
  type ImageArea,
  type PictureShape,
} from '../../../src/lib/media/picture-shapes';
import { uploadTexts } from '../../i18n/fields';
import styles from './focus.module.css';

const { focus: texts } = uploadTexts;

interface ShapeResultsProps {
  readonly url: string;
  /** Width divided by height of the picture. */
  readonly ratio: number;
  /** The part that is kept of it. */
  readonly area: ImageArea;
  readonly focus: Focus;
  readonly shapes: readonly PictureShape[];
}

/** The picture as each place of the site will show it. */
export function ShapeResults({ url, ratio, area, focus, shapes }: ShapeResultsProps) {
  return (
    <div role="group" className={styles.results} aria-label={texts.results}>
      {shapes.map((shape) => (
        <figure key={shape} className={styles.result}>
          <div className={styles.shape} style={{ aspectRatio: SHAPE_RATIOS[shape] }}>
            <img
              src={url}
              alt=""
              data-shape={shape}
              style={placed(visiblePart(ratio, area, SHAPE_RATIOS[shape], focus))}
            />
          </div>
          <figcaption>{texts.shapes[shape]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Fills a frame with a part of a picture. */
function placed({ x, y, width, height }: ImageArea) {
  return {
    inlineSize: `${10_000 / width}%`,
    blockSize: `${10_000 / height}%`,
    insetInlineStart: `${(-100 * x) / width}%`,
    insetBlockStart: `${(-100 * y) / height}%`,
  };
}
