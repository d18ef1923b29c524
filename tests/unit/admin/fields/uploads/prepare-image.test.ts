import sharp from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fileTypeOf, type FileType } from '../../../../../src/lib/media/file-type';
import { FileRefused } from '../../../../../admin/fields/uploads/failure';
import { isAnimated, prepareImage } from '../../../../../admin/fields/uploads/prepare-image';

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: { r: 123, g: 30, b: 43 } } });
const iso = (brand: string, ...compatible: string[]) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 16 + 4 * compatible.length]),
    Buffer.from(`ftyp${brand}\0\0\0\0${compatible.join('')}`, 'latin1'),
  ]);

describe('a file’s type follows from its bytes', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('%s', async (format) => {
    expect(fileTypeOf(await picture.clone().toFormat(format).toBuffer())).toBe(format);
  });

  test.each<[string, Buffer, FileType]>([
    ['an iPhone’s HEIC', iso('heic', 'mif1', 'heic'), 'heic'],
    ['AVIF behind a general brand', iso('mif1', 'avif', 'miaf'), 'avif'],
    [
      'an SVG',
      Buffer.from('<?xml version="1.0"?>\n<!-- çizim -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'svg',
    ],
    ['a web page that calls itself .jpg', Buffer.from('<!doctype html><p>'), 'other'],
    ['a text about GIF89a', Buffer.from('Dosyanın başında GIF89a yazar.'), 'other'],
    ['a film', iso('isom', 'mp41'), 'other'],
  ])('%s', (_, bytes, type) => {
    expect(fileTypeOf(bytes)).toBe(type);
  });
});

describe('a picture is animated', () => {
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();

  test.each(['gif', 'webp'] as const)('as a %s with several frames, not with one', async (format) => {
    const frames = await Promise.all(['red', 'white', 'navy'].map(frame));
    const moving = sharp(frames, { join: { animated: true } });
    expect(isAnimated(format, await moving.toFormat(format).toBuffer())).toBe(true);
    expect(isAnimated(format, await picture.clone().toFormat(format).toBuffer())).toBe(false);
  });
});

describe('whether a picture moves is read from its parts', () => {
  const header = [...Buffer.from('GIF89a'), 1, 0, 1, 0];
  const pixels = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const control = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
  const loop = [0x21, 0xff, 11, ...Buffer.from('NETSCAPE2.0'), 3, 1, 0, 0, 0];
  const palette = [0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const own = [...pixels.slice(0, 9), 0x80, ...palette.slice(3), ...pixels.slice(10)];
  const none = [0, 0, 0];
  const comment = [0x21, 0xfe, 2, 0x2c, 0x2c, 0];
  const chunk = (name: string, ...data: number[]) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return [...length, ...Buffer.from(name), ...data, 0, 0, 0, 0];
  };
  const png = (...chunks: number[][]) => [...Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks.flat()];
  const webp = (chunk: string, flags: number) => [...Buffer.from(`RIFF....WEBP${chunk}....`), flags, 0, 0, 0];
  const profile = chunk('iCCP', ...Buffer.alloc(3000, 'acTL'));
  const shot = chunk('IDAT', ...Buffer.from('acTL'));

  test.each([
    [
      'a GIF with a loop',
      'gif',
      [...header, ...palette, ...loop, ...control, ...pixels, ...control, ...pixels, 0x3b],
      true,
    ],
    [
      'a GIF without a loop',
      'gif',
      [...header, ...palette, ...control, ...pixels, ...control, ...pixels, 0x3b],
      true,
    ],
    ['a GIF without control blocks', 'gif', [...header, ...none, ...pixels, ...pixels, 0x3b], true],
    [
      'a GIF with one frame and a loop',
      'gif',
      [...header, ...none, ...loop, ...control, ...pixels, 0x3b],
      false,
    ],
    ['a GIF with a comment', 'gif', [...header, ...none, ...comment, ...pixels, 0x3b], false],
    [
      'a GIF of two frames with palettes of their own',
      'gif',
      [...header, ...none, ...own, ...own, 0x3b],
      true,
    ],
    ['a GIF that is cut off', 'gif', [...header, ...none, ...pixels, 0x2c, 0], true],
    ['an APNG', 'png', png(chunk('IHDR'), chunk('acTL', 0, 0, 0, 2, 0, 0, 0, 0), shot), true],
    [
      'an APNG behind a colour profile',
      'png',
      png(chunk('IHDR'), chunk('iCCP', ...Buffer.alloc(3000)), chunk('acTL', 0, 0, 1, 0, 0, 0, 0, 1), shot),
      true,
    ],
    ['an APNG of one frame', 'png', png(chunk('IHDR'), chunk('acTL', 0, 0, 0, 1, 0, 0, 0, 0), shot), false],
    ['a PNG whose profile and pixels look like it', 'png', png(chunk('IHDR'), profile, shot), false],
    ['a PNG that is cut off', 'png', png(profile).slice(0, 40), false],
    ['a WebP whose pixels look like it', 'webp', webp('VP8 ', 0b10), false],
    ['a WebP with a colour profile', 'webp', webp('VP8X', 0b100000), false],
    ['a WebP with a colour profile and frames', 'webp', webp('VP8X', 0b100010), true],
    ['an AVIF sequence', 'avif', [...iso('avis', 'avis')], true],
    ['an AVIF sequence behind a general brand', 'avif', [...iso('mif1', 'msf1', 'avis')], true],
    ['an AVIF', 'avif', [...iso('avif', 'avif')], false],
  ] as const)('%s', (_, type, bytes, isMoving) => {
    expect(isAnimated(type, Uint8Array.from(bytes))).toBe(isMoving);
  });
});

test.each([
  ['image/webp', { type: 'image/webp', extension: 'webp' }],
  ['image/png', { type: 'image/jpeg', extension: 'jpg' }],
])(
  'a browser that writes %s for WebP stores %j, at most 2400 pixels wide and high',
  async (written, stored) => {
    const bitmap = { width: 4800, height: 1200, close: () => undefined };
    const context = { drawImage: () => undefined, fillRect: () => undefined };
    const toBlob = (done: (blob: Blob) => void, asked: string) =>
      done(new Blob([], { type: asked === 'image/webp' ? written : asked }));
    const canvas = { width: 0, height: 0, getContext: () => context, toBlob };
    vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap));
    vi.stubGlobal('document', { createElement: () => canvas });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await prepareImage(new Blob([await picture.clone().png().toBuffer()]))).toMatchObject(stored);
    expect([canvas.width, canvas.height]).toEqual([2400, 600]);
  },
);

describe('a refused picture’s message says what to do', () => {
  test.each([
    ['SVG', Buffer.from('<svg/>'), /^SVG dosyaları güvenlik nedeniyle yüklenemez/],
    ['HEIC', iso('heic', 'heic'), /HEIC olarak.*“En Uyumlu”/],
    ['a text', Buffer.from('merhaba'), /^Bu dosya bir resim değil/],
  ])('%s', async (_, bytes, advice) => {
    const refusal: unknown = await prepareImage(new Blob([bytes])).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(FileRefused);
    expect(refusal).toHaveProperty('message', expect.stringMatching(advice));
  });
});
