import { describe, expect, test } from 'vitest';
import { benefits, joiningSteps } from '../../../../src/content/membership';
import { paths } from '../../../../src/lib/paths/paths';
import { settingsRow } from '../../../fixtures/settings-row';
import { renderPath } from '../fake-api';
import { openPage } from '../page-document';
import { perk } from '../rows';

test('there are twelve benefits, with a picture', async () => {
  const { texts, values } = await openPage(paths.whyJoin);
  const shown = texts('ol[class] h3');
  expect(shown).toEqual(benefits.map(({ title }) => title));
  expect(new Set(shown).size).toBe(12);
  expect(values('img', 'alt')).toContain('Uzun bir masanın çevresinde söyleşen dernek üyeleri');
});

test('joining is a form elsewhere, the board, the state registry, an e-mail, and a first payment by transfer', async () => {
  const { text, texts, find } = await openPage(paths.howToJoin, { settings: [settingsRow()] });
  expect(texts('ol[class] h3')).toEqual(joiningSteps.map(({ title }) => title));
  expect(joiningSteps).toHaveLength(5);
  expect(text).toMatch(
    /Üyelik formu.*en çok 30 gün içinde karara bağlar.*devletin dernek kayıtlarına.*e-postayla gönderilir.*İlk ödeme banka havalesiyle yapılır/,
  );
  const form = find('a[target="_blank"][rel="noopener noreferrer"]');
  expect(form.textContent).toContain('Üyelik formunu aç');
  expect(form.getAttribute('href')).toMatch(/^https:/);
});

describe('the perks', () => {
  const bare = perk({
    ...{ id: 2, business_name: 'Kuytu Kahve', category: '  ', discount: null, discount_code: null },
    ...{ contact_phone: null, contact_email: null, alumnus_name: null, logo_url: null },
  });

  test('show logo, offer, code, graduate and the way to the business', async () => {
    const { texts, values } = await openPage(paths.perks, { member_perks: [perk()] });
    expect(texts('article h2')).toEqual(['Kestane Kitabevi']);
    expect(values('article img', 'src')[0]).toContain('/media/perks/logo.webp');
    for (const line of ['Bütün kitaplarda yüzde 20 indirim', 'MEZUN20', 'Mezunumuz: Lale Kestaneci (1988)']) {
      expect(texts('article')[0]).toContain(line);
    }
    expect(texts('article a')).toEqual(['merhaba@kestane.example', '+90 212 000 00 11', 'iletişime geç']);
    const [mail, telephone] = ['mailto:merhaba@kestane.example', 'tel:+902120000011'];
    expect(values('article a', 'href')).toEqual([mail, telephone, mail]);
  });

  test('say where the business is, and lead to its site in a tab of its own', async () => {
    const place = { address: 'Moda Caddesi No: 12', district: 'Kadıköy', city: 'İstanbul' };
    const member_perks = [perk({ ...place, website: 'https://www.kestane.example/uyeler' })];
    const { texts, find } = await openPage(paths.perks, { member_perks });
    expect(texts('article address')).toEqual(['Moda Caddesi No: 12, Kadıköy, İstanbul']);
    const site = find('article a[target="_blank"][rel="noopener noreferrer"]');
    expect(site.getAttribute('href')).toBe('https://www.kestane.example/uyeler');
    expect(site.textContent).toBe('kestane.example, yeni sekmede açılır');
  });

  test('are narrowed by city and by a search, together with the category, and without a script', async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      perk({ id: 100 + index, business_name: `Spor ${index}`, category: 'Spor', city: 'Ankara' }),
    );
    const member_perks = [...many, perk({ city: 'İstanbul', district: 'Kadıköy' })];
    const opened = async (search: string, rows = member_perks) =>
      openPage(paths.perks + search, { member_perks: rows });
    const all = await opened('');
    expect(all.texts('select[name=sehir] option')).toEqual(['Tüm şehirler', 'Ankara', 'İstanbul']);
    expect(all.values('form[role=search] input', 'name')).toContain('ara');
    expect(all.texts('main p[role=status]')).toEqual([]);
    expect((await opened('?sehir=istanbul')).texts('article h2')).toEqual(['Kestane Kitabevi']);
    const found = await opened('?kategori=spor&sehir=ankara&ara=spor+1');
    expect(found.texts('article h2')).toEqual(['Spor 1', 'Spor 10', 'Spor 11']);
    expect(found.texts('main p[role=status]')).toEqual(['13 avantajdan 3 tanesi']);
    expect(found.values('input[type=hidden][name=kategori]', 'value')).toEqual(['spor']);
    expect((await opened('?ara=kadikoy')).texts('article h2')).toEqual(['Kestane Kitabevi']);
    const none = await opened('?sehir=istanbul&kategori=spor');
    expect(none.text).toContain('Bu seçime uyan avantaj yok. Tüm avantajları göster');
    expect(await renderPath(`${paths.perks}?sehir=izmir`, { member_perks })).toMatchObject({
      redirect: '/uyelik/uyelere-avantajlar',
    });
    // The form sends every field.
    expect((await opened('?ara=&sehir=&kategori=spor')).texts('article h2')).toHaveLength(12);
    // Twelve are read faster than searched, and one city is no choice.
    const few = await opened('', many);
    expect(few.texts('form[role=search]')).toEqual([]);
  });

  test('link each telephone to what it dials', async () => {
    const contact_phone = '+90 (0)212 000 00 11 dahili 4 / 444 0 077';
    const contact_phone_numbers = [
      { text: '+90 (0)212 000 00 11 dahili 4', dial: '+902120000011' },
      { text: '444 0 077', dial: '4440077' },
    ];
    const numbered = perk({ contact_email: null, contact_phone, contact_phone_numbers });
    const { texts, values } = await openPage(paths.perks, { member_perks: [numbered] });
    expect(texts('article a')).toEqual(['+90 (0)212 000 00 11 dahili 4', '444 0 077', 'iletişime geç']);
    expect(values('article a', 'href')).toEqual(['tel:+902120000011', 'tel:4440077', 'tel:+902120000011']);
  });

  test('with nothing but a name stand under Diğer with a placeholder, without code and link', async () => {
    const { find, texts } = await openPage(paths.perks, { member_perks: [bare] });
    expect(texts('article picture img')).toHaveLength(1);
    expect(find('article').textContent).toBe('DiğerKuytu Kahve');
    expect(texts('article :is(a, button)')).toEqual([]);
  });

  test('are filtered by the address, which needs no script; an unknown category leads to all', async () => {
    const member_perks = [perk(), bare];
    const opened = async (search: string) => {
      const { texts } = await openPage(paths.perks + search, { member_perks });
      return [texts('article h2'), texts('nav ul [aria-current]')];
    };
    expect(await opened('')).toEqual([['Kestane Kitabevi', 'Kuytu Kahve'], ['Tümü']]);
    expect(await opened('?kategori=diger')).toEqual([['Kuytu Kahve'], ['Diğer']]);
    const unknown = await renderPath(`${paths.perks}?kategori=yok`, { member_perks });
    expect(unknown).toMatchObject({ redirect: '/uyelik/uyelere-avantajlar' });
  });
});
