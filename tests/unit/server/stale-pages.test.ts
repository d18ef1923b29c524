import { expect, test } from 'vitest';
import { UnavailableError } from '../../../src/shared/read-rows';
import { ask, PAGE, startSites, useTwoSites } from '../../fixtures/two-sites';

useTwoSites();

test('while the version cannot be read, visitors get what was last rendered, with its age', async () => {
  const { fast, content, readVersion, clock, asked } = await startSites();
  const fresh = await ask(fast, { target: '/' });
  content.forget();
  readVersion.mockRejectedValue(new UnavailableError('Kapalı'));
  clock.now = 90_400;
  const stale = await ask(fast, { target: '/?a=b' });
  expect(stale).toEqual({ ...fresh, headers: { ...fresh.headers, age: '90' } });
  const { status, headers } = await ask(fast, {
    target: '/',
    headers: { 'if-none-match': fresh.headers.etag },
  });
  expect([status, headers.age]).toEqual([304, '90']);
  expect(asked).toHaveLength(1);
  readVersion.mockResolvedValue('2');
  expect((await ask(fast, { target: '/' })).headers).not.toHaveProperty('age');
});

test('a backend that answers but knows no version has its pages rendered anew', async () => {
  const { fast, content, readVersion, asked } = await startSites();
  await ask(fast, { target: '/' });
  readVersion.mockRejectedValue(new Error('function content_version does not exist'));
  content.forget();
  for (let visits = 0; visits < 2; visits += 1)
    expect((await ask(fast, { target: '/' })).headers).not.toHaveProperty('age');
  expect(asked).toHaveLength(3);
});

test.each([
  ['fails', { status: 503, isFaulty: true }],
  ['lacks its rows', { isFaulty: true }],
])('a new rendering that %s does not take the place of a good one', async (_, failure) => {
  const site = { page: PAGE };
  const { fast, content, readVersion } = await startSites(() => site.page);
  const good = await ask(fast, { target: '/' });
  Object.assign(site, { page: { ...PAGE, html: '<p>Hata</p>', ...failure } });
  readVersion.mockResolvedValue('2');
  content.forget();
  const shown = await ask(fast, { target: '/' });
  expect([shown.status, shown.text, shown.headers.age]).toEqual([200, good.text, '0']);
});
