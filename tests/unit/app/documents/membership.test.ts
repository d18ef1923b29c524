import { describe, expect, test } from 'vitest';
import { benefits, joiningSteps } from '../../../../src/content/membership';
import { paths } from '../../../../src/lib/paths/paths';
import { dues2025 } from '../../../fixtures/dues-rows';
import { settingsRow } from '../../../fixtures/settings-row';
import { failure, fakeApi, renderPath } from '../fake-api';
import { openPage, textOf } from '../page-document';

const perk = (fields: Record<string, unknown> = {}) => ({
  id: 1,
  business_name: 'Kestane Kitabevi',
  category: 'Kültür ve Sanat',
  discount: 'Bütün kitaplarda yüzde 20 indirim',
  discount_code: 'MEZUN20',
  contact_phone: '+90 212 000 00 11',
  contact_email: 'merhaba@kestane.example',
  alumnus_name: 'Lale Kestaneci (1988)',
  logo_url: '/storage/v1/object/public/media/perks/logo.webp',
  idx: 10,
  created_at: '2026-05-11 09:00:00+00',
  ...fields,
});
const bare = perk({
  ...{ id: 2, business_name: 'Kuytu Kahve', category: '  ', discount: null, discount_code: null },
  ...{ contact_phone: null, contact_email: null, alumnus_name: null, logo_url: null },
});

test('membership begins with the reasons to join', async () => {
  expect(await renderPath(paths.membership)).toMatchObject({ status: 301, redirect: paths.whyJoin });
});

test('there are twelve benefits, with a picture', async () => {
  const { status, main } = await openPage(paths.whyJoin);
  expect(status).toBe(200);
  const shown = [...main.querySelectorAll('ol[class] h3')].map((title) => title.textContent);
  expect(shown).toEqual(benefits.map(({ title }) => title));
  expect(new Set(shown).size).toBe(12);
  expect(main.querySelector('img[alt="Uzun bir masanın çevresinde söyleşen dernek üyeleri"]')).not.toBeNull();
});

test('joining is a form elsewhere, the board, the state registry, an e-mail, and a first payment by transfer', async () => {
  const api = fakeApi({ settings: [settingsRow()] });
  const { status, main } = await openPage(paths.howToJoin, api);
  expect(status).toBe(200);
  const steps = [...main.querySelectorAll('ol[class] h3')].map((title) => title.textContent);
  expect(steps).toEqual(joiningSteps.map(({ title }) => title));
  expect(steps).toHaveLength(5);
  const text = textOf(main);
  const inOrder = [
    'Üyelik formu',
    'en çok 30 gün içinde karara bağlar',
    'devletin dernek kayıtlarına',
    'e-postayla gönderilir',
    'İlk ödeme banka havalesiyle yapılır',
  ].map((part) => text.indexOf(part));
  expect(Math.min(...inOrder)).toBeGreaterThan(0);
  expect(inOrder).toEqual([...inOrder].sort((one, other) => one - other));
  const form = main.querySelector('a[target="_blank"]');
  expect(form?.textContent).toContain('Üyelik formunu aç');
  expect(form?.getAttribute('href')).toMatch(/^https:/);
  expect(form?.getAttribute('rel')).toBe('noopener noreferrer');
});

test('the membership fee is shown, with its use and the ways to pay', async () => {
  const { status, main } = await openPage(paths.membershipFee, fakeApi({ dues: [dues2025] }));
  expect(status).toBe(200);
  expect(textOf(main)).toContain('2025 yılı aidatı 450 TL');
  expect(textOf(main)).toContain('Giriş ödentisi 20 TL, üyeliğe girişte bir kez');
  for (const path of [paths.dues, paths.refunds]) {
    expect(main.querySelector(`a[href="${path}"]`)).not.toBeNull();
  }
});

describe('the perks', () => {
  test('are read by their place, those without one last, then the newest', async () => {
    const api = fakeApi();
    await renderPath(paths.perks, api);
    expect(api.requests[0]?.pathname).toBe('/rest/v1/member_perks');
    expect(api.requests[0]?.searchParams.get('order')).toBe('idx.asc.nullslast,created_at.desc.nullslast');
  });

  test('show logo, offer, code, graduate and the way to the business', async () => {
    const { status, main } = await openPage(paths.perks, fakeApi({ member_perks: [perk()] }));
    expect(status).toBe(200);
    const card = main.querySelector('article');
    expect(card?.querySelector('h2')?.textContent).toBe('Kestane Kitabevi');
    expect(card?.querySelector('img')?.getAttribute('src')).toContain('/media/perks/logo.webp');
    for (const line of ['Bütün kitaplarda yüzde 20 indirim', 'MEZUN20', 'Mezunumuz: Lale Kestaneci (1988)']) {
      expect(card?.textContent).toContain(line);
    }
    const contact = card?.querySelector('a');
    expect(contact?.textContent).toBe('iletişime geç');
    expect(contact?.getAttribute('href')).toBe('mailto:merhaba@kestane.example');
  });

  test('with nothing but a name stand under Diğer with a placeholder, without code and link', async () => {
    const { main } = await openPage(paths.perks, fakeApi({ member_perks: [bare] }));
    const card = main.querySelector('article');
    expect(card?.querySelector('picture img')).not.toBeNull();
    expect(card?.textContent).toBe('DiğerKuytu Kahve');
    expect(card?.querySelector('a, button')).toBeNull();
  });

  test('are filtered by the address, which needs no script; an unknown category leads to all', async () => {
    const api = fakeApi({ member_perks: [perk(), bare] });
    const opened = async (search: string) => {
      const { main } = await openPage(`${paths.perks}${search}`, api);
      return {
        names: [...main.querySelectorAll('h2')].map((name) => name.textContent),
        pill: main.querySelector('nav ul [aria-current]')?.textContent,
      };
    };
    expect(await opened('')).toEqual({ names: ['Kestane Kitabevi', 'Kuytu Kahve'], pill: 'Tümü' });
    expect(await opened('?kategori=diger')).toEqual({ names: ['Kuytu Kahve'], pill: 'Diğer' });
    expect(await renderPath(`${paths.perks}?kategori=yok`, api)).toMatchObject({ redirect: paths.perks });
  });

  test('say when there are none and when they could not be read', async () => {
    expect((await renderPath(paths.perks)).html).toContain('Şu anda listelenecek avantaj bulunmuyor.');
    const broken = fakeApi({ member_perks: failure(500, 'Veri tabanı dinleniyor') });
    expect((await renderPath(paths.perks, broken)).html).toContain(
      '<p role="alert">Veri tabanı dinleniyor</p>',
    );
  });
});
