import { PICTURE_FORMATS, type Rendition } from './render-picture.ts';

/**
 * The source of a module whose default export is a PictureAsset. It imports each rendition with Vite's own `?url`, so that
 * hashing, the base path, the development server and the server build's identical addresses are Vite's work.
 */
export function pictureModule(renditions: readonly Rendition[]): string {
  const named = renditions.map((rendition, index) => ({ ...rendition, name: `url${index}` }));
  const fallback = named.filter(({ format }) => format === 'webp').at(-1);
  if (fallback === undefined) throw new Error('A picture needs at least one WebP rendition');
  const imports = named.map(
    ({ name, file }) => `import ${name} from ${JSON.stringify(`${file}?url&no-inline`)};`,
  );
  const sources = PICTURE_FORMATS.map((format) => {
    const candidates = named.filter((rendition) => rendition.format === format);
    const srcSet = candidates.map(({ name, width }) => `\${${name}} ${width}w`).join(', ');
    return `{ type: 'image/${format}', srcSet: \`${srcSet}\` }`;
  });
  return [
    ...imports,
    `export default { src: ${fallback.name}, width: ${fallback.width}, height: ${fallback.height}, sources: [${sources.join(', ')}] };`,
  ].join('\n');
}
