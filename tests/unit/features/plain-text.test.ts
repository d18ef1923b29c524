// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { structuredData } from '../../../src/app/head/structured-data';
import { announcementMeta } from '../../../src/features/announcements/detail/announcement-detail';
import { eventMeta } from '../../../src/features/events/detail/event-meta';
import { feedItems } from '../../../src/feeds/feed-items';
import { eventOccasion } from '../../../src/feeds/occasions';
import { DEFAULT_SETTINGS } from '../../../src/lib/database/settings';
import { cardText } from '../../../src/lib/text/card-text';
import { eventRow } from '../../fixtures/event-row';
import { FEED_ROWS } from '../../fixtures/feed-rows';

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
