import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Run `npm run pictures:seed` after a drawing changes. Slides, which a migration names, are copied: they are smaller so. */
const SOURCE_DIRS = ['src/pictures/seed', 'src/pictures/portraits', 'src/pictures/books'];
const TARGET_DIR = 'supabase/seed/media';
const FOLDER_BY_PREFIX: Record<string, string> = {
  kapak: 'covers',
  hero: 'hero',
  logo: 'logos',
  portre: 'portraits',
  kitap: 'books',
};
const SLIDES = { 'hero-courtyard': 'avlu', 'hero-bosphorus': 'bogaz', 'hero-library': 'kutuphane' };
const SLIDE_DIR = 'public/slaytlar';

/** Keeps the repository and the first start small. */
const MAX_PICTURE_BYTES = 60_000;
const QUALITIES = [84, 78, 72, 66, 60, 54, 48, 42, 36];

for (const source of SOURCE_DIRS) {
  for (const name of await readdir(source)) {
    const { name: base } = path.parse(name);
    const folder = FOLDER_BY_PREFIX[base.split('-')[0] ?? ''];
    // A page's own picture, which no row shows.
    if (folder === undefined) continue;
    await render(path.join(source, name), path.join(TARGET_DIR, folder, `${base}.webp`));
  }
}
for (const [drawing, name] of Object.entries(SLIDES)) {
  await copyFile(`src/pictures/${drawing}.svg`, path.join(SLIDE_DIR, `${name}.svg`));
}

async function render(drawing: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, await renderWithin(MAX_PICTURE_BYTES, drawing));
}

async function renderWithin(maxBytes: number, drawing: string): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await sharp(drawing).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (picture.byteLength < maxBytes) return picture;
  }
  throw new Error(`${drawing} cannot be rendered under ${maxBytes} bytes`);
}
