/** One `<source>` of a `<picture>`: a MIME type and its candidates with width descriptors. A drawing has none: it fits every size. */
interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
}

/** What `import door from './about-3.svg?picture'` gives; width and height are a drawing's own, or those of a photograph's largest rendition. */
export interface PictureAsset {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly PictureSource[];
  /** Squares from its middle, which telephones are given. */
  readonly phoneSources?: readonly PictureSource[];
}

/** What `import courtyard from './hero-courtyard.svg?hero'` gives: a wide picture that fills the head of a page. */
export type HeroAsset = Required<PictureAsset>;
