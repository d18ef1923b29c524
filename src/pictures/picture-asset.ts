/** A `<source>`: a MIME type and candidates with their widths. Drawings scale and have none. */
interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
}

/** The value of `import door from './about-3.svg?picture'`, with the size of its drawing or largest rendition. */
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
