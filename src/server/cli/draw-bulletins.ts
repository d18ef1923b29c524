import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drawFirstPage } from '../../../supabase/local/storage/bulletin-reader';
import { makeArchivedIssue, makeCoverPages } from '../../../supabase/seed/bulletins';

/** Draws the sample bulletins' first pages, and the issue that stands for the archive (`npm run pictures:seed`). */
const ARCHIVED_ISSUE = 'public/bultenler/ornek-bulten';
/** As wide as the list shows it at three pixels each, because a public file has no renditions. */
const ARCHIVED_COVER_PX = 216;

for (const { cover, pdf } of await makeCoverPages()) {
  const target = path.join('supabase/seed', cover);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, await drawFirstPage(pdf));
}
const archived = await makeArchivedIssue();
await writeFile(`${ARCHIVED_ISSUE}.pdf`, archived);
await sharp(await drawFirstPage(archived))
  .resize(ARCHIVED_COVER_PX)
  .toFile(`${ARCHIVED_ISSUE}.webp`);
