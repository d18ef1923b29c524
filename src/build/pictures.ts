import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import PQueue from 'p-queue';
import type { Plugin } from 'vite';
import { HERO_WIDTHS_PX, PHONE_SQUARES_PX } from '../lib/media/hero-picture.ts';
import type { PhotographSizes, Rendition, Renditions } from './render-photograph.ts';

/** Relative to the project's root. */
const PHOTOGRAPH_CACHE = 'node_modules/.cache/pictures';
const IS_PICTURE = /[?&](?:picture|hero)(?:&|$)/;
const DEFAULT_WIDTHS_PX = [640, 1280, 1920];
const DRAWING = '.svg';
/** Photographs come first: a photograph replaces a drawing of the same name. */
const EXTENSIONS_BY_PREFERENCE = ['.avif', '.webp', '.jpg', '.jpeg', '.png', DRAWING];

const RENDERER = path.join(import.meta.dirname, 'render-photograph.ts');
const run = promisify(execFile);
/** The bundler requests all pictures at once, and parallel encoders would fill a gigabyte. */
const queue = new PQueue({ concurrency: 1 });

/** Renders `./name.svg?picture` and `?hero`: photographs as AVIF in each size and as one WebP, drawings unchanged. */
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
        if (importer === undefined) return null;
        const { file, query } = split(source);
        return `${findPictureFile(locate(file, importer, root))}?${query}`;
      },
    },
    load: {
      filter: { id: IS_PICTURE },
      async handler(id) {
        const { file } = split(id);
        const sizes = readSizes(id);
        this.addWatchFile(file);
        if (path.extname(file) !== DRAWING)
          return pictureModule(await renderPhotograph(file, sizes, path.join(root, PHOTOGRAPH_CACHE)));
        return pictureModule({ fallback: await readDrawing(file), whole: [], squares: [] });
      },
    },
  };
}

/** Finds a picture's file with any extension, whatever the import's extension is. Throws if there is none. */
function findPictureFile(requested: string): string {
  const { dir, name } = path.parse(requested);
  const found = EXTENSIONS_BY_PREFERENCE.map((extension) => path.join(dir, name + extension)).find(
    existsSync,
  );
  if (found === undefined) {
    throw new Error(`No picture ${path.join(dir, name)} (${EXTENSIONS_BY_PREFERENCE.join(', ')})`);
  }
  return found;
}

/** Reads `path?picture`, `path?widths=480;960&picture` or `path?hero`. Throws on widths that are no positive integers. */
function readSizes(specifier: string): PhotographSizes {
  const query = new URLSearchParams(split(specifier).query);
  if (query.has('hero')) return { widths: HERO_WIDTHS_PX, squares: PHONE_SQUARES_PX };
  const widths = query.get('widths')?.split(';').map(Number) ?? DEFAULT_WIDTHS_PX;
  if (!widths.every((width) => Number.isInteger(width) && width > 0)) {
    throw new Error(
      `${specifier}: widths must be whole pixels separated by semicolons, as in ?widths=480;960&picture`,
    );
  }
  return { widths, squares: [] };
}

function split(specifier: string): { file: string; query: string } {
  const [file = '', query = ''] = specifier.split('?', 2);
  return { file, query };
}

/** The development server's addresses are relative to the project's root. */
function locate(file: string, importer: string, root: string): string {
  const isRootAddress = path.isAbsolute(file) && !file.startsWith(root);
  return isRootAddress ? path.join(root, file) : path.resolve(path.dirname(importer), file);
}

/** Reads a drawing's size from its viewBox. Throws if it has none. */
async function readDrawing(file: string): Promise<Rendition> {
  const viewBox = /<svg[^>]*\sviewBox="([^"]*)"/.exec(await readFile(file, 'utf8'))?.[1];
  const [, , width, height] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!width || !height) throw new Error(`${file}: a drawing needs a viewBox, as in viewBox="0 0 1920 700"`);
  return { file, width, height };
}

/** Renders in another process, so that the encoders' memory does not add to the bundler's. */
async function renderPhotograph(file: string, sizes: PhotographSizes, cacheDir: string): Promise<Renditions> {
  const args = ['--import', 'tsx', RENDERER, file, cacheDir, JSON.stringify(sizes)];
  const { stdout } = await queue.add(() => run(process.execPath, args));
  return JSON.parse(stdout) as Renditions;
}

/** Writes a module whose default export is a HeroAsset. Vite's `?url` handles hashes and the development server. */
function pictureModule({ fallback, whole, squares }: Renditions): string {
  const files = [fallback, ...whole, ...squares];
  const urlOf = (rendition: Rendition) => `url${files.indexOf(rendition)}`;
  const sourcesOf = (renditions: readonly Rendition[]) => {
    const candidates = renditions.map((rendition) => `\${${urlOf(rendition)}} ${rendition.width}w`);
    return candidates.length > 0 ? `[{ type: 'image/avif', srcSet: \`${candidates.join(', ')}\` }]` : '[]';
  };
  const imports = files.map(
    (rendition) => `import ${urlOf(rendition)} from ${JSON.stringify(`${rendition.file}?url&no-inline`)};`,
  );
  const { width, height } = fallback;
  const asset = `{ src: ${urlOf(fallback)}, width: ${width}, height: ${height}, sources: ${sourcesOf(whole)}, phoneSources: ${sourcesOf(squares)} }`;
  return [...imports, `export default ${asset};`].join('\n');
}
