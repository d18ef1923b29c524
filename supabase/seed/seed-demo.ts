import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database/database.types';
import { newSlug } from '../../src/lib/text/slug';
import { bulletinPdf } from './bulletin-pdf';
import { alumniNews } from './content/alumni-news';
import { recentAnnouncements } from './content/announcements';
import { readAwardRecipients } from './content/award-recipients';
import { boardMembers } from './content/board-members';
import { bulletinArchive } from './content/bulletin-archive';
import { sampleBulletins } from './content/bulletins';
import { calendarEntries } from './content/calendar';
import { comingEvents } from './content/coming-events';
import { literatureAwards } from './content/literature-awards';
import { memberPerks } from './content/member-perks';
import { olderAnnouncements } from './content/older-announcements';
import { pastEvents } from './content/past-events';
import { sampleSettings } from './content/settings';
import { coverAlts } from './cover-alts';
import { createMediaLibrary, type MediaLibrary } from './media-library';
import { createSampleDays } from './sample-days';
import type { SampleAnnouncement, SampleEvent } from './sample-types';

type ContentTable = Exclude<keyof Database['public']['Tables'], 'profiles' | 'slug_history'>;
type Client = SupabaseClient<Database>;

/** Administrators see what is still sample content on the overview. */
const SAMPLE = { is_sample: true } as const;
const SAMPLE_NOTE =
  '<p><em>Bu sayfa örnek içeriktir; adı geçen kişiler, yerler ve tarihler kurgudur.</em></p>';

/**
 * Fills every empty content table with sample content, with dates relative to `now`, and uploads its files. The client needs the
 * service role. An interrupted seeding can be repeated.
 */
export async function seedDemo(client: Client, now = new Date()): Promise<void> {
  const days = createSampleDays(now);
  const media = createMediaLibrary(client, now);

  await fill(client, 'announcements', async () => {
    const samples = [...recentAnnouncements(days), ...olderAnnouncements(days)];
    const rows = await Promise.all(
      samples.map(async (sample) => ({
        ...(await articleColumns(media, 'announcements', sample)),
        created_at: earlier(sample.published_at ?? days.moment(-1, '12:00'), now),
      })),
    );
    return client.from('announcements').insert(rows);
  });

  // Events add entries of their own, after which the calendar would not be empty.
  await fill(client, 'calendar', () =>
    client.from('calendar').insert(calendarEntries(days).map((row) => ({ ...row, ...SAMPLE }))),
  );

  await fill(client, 'events', async () => {
    const rows = await Promise.all(
      [...comingEvents(days), ...pastEvents(days)].map(async ({ gallery, ...sample }) => ({
        ...(await articleColumns(media, 'events', sample)),
        ...(await galleryColumns(media, gallery)),
        slug: newSlug(sample.title, { max: 80, fallback: 'etkinlik' }),
        in_calendar: sample.in_calendar ?? false,
        status: sample.status ?? 'planned',
        published_at: sample.published_at === undefined ? now.toISOString() : sample.published_at,
      })),
    );
    return client.from('events').insert(rows);
  });

  await fill(client, 'bulletins', async () => {
    const rows = await Promise.all(
      sampleBulletins(days).map(async (bulletin) => {
        const { year, month } = bulletin;
        const name = `bulten-${year}-${String(month).padStart(2, '0')}`;
        return {
          ...SAMPLE,
          year,
          month,
          pdf_url: await media.addPdf('bulletins', name, bulletinPdf(bulletin)),
        };
      }),
    );
    return client.from('bulletins').insert(rows);
  });

  await fill(client, 'alumni_news', async () => {
    const rows = await Promise.all(
      alumniNews(days).map(async ({ cover, isExternal, ...news }) => ({
        ...news,
        ...SAMPLE,
        published_at: news.created_at ?? null,
        slug: isExternal ? null : newSlug(news.title, { max: 140, fallback: 'haber' }),
        image_url: await media.addPicture('alumni_news', `covers/${cover}`),
        image_alt: coverAlts[cover] ?? null,
      })),
    );
    return client.from('alumni_news').insert(rows);
  });

  await fill(client, 'member_perks', async () => {
    const rows = await Promise.all(
      memberPerks.map(async ({ logo, ...perk }) => ({
        ...perk,
        ...SAMPLE,
        logo_url: await media.addPicture('perks', logo && `logos/${logo}`),
      })),
    );
    return client.from('member_perks').insert(rows);
  });

  await fill(client, 'board_members', async () => {
    const rows = await Promise.all(
      boardMembers(days).map(async ({ portrait, ...member }) => ({
        ...member,
        ...SAMPLE,
        photo_url: await media.addPicture('board_members', `portraits/${portrait}`),
      })),
    );
    return client.from('board_members').insert(rows);
  });

  await fill(client, 'award_recipients', async () => {
    const rows = await readAwardRecipients();
    return client.from('award_recipients').insert(rows.map((row) => ({ ...row, ...SAMPLE })));
  });

  await fill(client, 'literature_awards', async () => {
    const rows = await Promise.all(
      literatureAwards.map(async (award) => ({
        ...award,
        ...SAMPLE,
        cover_url: await media.addPicture('literature_awards', `books/kitap-${award.year}`),
        cover_alt: `“${award.title}” adlı kitabın çizim kapağı`,
      })),
    );
    return client.from('literature_awards').insert(rows);
  });

  await fill(client, 'bulletin_archive', () =>
    client.from('bulletin_archive').insert(bulletinArchive.map((row) => ({ ...row, ...SAMPLE }))),
  );

  // The row is there from the beginning. What nobody has touched is filled.
  const { error } = await client
    .from('settings')
    .update({ ...sampleSettings, ...SAMPLE })
    .is('iban', null)
    .is('email', null);
  if (error) throw new Error(`The sample settings were refused: ${error.message}`, { cause: error });
}

async function fill(
  client: Client,
  table: ContentTable,
  insert: () => PromiseLike<{ error: Error | null }>,
): Promise<void> {
  const { data, error } = await client.from(table).select('id').limit(1);
  if (error) throw error;
  if (data.length > 0) return;
  const { error: refusal } = await insert();
  if (refusal)
    throw new Error(`Sample rows of ${table} were refused: ${refusal.message}`, { cause: refusal });
}

async function articleColumns<Article extends SampleAnnouncement | Omit<SampleEvent, 'gallery'>>(
  media: MediaLibrary,
  folder: 'announcements' | 'events',
  { cover, hero, ...columns }: Article,
) {
  return {
    ...columns,
    ...SAMPLE,
    body: columns.body ? `${columns.body}\n${SAMPLE_NOTE}` : null,
    // In one insert, rows that lack a column get null and not the default.
    featured_home: columns.featured_home ?? false,
    cover_url: await media.addPicture(folder, cover && `covers/${cover}`),
    cover_alt: coverAlts[cover ?? ''] ?? null,
    hero_bg_url: await media.addPicture(`${folder}/hero_bg`, hero && `hero/${hero}`),
  };
}

async function galleryColumns(media: MediaLibrary, files: readonly string[] = []) {
  const gallery: string[] = [];
  const gallery_alt: Record<string, string> = {};
  for (const file of files) {
    const address = await media.addPicture('events', `covers/${file}`);
    if (address === null) continue;
    gallery.push(address);
    gallery_alt[address] = coverAlts[file] ?? '';
  }
  return { gallery, gallery_alt };
}

/** Returns the earlier of publication and now, as the time of writing. */
function earlier(published: string, now: Date): string {
  return published < now.toISOString() ? published : now.toISOString();
}
