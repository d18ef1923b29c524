import { expect, test } from 'vitest';
import { createPublicDatabase } from '../../../../src/lib/database/public-database';
import { answerEventFile } from '../../../../src/server/feeds/event-file';
import { eventRow } from '../../../fixtures/event-row';
import { CONFIG, fakeApi, ORIGIN } from '../../app/fake-api';

const CONCERT = eventRow({ id: 7, title: 'Konser', slug: 'konser' });

/** Requests a file of a site with one concert, whose former slug is 'bahar'. */
function ask(file: string, event: object = CONCERT) {
  const { fetch } = fakeApi({
    events: ({ searchParams }) =>
      searchParams.get('slug') === 'eq.konser' || searchParams.get('id') === 'eq.7' ? [event] : [],
    slug_history: (url) => (url.searchParams.get('slug') === 'eq.bahar' ? [{ row_id: 7 }] : []),
  });
  const database = createPublicDatabase({ config: CONFIG, origin: ORIGIN, fetch });
  return answerEventFile({ database, file, origin: ORIGIN });
}

test('an event’s calendar file has its slug as name', async () => {
  const answer = await ask('konser.ics');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain('konser.ics');
  expect(await answer.text()).toContain('SUMMARY:Konser');
});

test.each(['bahar.ics', '7.ics'])('%s redirects to the current name', async (file) => {
  const answer = await ask(file);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/duyurular/etkinlikler/konser.ics');
});

test('an event without a date has no file, and neither has an unknown one', async () => {
  expect((await ask('konser.ics', { ...CONCERT, starts_at: null })).status).toBe(404);
  expect((await ask('baska.ics')).status).toBe(404);
  expect((await ask('8.ics')).status).toBe(404);
});
