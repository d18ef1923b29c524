import path from 'node:path';
import type { Plugin } from 'vite';
import { findPictureFile, readPictureRequest } from './picture-source.ts';
import { pictureModule } from './picture-module.ts';
import { renderPicture } from './render-picture.ts';

/** Below the project's root. */
export const PICTURE_CACHE = 'node_modules/.cache/pictures';
const IS_PICTURE = /[?&](?:picture|hero)(?:&|$)/;

/**
 * Turns `import x from './name.svg?picture'` into a PictureAsset and `?hero` into a HeroAsset: AVIF and WebP in several widths, rendered
 * once per content.
 */
export function pictures(): Plugin {
  let root = '';
  return {
    name: 'pictures',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId: {
      filter: { id: IS_PICTURE },
      handler(source, importer) {
        const request = readPictureRequest(source);
        if (request === null || importer === undefined) return null;
        const file = findPictureFile(locate(request.file, importer, root));
        return file + source.slice(source.indexOf('?'));
      },
    },
    load: {
      filter: { id: IS_PICTURE },
      async handler(id) {
        const request = readPictureRequest(id);
        if (request === null) return null;
        this.addWatchFile(request.file);
        return pictureModule(await renderPicture(request, path.join(root, PICTURE_CACHE)));
      },
    },
  };
}

/** The development server asks by addresses that begin at the project's root. */
function locate(file: string, importer: string, root: string): string {
  const isRootAddress = path.isAbsolute(file) && !file.startsWith(root);
  return isRootAddress ? path.join(root, file) : path.resolve(path.dirname(importer), file);
}
