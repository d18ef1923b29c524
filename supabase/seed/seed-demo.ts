import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { MEDIA_BUCKET, MEDIA_FILES } from '../../src/lib/media/stored-files';
import { makeBulletins } from './bulletins';
import alternativeTexts from './media/alternative-texts.json' with { type: 'json' };
import { readSampleRows, type SampleRow } from './sample-rows';

/** Events add entries of their own, after which the calendar would not be empty. */
const TABLES = [
  ...['announcements', 'calendar', 'events', 'bulletins', 'alumni_news', 'member_perks'],
  ...['board_members', 'award_recipients', 'literature_awards', 'bulletin_archive'],
];
/** Their sample rows are published, unless one says otherwise. */
const PUBLISHED = ['events', 'alumni_news', 'member_perks'];
/** Administrators see what is still sample content on the overview. */
const SAMPLE = { is_sample: true };
const SAMPLE_NOTE =
  '<p><em>Bu sayfa örnek içeriktir; adı geçen kişiler, yerler ve tarihler kurgudur.</em></p>';
const ALTERNATIVE_TEXTS = new Map<unknown, string>(Object.entries(alternativeTexts));

/** Uploads a file into a folder of the bucket and gives its site path. */
type Upload = (folder: string, name: string, bytes: Uint8Array) => Promise<string>;

/** Fills every empty content table, with dates relative to `now`. The client needs the service role. It can be repeated. */
export async function seedDemo(client: SupabaseClient, now = new Date()): Promise<void> {
  const upload = createUpload(client, now);
  for (const table of TABLES) {
    const { count, error } = await client.from(table).select('*', { count: 'exact', head: true });
    if (error) throw error;
    if (count) continue;
    const rows = await rowsOf(table, client, upload, now);
    // A column that a row lacks gets its default.
    await client.from(table).insert(rows, { defaultToNull: false }).throwOnError();
  }
  // The row is there from the beginning. What nobody has touched is filled.
  const [settings] = await readSampleRows('settings');
  const filled = { ...settings, ...SAMPLE };
  await client.from('settings').update(filled).is('iban', null).is('email', null).throwOnError();
}

async function rowsOf(
  table: string,
  client: SupabaseClient,
  upload: Upload,
  now: Date,
): Promise<SampleRow[]> {
  if (table === 'bulletins')
    return Promise.all(
      (await makeBulletins(now)).map(async ({ pdf, cover, text, year, month }) => {
        const name = `bulten-${year}-${String(month).padStart(2, '0')}`;
        const pdf_url = await upload('bulletins', `${name}.pdf`, pdf);
        const pages = JSON.stringify([text]);
        await client.rpc('keep_document', { resource: 'bulletins', address: pdf_url, pages }).throwOnError();
        return {
          year,
          month,
          pdf_url,
          cover_url: await upload('bulletins', `${name}.webp`, cover),
          ...SAMPLE,
        };
      }),
    );
  const folder = table === 'member_perks' ? 'perks' : table;
  return Promise.all(
    (await readSampleRows(table, now)).map(async (row) => ({
      ...(PUBLISHED.includes(table) && { published_at: now.toISOString() }),
      // One file stands for all issues, in which there is nothing to find.
      ...(table === 'bulletin_archive' && { is_searchable: false }),
      ...(await withPictures(row, folder, upload)),
      ...(typeof row.body === 'string' && { body: `${row.body}\n${SAMPLE_NOTE}` }),
      ...(typeof row.published_at === 'string' && { created_at: earlier(row.published_at, now) }),
      ...SAMPLE,
    })),
  );
}

/** Replaces the files that a row names by their addresses, and adds their alternative texts. Each row has its own copies. */
async function withPictures(row: SampleRow, folder: string, upload: Upload): Promise<SampleRow> {
  const filled = { ...row };
  const add = async (column: string, file: unknown) => {
    const source = path.join(import.meta.dirname, String(file));
    const place = column === 'hero_bg_url' ? `${folder}/hero_bg` : folder;
    return upload(place, path.basename(source), await readFile(source));
  };
  for (const [column, value] of Object.entries(row)) {
    const alternative = ALTERNATIVE_TEXTS.get(value);
    if (Array.isArray(value)) {
      const addresses = await Promise.all(value.map((file) => add(column, file)));
      filled[column] = addresses;
      filled[`${column}_alt`] = Object.fromEntries(
        addresses.map((address, index) => [address, ALTERNATIVE_TEXTS.get(value[index])]),
      );
    } else if (typeof value === 'string' && value.startsWith('media/')) {
      filled[column] = await add(column, value);
      if (alternative !== undefined) filled[column.replace('_url', '_alt')] = alternative;
    }
  }
  return filled;
}

function createUpload(client: SupabaseClient, now: Date): Upload {
  let count = 0;
  return async (folder, name, bytes) => {
    const target = `${folder}/${now.getTime()}-${String(++count).padStart(3, '0')}-${name}`;
    const contentType = name.endsWith('.pdf') ? 'application/pdf' : 'image/webp';
    // The embedded and the hosted backend both take a plain buffer, and nothing else.
    const { error } = await client.storage
      .from(MEDIA_BUCKET)
      .upload(target, new Uint8Array(bytes).buffer, { contentType, cacheControl: '3600' });
    if (error) throw new Error(`Sample file ${target} was not stored: ${error.message}`, { cause: error });
    return MEDIA_FILES + target;
  };
}

/** Returns the earlier of publication and now, as the time of writing. */
function earlier(published: string, now: Date): string {
  return published < now.toISOString() ? published : now.toISOString();
}
