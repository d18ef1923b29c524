import sharp from 'sharp';

/** Renders the home-screen icons from the monogram: `npm run pictures:icons`, after the drawing changed. */
const DRAWING = 'src/pictures/icon.svg';
const ICONS = [
  { file: 'public/apple-touch-icon.png', sizePx: 180 },
  { file: 'public/icon-192.png', sizePx: 192 },
  { file: 'public/icon-512.png', sizePx: 512 },
];

for (const { file, sizePx } of ICONS) {
  await sharp(DRAWING).resize(sizePx).png({ palette: true, compressionLevel: 9 }).toFile(file);
}
