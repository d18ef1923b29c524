import { expect, test } from 'vitest';
import { subscriptionLinks } from '../../../../src/features/calendar/subscription/subscription-links';

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
