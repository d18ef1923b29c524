import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/lib/database/settings';
import { defaultSharePicture, itemSharePicture } from '../../../src/sharing/share-picture';

const name = 'NDS Mezunlar Derneği';
const caption = { title: 'Şişli’de İlkbahar: IŞIK, ığdır ve çınar', date: '12 Mayıs 2026' };

/** The size that networks crop nothing from, and the largest file that WhatsApp shows. */
const [WIDTH_PX, HEIGHT_PX, MAX_BYTES] = [1200, 630, 300_000];

/** Random noise compresses worst. */
function noise(size: number): Promise<Uint8Array> {
  const create = { width: size, height: size, channels: 3, background: 'gray' } as const;
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 90 } } })
    .png()
    .toBuffer();
}

test('a preview picture is a JPEG of the networks’ size, small enough even over the busiest cover', async () => {
  const picture = await itemSharePicture({ table: 'events', name, caption, cover: await noise(1500) });
  const { format, width, height } = await sharp(picture).metadata();
  expect([format, width, height]).toEqual(['jpeg', WIDTH_PX, HEIGHT_PX]);
  expect(picture.byteLength).toBeLessThanOrEqual(MAX_BYTES);
});

test('the same item gives the same bytes, and without a readable cover the drawing of its section', async () => {
  const item = { table: 'announcements', name, caption, cover: null } as const;
  const picture = await itemSharePicture(item);
  expect(await itemSharePicture(item)).toEqual(picture);
  expect(await itemSharePicture({ ...item, cover: new TextEncoder().encode('no picture') })).toEqual(picture);
  expect(await itemSharePicture({ ...item, table: 'alumni_news' })).not.toEqual(picture);
  expect(await defaultSharePicture(DEFAULT_SETTINGS)).not.toEqual(picture);
});

test('a cover is cropped around the point that somebody chose', async () => {
  const half = { width: 2000, height: 1000, channels: 3 } as const;
  const cover = await sharp({ create: { ...half, width: 4000, background: '#e00000' } })
    .composite([{ input: { create: { ...half, background: '#0000e0' } }, left: 2000, top: 0 }])
    .png()
    .toBuffer();
  const topOf = async (x: number) => {
    const picture = await itemSharePicture({ table: 'events', name, caption, cover, focus: { x, y: 50 } });
    const strip = { left: 0, top: 0, width: WIDTH_PX, height: 20 };
    const { channels } = await sharp(await sharp(picture).extract(strip).toBuffer()).stats();
    const [r, , b] = channels.map(({ mean }) => mean);
    return (r ?? 0) > (b ?? 0) ? 'red' : 'blue';
  };
  expect([await topOf(0), await topOf(100)]).toEqual(['red', 'blue']);
});
