import { expect, test } from 'vitest';
import { subscriptionLinks } from '../../../../src/features/calendar/subscription/subscription-links';
import { ORIGIN } from '../../app/fake-api';
import { openPage } from '../../app/page-document';

test('the calendar is followed from whatever month is open, without script', async () => {
  const { texts, values } = await openPage('/duyurular/takvim?ay=2033-05');
  expect(texts('details summary')).toEqual(['Takvime abone ol']);
  const links = subscriptionLinks(`${ORIGIN}/takvim.ics`, 'NDS Mezunlar Derneği Takvimi');
  expect(values('details a', 'href')).toEqual(links.map(({ href }) => href));
  expect(texts('details code')).toEqual([`${ORIGIN}/takvim.ics`]);
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
