import { describe, expect, test } from 'vitest';
import { readSampleRows } from '../../../supabase/seed/sample-rows';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

async function eventsOn(day: string) {
  const events = await readSampleRows('events', new Date(`${day}T09:00:00Z`));
  return new Map(events.map((event) => [event.slug, String(event.starts_at)]));
}

const weekdayOf = (moment = '') => WEEKDAYS[new Date(Date.parse(moment) + 3 * 3_600_000).getUTCDay()];

describe.each(['2026-11-28', '2026-05-12', '2027-01-20', '2027-02-18'])('on %s', (today) => {
  test.each([
    ['kitap-kulubu-bogaz-kiyisinda-bir-roman', 'Thu'],
    ['genc-mezunlar-kahvaltisi', 'Sun'],
    ['cocuklar-icin-resim-atolyesi', 'Sat'],
    ['mezunlar-korosu-konseri', 'Sun'],
    ['olagan-genel-kurul', 'Sat'],
    ['safranbolu-da-iki-gun', 'Sat'],
    ['mezunlar-yelken-kupasi', 'Sat'],
    ['sertifika-toreni', 'Sat'],
  ])('the sample event %s is on a %s', async (slug, weekday) => {
    expect(weekdayOf((await eventsOn(today)).get(slug))).toBe(weekday);
  });

  test('Mezunlar Günü is on the next 20 January, and the general assembly in February', async () => {
    const events = await eventsOn(today);
    expect(events.get('mezunlar-gunu')).toMatch(/^\d{4}-01-20T10:00/);
    expect(events.get('olagan-genel-kurul')).toMatch(/^\d{4}-02-\d\dT11:00/);
    for (const slug of ['mezunlar-gunu', 'olagan-genel-kurul'])
      expect(Date.parse(events.get(slug) ?? ''), slug).toBeGreaterThan(Date.parse(today));
  });

  test('the choir rehearses on a Tuesday, as its text says', async () => {
    const entries = await readSampleRows('calendar', new Date(`${today}T09:00:00Z`));
    const { date } = entries.find(({ title }) => title === 'Koro genel provası') ?? {};
    expect(weekdayOf(`${String(date)}T00:00:00+03:00`)).toBe('Tue');
  });
});

test.each([
  ['Mezunlar Günü için kayıtlar başladı', 'mezunlar-gunu'],
  ['Olağan genel kurul çağrısı', 'olagan-genel-kurul'],
])('“%s” leads to its event, which is in the calendar, and to its registration', async (title, slug) => {
  const announcement = (await readSampleRows('announcements')).find((row) => row.title === title);
  expect(announcement?.body).toContain(`href="/duyurular/etkinlikler/${slug}"`);
  expect(announcement?.body).toMatch(/href="https:\/\/uye\.nds-mezunlar\.example\/[a-z-]+"/);
  const event = (await readSampleRows('events')).find((row) => row.slug === slug);
  expect(event).toMatchObject({ in_calendar: true });
});
