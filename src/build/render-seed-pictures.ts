import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Renders the sample content's pictures. Run `npm run pictures:seed` after a drawing changes. */
const SOURCE_DIR = 'src/pictures/seed';
const TARGET_DIR = 'supabase/seed/media';
const FOLDER_BY_PREFIX: Record<string, string> = { kapak: 'covers', hero: 'hero', logo: 'logos' };

/** Keeps the repository and the first start small. */
const MAX_PICTURE_BYTES = 60_000;
const QUALITIES = [84, 78, 72, 66, 60, 54, 48, 42, 36];

for (const name of await readdir(SOURCE_DIR)) {
  const { name: base } = path.parse(name);
  const folder = FOLDER_BY_PREFIX[base.split('-')[0] ?? ''];
  if (folder === undefined)
    throw new Error(`${name}: the name must begin with ${Object.keys(FOLDER_BY_PREFIX).join(', ')}`);
  await mkdir(path.join(TARGET_DIR, folder), { recursive: true });
  await writeFile(
    path.join(TARGET_DIR, folder, `${base}.webp`),
    await renderWithinBudget(path.join(SOURCE_DIR, name)),
  );
}

async function renderWithinBudget(drawing: string): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await sharp(drawing).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (picture.byteLength < MAX_PICTURE_BYTES) return picture;
  }
  throw new Error(`${drawing} cannot be rendered under ${MAX_PICTURE_BYTES} bytes`);
}
