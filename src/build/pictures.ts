import path from 'node:path';
import type { Plugin } from 'vite';
import { findPictureFile, readPictureRequest } from './picture-source.ts';
import { pictureModule } from './picture-module.ts';
import { renderPicture } from './render-picture.ts';

const CACHE_DIR = 'node_modules/.cache/pictures';
const IS_PICTURE = /[?&]picture(&|$)/;

/** Turns `import x from './name.svg?picture'` into a PictureAsset: AVIF and WebP in several widths, rendered once per content. */
export function pictures(): Plugin {
  let cacheDir = '';
  return {
    name: 'pictures',
    enforce: 'pre',
    configResolved(config) {
      cacheDir = path.resolve(config.root, CACHE_DIR);
    },
    resolveId: {
      filter: { id: IS_PICTURE },
      handler(source, importer) {
        const request = readPictureRequest(source);
        if (request === null || importer === undefined) return null;
        const file = findPictureFile(path.resolve(path.dirname(importer), request.file));
        return `${file}?widths=${request.widths.join(';')}&picture`;
      },
    },
    load: {
      filter: { id: IS_PICTURE },
      async handler(id) {
        const request = readPictureRequest(id);
        if (request === null) return null;
        this.addWatchFile(request.file);
        return pictureModule(await renderPicture(request.file, request.widths, cacheDir));
      },
    },
  };
}
