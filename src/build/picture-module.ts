import { PICTURE_FORMATS } from './picture-source.ts';
import type { Rendition, Renditions } from './render-picture.ts';

type Named = Rendition & { readonly name: string };

/**
 * The source of a module whose default export is a PictureAsset, or a HeroAsset if there are squares. It imports each rendition with
 * Vite's own `?url`, so that hashing, the base path, the development server and the server build's identical addresses are Vite's work.
 */
export function pictureModule({ whole, squares }: Renditions): string {
  const named = [...whole, ...squares].map((rendition, index) => ({ ...rendition, name: `url${index}` }));
  const namedWhole = named.slice(0, whole.length);
  const fallback = namedWhole.filter(({ format }) => format === 'webp').at(-1);
  if (fallback === undefined) throw new Error('A picture needs at least one WebP rendition');
  const imports = named.map(
    ({ name, file }) => `import ${name} from ${JSON.stringify(`${file}?url&no-inline`)};`,
  );
  const fields = [
    `src: ${fallback.name}`,
    `width: ${fallback.width}`,
    `height: ${fallback.height}`,
    `sources: ${sourcesOf(namedWhole, fallback)}`,
    ...(squares.length > 0 ? [`phoneSources: ${sourcesOf(named.slice(whole.length))}`] : []),
  ];
  return [...imports, `export default { ${fields.join(', ')} };`].join('\n');
}

/** A format in which there is nothing but the fallback needs no source: who takes none gets that. */
function sourcesOf(renditions: readonly Named[], fallback?: Named): string {
  const sources = PICTURE_FORMATS.flatMap((format) => {
    const candidates = renditions.filter((rendition) => rendition.format === format);
    if (candidates.every((candidate) => candidate === fallback)) return [];
    const srcSet = candidates.map(({ name, width }) => `\${${name}} ${width}w`).join(', ');
    return [`{ type: 'image/${format}', srcSet: \`${srcSet}\` }`];
  });
  return `[${sources.join(', ')}]`;
}
