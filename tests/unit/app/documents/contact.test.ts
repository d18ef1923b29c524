import { expect, test } from 'vitest';
import { contact } from '../../../../src/content/contact';
import { site } from '../../../../src/content/site';
import { renderPath } from '../fake-api';

const ADDRESSES = '/iletisim/iletisim-adresleri';
const SOCIAL = '/iletisim/nds-sosyal-medya';

test('the contact section begins with the addresses', async () => {
  expect(await renderPath('/iletisim')).toMatchObject({ status: 301, redirect: ADDRESSES });
});

test('the addresses name the association, two lines, a telephone, an e-mail and the way there', async () => {
  const { status, html } = await renderPath(ADDRESSES);
  expect(status).toBe(200);
  expect(html).toContain('data-theme="light"');
  expect(html).toMatch(new RegExp(`<h2[^>]*>${site.name}</h2>`));
  expect(contact.addressLines).toHaveLength(2);
  for (const line of contact.addressLines) expect(html).toContain(line);
  expect(html).toMatch(/href="tel:\+902120000000"[^>]*>\+90 \(212\) 000 00 00</);
  expect(html).toContain(`href="mailto:${contact.email}"`);
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
  for (const { url } of site.social) {
    expect(main).toContain(`href="${url}" target="_blank" rel="noopener noreferrer"`);
  }
  expect(site.social.map(({ network }) => network)).toEqual(['instagram', 'youtube', 'facebook']);
  expect(main).toContain('Derneğimiz adına yalnızca bu sayfadaki resmî hesaplar konuşur.');
});
