import { expect, test } from 'vitest';
import { socialAccounts } from '../../../../src/content/site';
import { linesOf } from '../../../../src/lib/text/lines';
import { settingsRow } from '../../../fixtures/settings-row';
import { fakeApi, renderPath as render } from '../fake-api';

const ADDRESSES = '/iletisim/iletisim-adresleri';
const SOCIAL = '/iletisim/nds-sosyal-medya';

const settings = settingsRow();
const renderPath = (path: string) => render(path, fakeApi({ settings: [settings] }));

test('the contact section begins with the addresses', async () => {
  expect(await renderPath('/iletisim')).toMatchObject({ status: 301, redirect: ADDRESSES });
});

test('the addresses name the association, two lines, a telephone, an e-mail and the way there', async () => {
  const { status, html } = await renderPath(ADDRESSES);
  expect(status).toBe(200);
  expect(html).toContain('data-theme="light"');
  expect(html).toMatch(new RegExp(`<h2[^>]*>${settings.association_name}</h2>`));
  const lines = linesOf(String(settings.address));
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(html).toContain(line);
  expect(html).toMatch(/href="tel:\+902120000000"[^>]*>\+90 \(212\) 000 00 00</);
  expect(html).toContain(`href="mailto:${settings.email}"`);
  expect(html).toMatch(/href="https:\/\/www\.google\.com\/maps\/dir\/[^"]*"[^>]*>Yol tarifi/);
});

test('the map is a drawing until the visitor clicks, and the button says what it does', async () => {
  const { html } = await renderPath(ADDRESSES);
  expect(html).not.toContain('<iframe');
  expect(html).toContain('alt="Boğaz kıyısında bir sokak köşesini iğneyle gösteren çizim harita"');
  expect(html).toContain('Haritayı göster');
  expect(html).toContain('Düğmeye bastığınızda harita openstreetmap.org’dan yüklenir.');
});

test('three official accounts speak for the association, and no other', async () => {
  const { status, html } = await renderPath(SOCIAL);
  expect(status).toBe(200);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  for (const { url } of socialAccounts(settings)) {
    expect(main).toContain(`href="${url}" target="_blank" rel="noopener noreferrer"`);
  }
  expect(socialAccounts(settings).map(({ network }) => network)).toEqual([
    'instagram',
    'youtube',
    'facebook',
  ]);
  expect(main).toContain('Derneğimiz adına yalnızca bu sayfadaki resmî hesaplar konuşur.');
});
