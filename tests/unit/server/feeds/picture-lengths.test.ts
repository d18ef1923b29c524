import { expect, test, vi } from 'vitest';
import { createPictureLengths } from '../../../../src/server/feeds/picture-lengths';

const PLACE = { origin: 'https://mezunlar.example', backendOrigin: 'https://abc.supabase.co' };
const COVER = '/storage/v1/object/public/media/events/kapak.webp';

function withAnswer(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  return { fetch, lengthOf: createPictureLengths(fetch) };
}
const told = (length: string) => () =>
  Promise.resolve(new Response(null, { headers: { 'content-length': length } }));

test.each([COVER, `https://mezunlar.example${COVER}`])(
  'the storage is asked once for the length of %s',
  async (address) => {
    const { fetch, lengthOf } = withAnswer(told('50016'));
    expect(await lengthOf(address, PLACE)).toBe(50016);
    expect(await lengthOf(address, PLACE)).toBe(50016);
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0]?.[0]).toEqual(new URL(COVER, PLACE.backendOrigin));
  },
);

test.each([
  'https://gazete.example/resim.jpg',
  '/apple-touch-icon.png',
  'https://abc.supabase.co/auth/v1/user',
])('the storage is not asked for %s', async (address) => {
  const { fetch, lengthOf } = withAnswer(told('1'));
  expect(await lengthOf(address, PLACE)).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});
