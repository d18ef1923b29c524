import { expect, test } from 'vitest';
import { originalOf, renditionSet } from '../../../src/shared/image-renditions';

test.each(['', 'https://abc.supabase.co'])(
  'a picture stored at “%s” is offered in its smaller widths',
  (origin) => {
    const set = renditionSet(`${origin}/storage/v1/object/public/media/events/a.webp`);
    const [first, ...more] = set?.split(', ') ?? [];
    expect(first).toBe(`${origin}/storage/v1/render/image/public/media/events/a.webp?width=320 320w`);
    expect(more.at(-1)).toMatch(/\?width=1920 1920w$/);
  },
);

test.each([
  'https://gazete.example/resim.jpg',
  '/apple-touch-icon.png',
  '/storage/v1/object/public/media/a.png?download=1',
  '/storage/v1/object/public/media/a b.png',
])('%s has only its own width', (address) => {
  expect(renditionSet(address)).toBeUndefined();
});

test('the path of a smaller width leads to its picture', () => {
  expect(originalOf('/storage/v1/render/image/public/media/a.webp')).toBe(
    '/storage/v1/object/public/media/a.webp',
  );
  expect(originalOf('/storage/v1/object/public/media/a.webp')).toBeNull();
});
