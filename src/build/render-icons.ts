import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Renders the icons of tabs and home screens. Run `npm run pictures:icons` after the drawing changes. */
const DRAWING = 'src/pictures/icon.svg';
const ICONS = [
  { file: 'public/apple-touch-icon.png', sizePx: 180 },
  { file: 'public/icon-192.png', sizePx: 192 },
  { file: 'public/icon-512.png', sizePx: 512 },
];
/** Systems that mask icons keep at least a circle of 80% (https://www.w3.org/TR/appmanifest/#icon-masks). */
const MASKABLE = { file: 'public/icon-maskable-512.png', sizePx: 512, share: 0.8 };
/** Some programs request this address without reading the page. */
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

/** Wraps a PNG as .ico: a header of 6 bytes and a directory entry of 16. */
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
