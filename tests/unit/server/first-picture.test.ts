import { expect, test } from 'vitest';
import { preloadFirstPicture } from '../../../src/server/first-picture';

const image = (attributes: string) => `<img alt="" ${attributes} fetchPriority="high" decoding="async"/>`;

test('a picture in several formats is asked for in the best, and only the first of a page', () => {
  const source = (name: string, type: string) =>
    `<source type="image/${type}" srcSet="/${name}.${type} 640w, /${name}-2.${type} 960w" sizes="100vw"/>`;
  const picture = (name: string, first = image(`src="/${name}.webp"`)) =>
    `<picture class="p">${source(name, 'avif')}${source(name, 'webp')}${first}</picture>`;
  const lazy = '<img src="/lazy.webp" alt="" fetchPriority="auto"/>';
  expect(preloadFirstPicture(`<a>${picture('logo', lazy)}</a>${picture('hero')}${picture('last')}`)).toBe(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/hero.avif 640w, /hero-2.avif 960w" imagesizes="100vw" fetchpriority="high" />\n',
  );
});

test('a stored picture is asked for in the width that it is shown in', () => {
  expect(preloadFirstPicture(image('srcSet="/k?w=640&amp;h=1 640w" sizes="100vw" src="/k"'))).toBe(
    '<link rel="preload" as="image" href="/k" imagesrcset="/k?w=640&amp;h=1 640w" imagesizes="100vw" fetchpriority="high" />\n',
  );
  expect(preloadFirstPicture(image('src="/k"'))).toContain('as="image" href="/k" fetchpriority');
});

test('a page whose first screen is text asks for none', () => {
  expect(preloadFirstPicture('<img src="/a.webp" loading="lazy" fetchPriority="auto"/>')).toBe('');
});
