import { expect, test } from 'vitest';
import { UnavailableError } from '../../../../src/lib/database/read-rows';
import { sendRequest, PAGE, startSites, useTwoSites } from '../../../fixtures/two-sites';

useTwoSites();

test('while the version cannot be read, visitors get the last rendering, with its age', async () => {
  const { cached, version, readVersion, clock, rendered } = await startSites();
  const fresh = await sendRequest(cached, { target: '/' });
  version.invalidate();
  readVersion.mockRejectedValue(new UnavailableError('Kapalı'));
  clock.time = 90_400;
  const stale = await sendRequest(cached, { target: '/?a=b' });
  expect(stale).toEqual({ ...fresh, headers: { ...fresh.headers, age: '90' } });
  const { status, headers } = await sendRequest(cached, {
    target: '/',
    headers: { 'if-none-match': fresh.headers.etag },
  });
  expect([status, headers.age]).toEqual([304, '90']);
  expect(rendered).toHaveLength(1);
  readVersion.mockResolvedValue('2');
  expect((await sendRequest(cached, { target: '/' })).headers).not.toHaveProperty('age');
});

test.each(['/admin/duyurular', '/giris', '/arama?q=a'])('%s is never sent stale', async (target) => {
  const site = { page: PAGE };
  const { cached, version, readVersion } = await startSites(() => site.page);
  await sendRequest(cached, { target });
  version.invalidate();
  readVersion.mockRejectedValue(new UnavailableError('Kapalı'));
  site.page = { ...PAGE, status: 503, html: 'Kapalı' };
  expect(await sendRequest(cached, { target })).toMatchObject({
    status: 503,
    headers: { 'retry-after': '30' },
  });
});

test.each([
  ['fails', { status: 503, isFaulty: true }],
  ['lacks its rows', { isFaulty: true }],
])('a new rendering that %s does not replace a good one', async (_, failure) => {
  const site = { page: PAGE };
  const { cached, version, readVersion } = await startSites(() => site.page);
  const good = await sendRequest(cached, { target: '/' });
  Object.assign(site, { page: { ...PAGE, html: '<p>Hata</p>', ...failure } });
  readVersion.mockResolvedValue('2');
  version.invalidate();
  const shown = await sendRequest(cached, { target: '/' });
  expect([shown.status, shown.text, shown.headers.age]).toEqual([200, good.text, '0']);
});
