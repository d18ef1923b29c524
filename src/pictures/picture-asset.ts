/**
 * A `<source>` of a `<picture>`: a MIME type and candidates with width descriptors. Drawings have none, as they scale.
 */
interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
}

/**
 * The value of `import door from './about-3.svg?picture'`. Width and height are a drawing's own, or those of a
 * photograph's largest rendition.
 */
export interface PictureAsset {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly PictureSource[];
  /** Square crops of the middle, for phones. */
  readonly phoneSources?: readonly PictureSource[];
}

/** The value of `import courtyard from './hero-courtyard.svg?hero'`: a wide picture for a page's hero. */
export type HeroAsset = Required<PictureAsset>;
