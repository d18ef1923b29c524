// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { structuredData } from '../../../src/app/head/structured-data';
import { announcementMeta } from '../../../src/features/announcements/detail/announcement-detail';
import { eventMeta } from '../../../src/features/events/detail/event-meta';
import { writeEventFile } from '../../../src/feeds/calendar-file';
import { feedItems } from '../../../src/feeds/feed-items';
import { writeJsonFeed } from '../../../src/feeds/json-feed';
import { eventOccasion } from '../../../src/feeds/occasions';
import { DEFAULT_SETTINGS } from '../../../src/lib/database/settings';
import { writeRss } from '../../../src/feeds/rss';
import { asHtml } from '../../../src/lib/html/html';
import { cardText } from '../../../src/lib/text/card-text';
import { announcementCaption, eventCaption } from '../../../src/sharing/share-captions';
import { composeMail } from '../../../supabase/local/mail/compose';
import { eventRow } from '../../fixtures/event-row';
import { FEED_ROWS } from '../../fixtures/feed-rows';
import { parseCalendar } from '../../fixtures/parsed-calendar';

/** What people write in a lead, an excerpt or a title. */
const TEXTS = [
  'Ayşe <ayse@dernek.example> ile 3 < 5',
  'a<b ve b>c',
  '<3 okulumuz',
  'Kahve & çay',
  '&lt;p&gt; ve &amp;',
  '<b>kalın</b> değil',
  '<!-- not -->',
  '5 < 7 > 3',
];

test.each(TEXTS)('%s stays whole on cards, in descriptions, feeds and calendars', (text) => {
  const [announcement] = FEED_ROWS.announcements;
  if (!announcement) throw new Error('No announcement');
  const row = { ...announcement, title: text, lead: text, excerpt: text };
  const event = eventRow({ lead: text });
  const feed = feedItems(
    { announcements: [row], events: [], news: [] },
    { origin: 'https://mezunlar.example', backendOrigin: 'https://mezunlar.example' },
  );
  expect([
    cardText('announcements', { ...row }, 180),
    cardText('events', { ...event }, 180),
    announcementMeta(row).description,
    eventMeta(event).description,
    feed[0]?.title,
    feed[0]?.summary,
    eventOccasion(event).description,
  ]).toEqual(Array.from({ length: 7 }, () => text));
  for (const meta of [announcementMeta(row), eventMeta(eventRow({ title: text, lead: text }))])
    expect(structuredData(meta, 'https://mezunlar.example', DEFAULT_SETTINGS)).toContain(
      JSON.stringify(text).replaceAll('<', '\\u003c'),
    );
  const lead = document.createElement('div');
  lead.innerHTML = feed[0]?.html ?? '';
  expect(lead.querySelector('p')?.textContent).toBe(text);
});

const ORIGIN = 'https://mezunlar.example';
const PICTURE = '/storage/v1/object/public/media/announcements/1-ab.webp';

test.each(TEXTS)('%s stays whole in files, share pictures, mails and descriptions of pictures', (text) => {
  const [announcement] = FEED_ROWS.announcements;
  if (!announcement) throw new Error('No announcement');
  const written = document.createElement('i');
  written.textContent = text;
  const body = asHtml(
    `<p>a</p><img src="${PICTURE}" alt="${written.innerHTML}"><p><a href="/aidat">b</a></p>`,
  );
  const row = { ...announcement, title: text, lead: text, excerpt: text, body };
  const event = eventRow({ title: text, lead: text, location: text, starts_at: '2026-06-01T14:30:00Z' });
  const origins = { origin: ORIGIN, backendOrigin: ORIGIN };
  const items = feedItems({ announcements: [row], events: [], news: [] }, origins);

  const rss = new DOMParser().parseFromString(
    writeRss(
      items.map((item) => ({ ...item, imageBytes: null })),
      ORIGIN,
      text,
    ),
    'text/xml',
  );
  const json = JSON.parse(writeJsonFeed(items, ORIGIN, text)) as {
    title: string;
    items: { title: string }[];
  };
  const [entry] = parseCalendar(writeEventFile(event, ORIGIN) ?? '').events;
  const mail = new DOMParser().parseFromString(composeMail(text, [text]).html, 'text/html');
  expect([
    ...Array.from(
      rss.querySelectorAll('channel > title, item > title, item > description'),
      (each) => each.textContent,
    ),
    ...[json.title, json.items[0]?.title],
    ...[entry?.summary, entry?.description, entry?.location],
    ...[announcementCaption(row).title, eventCaption(event).title],
    ...[mail.title, mail.querySelectorAll('p')[1]?.textContent],
  ]).toEqual(Array.from({ length: 12 }, () => text));

  const content = new DOMParser().parseFromString(items[0]?.html ?? '', 'text/html');
  const picture = content.querySelector('img');
  // The policy of bodies takes no attribute that would end a comment.
  const described = text.includes('-->') ? '' : text;
  expect(['alt', 'src', 'srcset'].map((name) => picture?.getAttribute(name))).toEqual([
    described,
    ORIGIN + PICTURE,
    null,
  ]);
  expect(content.querySelector('a')?.getAttribute('href')).toBe(`${ORIGIN}/aidat`);
});
