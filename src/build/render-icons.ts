import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Renders the icons of tabs and home screens from the monogram: `npm run pictures:icons`, after the drawing changed. */
const DRAWING = 'src/pictures/icon.svg';
const ICONS = [
  { file: 'public/apple-touch-icon.png', sizePx: 180 },
  { file: 'public/icon-192.png', sizePx: 192 },
  { file: 'public/icon-512.png', sizePx: 512 },
];
/** A system that cuts icons to its own shape keeps a circle of 80% (https://www.w3.org/TR/appmanifest/#icon-masks). */
const MASKABLE = { file: 'public/icon-maskable-512.png', sizePx: 512, share: 0.8 };
/** For those who ask for it under its old name, whatever the page says. */
const TAB = { file: 'public/favicon.ico', sizePx: 32 };

for (const { file, sizePx } of ICONS) await writeFile(file, await draw(sizePx));

const inside = Math.round(MASKABLE.sizePx * MASKABLE.share);
const edge = (MASKABLE.sizePx - inside) / 2;
const around = { top: edge, right: edge, bottom: edge, left: edge, extendWith: 'copy' } as const;
await sharp(await draw(inside))
  .extend(around)
  .png({ palette: true, compressionLevel: 9 })
  .toFile(MASKABLE.file);

await writeFile(TAB.file, toIco(await draw(TAB.sizePx), TAB.sizePx));

function draw(sizePx: number): Promise<Buffer> {
  return sharp(DRAWING).resize(sizePx).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/** The frame that an .ico puts around one PNG: a header of 6 bytes, and an entry of 16 that says where it begins. */
function toIco(png: Buffer, sizePx: number): Buffer {
  const frame = Buffer.alloc(22);
  frame.writeUInt16LE(1, 2);
  frame.writeUInt16LE(1, 4);
  frame.writeUInt8(sizePx, 6);
  frame.writeUInt8(sizePx, 7);
  frame.writeUInt16LE(1, 10);
  frame.writeUInt16LE(32, 12);
  frame.writeUInt32LE(png.byteLength, 14);
  frame.writeUInt32LE(frame.byteLength, 18);
  return Buffer.concat([frame, png]);
}
