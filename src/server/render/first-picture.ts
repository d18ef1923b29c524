import { BEYOND_PHONE_MEDIA } from '../../lib/media/hero-picture';

/** React's markup of the page's main picture, which is the only one with a high priority. */
const FIRST_PICTURE = /<img [^>]*fetchPriority="high"[^>]*>/;
const SOURCES = /<picture[^>]*>((?:<source [^>]*>)*)$/;
const NAMES = {
  media: 'media',
  type: 'type',
  src: 'href',
  srcSet: 'imagesrcset',
  sizes: 'imagesizes',
} as const;

/**
 * Writes the preload tags of a page's main picture, for the document's head; '' without such a picture. Their media queries make a
 * browser follow one of them.
 */
export function preloadFirstPicture(html: string): string {
  const image = FIRST_PICTURE.exec(html);
  if (!image) return '';
  const [element] = image;
  const [, sources = ''] = SOURCES.exec(html.slice(0, image.index)) ?? [];
  const choices = [...(sources.match(/<[^>]*>/g) ?? []), element];
  // The first source of each kind has the best format.
  const forPhones = choices.find(hasMedia);
  const forOthers = choices.find((choice) => !hasMedia(choice)) ?? element;
  if (forPhones === undefined) return preload(forOthers);
  return preload(forPhones) + preload(forOthers, ` media="${BEYOND_PHONE_MEDIA}"`);
}

const hasMedia = (tag: string) => tag.includes(' media="');

function preload(tag: string, media = ''): string {
  const attributes = Object.entries(NAMES).flatMap(([name, preloaded]) => {
    const [, value] = new RegExp(` ${name}="([^"]*)"`).exec(tag) ?? [];
    return value === undefined ? [] : [` ${preloaded}="${value}"`];
  });
  return `<link rel="preload" as="image"${media}${attributes.join('')} fetchpriority="high" />\n`;
}
