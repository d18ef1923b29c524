import { expect, test } from 'vitest';
import { renditionSrcSet, squareSrcSet } from '../../../../src/lib/media/image-renditions';

test('a stored picture is offered in its smaller widths', () => {
  const set = renditionSrcSet('/storage/v1/object/public/media/events/a.webp');
  const [first, ...more] = set?.split(', ') ?? [];
  expect(first).toBe('/storage/v1/render/image/public/media/events/a.webp?width=320&resize=contain 320w');
  expect(more.at(-1)).toMatch(/\?width=1920&resize=contain 1920w$/);
});

test('a stored picture is offered in square crops for heroes on phones', () => {
  const rendition = '/storage/v1/render/image/public/media/events/a.webp';
  expect(squareSrcSet('/storage/v1/object/public/media/events/a.webp')).toBe(
    `${rendition}?width=480&height=480 480w, ${rendition}?width=960&height=960 960w`,
  );
});

test.each([
  'https://gazete.example/resim.jpg',
  'https://abc.supabase.co/storage/v1/object/public/media/events/a.webp',
  '/apple-touch-icon.png',
  '/storage/v1/object/public/media/a.png?download=1',
  '/storage/v1/object/public/media/a b.png',
])('%s has only its own width', (address) => {
  expect(renditionSrcSet(address)).toBeUndefined();
  expect(squareSrcSet(address)).toBeUndefined();
});
