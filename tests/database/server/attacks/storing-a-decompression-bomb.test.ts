import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { useDatabase } from '../../support/database-fixture';

const NAME = 'events/1700000000000-bomba';

const database = useDatabase();
beforeEach(() => database.sql`delete from storage.objects`);

/** A PNG of one colour: a few kilobytes that decode to 192 MB. */
function bomb(): Promise<Buffer> {
  const create = { width: 8000, height: 8000, channels: 3 as const, background: '#000' };
  return sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer();
}

/** A PNG with little more than its header. */
function claim(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.byteLength, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** Thirty frames on a canvas of two megapixels, in a few hundred bytes. */
function longAnimation(): Buffer {
  const screen = Buffer.from('d007e8038000000000' + '00ffffff', 'hex');
  const frame = Buffer.from('21f904040a0000002c' + '00000000010001000002024401' + '00', 'hex');
  return Buffer.concat([Buffer.from('GIF89a'), screen, ...Array<Buffer>(30).fill(frame), Buffer.from(';')]);
}

function upload(bytes: Buffer, contentType = 'image/png') {
  const file = new Uint8Array(bytes).buffer;
  const name = `${NAME}.${contentType === 'image/png' ? 'png' : 'gif'}`;
  return database.as.admin.storage.from('media').upload(name, file, { contentType });
}

test.each<[string, string, () => Promise<Buffer> | Buffer]>([
  ['of 8,000 by 8,000', 'image/png', bomb],
  ['that claims to be 60,000 by 60,000', 'image/png', () => claim(60_000, 60_000)],
  ['with thirty frames of two megapixels', 'image/gif', longAnimation],
])('a picture %s is refused with a sentence, and not stored', async (_, type, make) => {
  const { error } = await upload(await make(), type);
  expect(error).toMatchObject({
    statusCode: '422',
    message: 'Resim en çok 50 megapiksel olabilir. Küçültüp yeniden deneyin.',
  });
  expect(await database.sql`select from storage.objects`).toHaveLength(0);
});

test('a picture as large as the best cameras’ is stored', async () => {
  expect((await upload(claim(8000, 6000))).error).toBeNull();
});
