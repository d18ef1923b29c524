import { expect, test } from 'vitest';
import { subscriptionLinks } from '../../../../src/features/calendar/subscription/subscription-links';
import { announcement, fakeApi, ORIGIN } from '../fake-api';
import { openPage } from '../page-document';

const PATH = '/duyurular/7-cinaralti-bulusmasi';

test('an item is passed on by WhatsApp without script, with its whole address', async () => {
  const { main } = await openPage(PATH, fakeApi({ announcements: [announcement()] }));
  const links = [...main.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"]')];
  const texts = links.map(({ href }) => new URL(href).searchParams.get('text'));
  expect(texts).toEqual([`Çınaraltı buluşması\n${ORIGIN}${PATH}`]);
});

test('a missing item has no share links', async () => {
  const { status, main } = await openPage(PATH);
  expect([status, main.querySelector('a[href^="https://wa.me/"]')]).toEqual([404, null]);
});

test.each(['/duyurular', '/duyurular/etkinlikler', '/mezunlarimiz/mezunlardan-haberler'])(
  '%s leads to the feed',
  async (path) => {
    const { main } = await openPage(path);
    expect(main.querySelector('a[href="/rss.xml"]')?.getAttribute('type')).toBe('application/rss+xml');
  },
);

test('the calendar is followed from whatever month is open, without script', async () => {
  const { main } = await openPage('/duyurular/takvim?ay=2033-05');
  const details = main.querySelector('details');
  expect(details?.querySelector('summary')?.textContent).toBe('Takvime abone ol');
  const hrefs = [...(details?.querySelectorAll('a') ?? [])].map(({ href }) => href);
  expect(hrefs).toEqual(
    subscriptionLinks(`${ORIGIN}/takvim.ics`, 'NDS Mezunlar Derneği Takvimi').map(({ href }) => href),
  );
  expect(details?.querySelector('code')?.textContent).toBe(`${ORIGIN}/takvim.ics`);
});

test('each calendar gets the address in its own form', () => {
  const links = new Map(
    subscriptionLinks('https://mezunlar.example/takvim.ics', 'Dernek & Takvim').map(({ name, href }) => [
      name,
      new URL(href),
    ]),
  );
  const webcal = 'webcal://mezunlar.example/takvim.ics';
  expect(links.get('apple')?.href).toBe(webcal);
  expect(links.get('google')?.searchParams.get('cid')).toBe(webcal);
  for (const name of ['outlook', 'microsoft365'] as const) {
    expect(Object.fromEntries(links.get(name)?.searchParams ?? [])).toEqual({
      url: 'https://mezunlar.example/takvim.ics',
      name: 'Dernek & Takvim',
    });
  }
});
