import { BEYOND_PHONE_MEDIA } from '../../lib/media/hero-picture';

/** What React writes for the one picture that the first screen is made of. */
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
 * Takes a page's markup, gives the tags that ask for its first picture before the markup itself is there, of which a screen obeys one;
 * '' without a picture.
 */
export function preloadFirstPicture(html: string): string {
  const image = FIRST_PICTURE.exec(html);
  if (!image) return '';
  const [element] = image;
  const [, sources = ''] = SOURCES.exec(html.slice(0, image.index)) ?? [];
  const choices = [...(sources.match(/<[^>]*>/g) ?? []), element];
  // The best of the formats that a picture comes in stands first.
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
