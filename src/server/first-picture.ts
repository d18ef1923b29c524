/** What React writes for the one picture that the first screen is made of. */
const FIRST_PICTURE = /<img [^>]*fetchPriority="high"[^>]*>/;
/** The best of the formats that a picture comes in stands first. */
const SOURCE = /<picture[^>]*>(<source [^>]*>)(?:<source [^>]*>)*$/;
const NAMES = { type: 'type', src: 'href', srcSet: 'imagesrcset', sizes: 'imagesizes' } as const;

/** Takes a page's markup, gives the tag that asks for its first picture before the markup itself is there; '' without one. */
export function preloadFirstPicture(html: string): string {
  const image = FIRST_PICTURE.exec(html);
  if (!image) return '';
  const [element] = image;
  const [, source = element] = SOURCE.exec(html.slice(0, image.index)) ?? [];
  const attributes = Object.entries(NAMES).flatMap(([name, preloaded]) => {
    const [, value] = new RegExp(` ${name}="([^"]*)"`).exec(source) ?? [];
    return value === undefined ? [] : [` ${preloaded}="${value}"`];
  });
  return `<link rel="preload" as="image"${attributes.join('')} fetchpriority="high" />\n`;
}
