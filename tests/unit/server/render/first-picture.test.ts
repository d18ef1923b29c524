import { expect, test } from 'vitest';
import { preloadFirstPicture } from '../../../../src/server/render/first-picture';

const image = (attributes: string) => `<img alt="" ${attributes} fetchPriority="high" decoding="async"/>`;

test('only a page’s main picture is preloaded, in its best format', () => {
  const source = (name: string, type: string) =>
    `<source type="image/${type}" srcSet="/${name}.${type} 640w, /${name}-2.${type} 960w" sizes="100vw"/>`;
  const picture = (name: string, first = image(`src="/${name}.webp"`)) =>
    `<picture class="p">${source(name, 'avif')}${source(name, 'webp')}${first}</picture>`;
  const lazy = '<img src="/lazy.webp" alt="" fetchPriority="auto"/>';
  expect(preloadFirstPicture(`<a>${picture('logo', lazy)}</a>${picture('hero')}${picture('last')}`)).toBe(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/hero.avif 640w, /hero-2.avif 960w" imagesizes="100vw" fetchpriority="high" />\n',
  );
});

test('a stored picture is preloaded in the width in which it is shown', () => {
  expect(preloadFirstPicture(image('srcSet="/k?w=640&amp;h=1 640w" sizes="100vw" src="/k"'))).toBe(
    '<link rel="preload" as="image" href="/k" imagesrcset="/k?w=640&amp;h=1 640w" imagesizes="100vw" fetchpriority="high" />\n',
  );
  expect(preloadFirstPicture(image('src="/k"'))).toContain('as="image" href="/k" fetchpriority');
});

test('only phones preload the square rendition', () => {
  const phone = (type: string) =>
    `<source media="(max-width: 480px)" type="image/${type}" srcSet="/square.${type} 480w" sizes="480px"/>`;
  const squares = `${phone('avif')}${phone('webp')}`;
  const forPhones = (attributes: string) =>
    `<link rel="preload" as="image" media="(max-width: 480px)"${attributes} imagesizes="480px" fetchpriority="high" />\n`;
  const forOthers = (attributes: string) =>
    `<link rel="preload" as="image" media="not all and (max-width: 480px)"${attributes} fetchpriority="high" />\n`;

  const drawn = `<picture>${squares}<source type="image/avif" srcSet="/hero.avif 1280w"/>${image('src="/hero.webp"')}`;
  expect(preloadFirstPicture(drawn)).toBe(
    forPhones(' type="image/avif" imagesrcset="/square.avif 480w"') +
      forOthers(' type="image/avif" imagesrcset="/hero.avif 1280w"'),
  );
  const stored = `<picture><source media="(max-width: 480px)" srcSet="/k?s 480w" sizes="480px"/>${image('src="/k"')}`;
  expect(preloadFirstPicture(stored)).toBe(forPhones(' imagesrcset="/k?s 480w"') + forOthers(' href="/k"'));
});

test('a page whose first screen is text preloads none', () => {
  expect(preloadFirstPicture('<img src="/a.webp" loading="lazy" fetchPriority="auto"/>')).toBe('');
});
