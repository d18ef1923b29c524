/** One `<source>` of a `<picture>`: a MIME type and its candidates with width descriptors. */
interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
}

/** What `import courtyard from './hero-courtyard.svg?picture'` gives; width and height are pixels of the largest rendition. */
export interface PictureAsset {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly PictureSource[];
}
