import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PICTURE_CACHE } from './pictures.ts';
import { findPictureFile, readPictureRequest } from './picture-source.ts';
import { renderPicture } from './render-picture.ts';

/**
 * Draws the pictures that the sources import, as the plugin `pictures` would within the build: there they would add to the bundler's
 * memory what the encoders take. What this misses, the build draws.
 */
const FOLDERS = ['src', 'admin'];
const SOURCE = /\.tsx?$/;
const IMPORT = /^import .* from '(\.[^'?]+\?[^']*)';$/gm;

for (const folder of FOLDERS) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile() && SOURCE.test(entry.name))) {
    const source = await readFile(path.join(parentPath, name), 'utf8');
    for (const [, specifier = ''] of source.matchAll(IMPORT)) {
      const request = readPictureRequest(specifier);
      if (request === null) continue;
      const file = findPictureFile(path.resolve(parentPath, request.file));
      await renderPicture({ ...request, file }, PICTURE_CACHE);
    }
  }
}
