import { describe, expect, test } from 'vitest';
import { readAwardRecipients } from '../../../../supabase/seed/content/award-recipients';
import { failure, fakeApi, renderPath } from '../fake-api';
import { openPage, textOf } from '../page-document';

const LIST = '/mezunlarimiz/mezunlardan-haberler';
const news = (fields: Record<string, unknown> = {}) => ({
  id: 7,
  title: 'İlk romanı çıktı',
  slug: 'ilk-romani-cikti',
  description: '<p>Kitap <b>raflarda</b>.</p>',
  link: 'https://gazete.example/roman',
  image_url: null,
  cover_url: null,
  created_at: '2026-05-11 09:00:00+00',
  updated_at: '2026-05-11 09:00:00+00',
  ...fields,
});

test('the alumni’s empty path leads to their news', async () => {
  expect(await renderPath('/mezunlarimiz')).toMatchObject({ status: 301, redirect: LIST });
});

describe('the news', () => {
  test('are the fifty newest, in the columns the specification names', async () => {
    const api = fakeApi();
    await renderPath(LIST, api);
    const asked = api.requests[0]?.searchParams;
    expect(asked?.get('select')).toBe('id,title,link,description,image_url,slug,published_at,created_at');
    expect(asked?.get('order')).toBe('created_at.desc.nullslast,id.desc');
    expect(asked?.get('limit')).toBe('50');
  });

  test('stand on cards with picture, title, text and the way to read on', async () => {
    const rows = [news({ image_url: '/resim.jpg' }), news({ id: 8, slug: 'resimsiz' })];
    const { main } = await openPage(LIST, fakeApi({ alumni_news: rows }));
    const [withPicture, without] = main.querySelectorAll('article');
    expect(withPicture?.querySelector('img')?.getAttribute('src')).toBe('/resim.jpg');
    expect(withPicture?.querySelector('h2')?.textContent).toBe('İlk romanı çıktı');
    expect(withPicture && textOf(withPicture)).toContain('Kitap raflarda.');
    expect(withPicture?.querySelector('a')?.textContent).toContain('devamını oku');
    expect(without?.querySelector('picture img'), 'the placeholder').not.toBeNull();
  });

  test('lead to their page, or to their source in a new tab', async () => {
    const api = fakeApi({ alumni_news: [news(), news({ id: 8, slug: null, title: 'Başka yerde' })] });
    const { html } = await renderPath(LIST, api);
    const { main } = await openPage(LIST, api);
    const words = [...main.querySelectorAll('article a')].map((link) => [
      textOf(link),
      link.getAttribute('aria-label'),
    ]);
    expect(words).toEqual([
      ['devamını oku', 'devamını oku: İlk romanı çıktı'],
      ['Kaynağı aç', 'Kaynağı aç: Başka yerde, yeni sekmede açılır'],
    ]);
    expect(html).toContain(`href="${LIST}/ilk-romani-cikti"`);
    expect(html).toContain('Kitap raflarda.');
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/gazete\.example\/roman" target="_blank" rel="noopener noreferrer"/,
    );
  });

  test('say when there are none and when they could not be read', async () => {
    expect((await renderPath(LIST)).html).toContain('Henüz haber yok.');
    const broken = fakeApi({ alumni_news: failure(500, 'Veri tabanı dinleniyor') });
    expect((await renderPath(LIST, broken)).html).toContain('<p role="alert">Veri tabanı dinleniyor</p>');
  });
});

describe('an item of news', () => {
  const api = fakeApi({
    alumni_news: ({ searchParams }) => {
      if (searchParams.get('slug') === 'eq.ilk-romani-cikti') return [news()];
      if (searchParams.get('id') === 'eq.7') return [news()];
      if (searchParams.get('id') === 'eq.9')
        return [news({ id: 9, slug: null, title: null, link: null, description: 'ş'.repeat(150) })];
      if (searchParams.get('id') === 'eq.10') return [news({ id: 10, slug: null })];
      return [];
    },
    slug_history: ({ searchParams }) => {
      if (searchParams.get('resource') !== 'eq.alumni_news') return [];
      if (searchParams.get('slug') === 'eq.eski-adres') return [{ row_id: 7 }];
      if (searchParams.get('slug') === 'eq.sayfasi-vardi') return [{ row_id: 10 }];
      return searchParams.get('slug') === 'eq.eski-sayfa' ? [{ row_id: 9 }] : [];
    },
  });

  test('is found by its slug', async () => {
    const { status, html, head } = await renderPath(`${LIST}/ilk-romani-cikti`, api);
    expect(status).toBe(200);
    expect(html).toContain('<p>Kitap <b>raflarda</b>.</p>');
    expect(html).toMatch(/href="https:\/\/gazete\.example\/roman" target="_blank"[^>]*>Kaynağı aç/);
    expect(html).toContain('Haberlere dön');
    expect(head).toContain(`rel="canonical" href="https://site.example${LIST}/ilk-romani-cikti"`);
  });

  test.each([
    ['its number', '7', 'ilk-romani-cikti'],
    ['a slug it once had', 'eski-adres', 'ilk-romani-cikti'],
    ['the slug it gave up', 'eski-sayfa', '9'],
  ])('asked for by %s moves to its present address', async (_, address, present) => {
    expect(await renderPath(`${LIST}/${address}?kaynak=eposta`, api)).toMatchObject({
      status: 301,
      redirect: `${LIST}/${present}?kaynak=eposta`,
    });
  });

  test.each([
    [
      'of its page',
      { cover_url: '/a.jpg', cover_alt: 'Kitap fuarı', image_url: '/b.jpg', image_alt: 'Yazar' },
      'Kitap fuarı',
    ],
    ['of its card', { image_url: '/b.jpg', image_alt: 'Yazar', cover_alt: 'Kitap fuarı' }, 'Yazar'],
    ['that nobody has described', { image_url: '/b.jpg' }, ''],
  ])('says what the picture %s shows', async (_, fields, alt) => {
    const described = fakeApi({ alumni_news: [news(fields)] });
    const { main } = await openPage(`${LIST}/ilk-romani-cikti`, described);
    expect(main.querySelector('article figure img')?.getAttribute('alt')).toBe(alt);
  });

  test('without slug, title and link stands under its number, titled by its description', async () => {
    const { status, html, head } = await renderPath(`${LIST}/9`, api);
    expect(status).toBe(200);
    expect(html).toContain(`>${'ş'.repeat(120)}…</h1>`);
    expect(html).not.toContain('Kaynağı aç');
    expect(head).toContain(`rel="canonical" href="https://site.example${LIST}/9"`);
  });

  test('that leads to its source now is still there for who has its former address, but not for search engines', async () => {
    expect(await renderPath(`${LIST}/sayfasi-vardi`, api)).toMatchObject({
      status: 301,
      redirect: `${LIST}/10`,
    });
    const { status, html, head } = await renderPath(`${LIST}/10`, api);
    expect(status).toBe(200);
    expect(html).toContain('<p>Kitap <b>raflarda</b>.</p>');
    expect(html).toMatch(/href="https:\/\/gazete\.example\/roman" target="_blank"[^>]*>Kaynağı aç/);
    expect(head).toContain('noindex');
    expect(head).not.toContain('ld+json');
  });

  test.each(['yok', '8', '99999999999999999999'])('%s is not found', async (address) => {
    const { status, html, head } = await renderPath(`${LIST}/${address}`, api);
    expect(status).toBe(404);
    expect(html).toContain('BULUNAMADI');
    expect(head).toContain('noindex');
  });
});

describe('the awards', () => {
  const AWARDS = '/mezunlarimiz/basari-onur-odulleri';
  const rowsOf = (html: string) => html.match(/<tr class=/g)?.length ?? 0;
  const recipients = async (fields: Record<string, unknown> = {}) =>
    fakeApi({
      award_recipients: (await readAwardRecipients()).map((row) => ({ award_year: null, ...row, ...fields })),
    });

  test('are all in the document without JavaScript, in the order of the years', async () => {
    const api = await recipients();
    const { status, html } = await renderPath(AWARDS, api);
    expect(status).toBe(200);
    expect(rowsOf(html)).toBe(112);
    expect(html).toContain('112 mezun');
    expect(api.requests[0]?.searchParams.get('order')).toBe('nds_year.asc.nullslast,id.asc');
  });

  test('are filtered, searched and sorted by the address, as a form without script sends it', async () => {
    const { html } = await renderPath(`${AWARDS}?ara=ISIK&yil=1972&sira=-soyad`, await recipients());
    expect(rowsOf(html)).toBe(2);
    expect(html.indexOf('Karayel')).toBeLessThan(html.indexOf('Halatçıgil'));
    expect(html).toContain('value="ISIK"');
    expect(html).toMatch(/aria-sort="descending"/);
    expect(html).toMatch(/<form [^>]*action="\/mezunlarimiz\/basari-onur-odulleri"/);
  });

  test('have six columns, a field for names and professions, and a choice of years', async () => {
    const { main } = await openPage(AWARDS, await recipients());
    const texts = (selector: string) => [...main.querySelectorAll(selector)].map(textOf);
    expect(texts('thead th')).toEqual(['Ad', 'Soyad', 'NDS soyadı', 'NDS yılı', 'Unvan', 'Meslek']);
    expect(main.querySelector('input[name=ara]')?.getAttribute('placeholder')).toBe('Ad, soyad, meslek');
    const [all = '', ...years] = texts('select[name=yil] option');
    expect(all).toBe('Tümü');
    expect(years).toEqual([...new Set(years)].sort());
  });

  test('have a seventh column once the year of an award is known', async () => {
    const { main } = await openPage(`${AWARDS}?sira=odul-yili`, await recipients({ award_year: 2003 }));
    expect([...main.querySelectorAll('thead th')].map(textOf).at(-1)).toBe('Ödül yılı');
    expect(main.querySelector('td[data-label="Ödül yılı"]')?.textContent).toBe('2003');
    expect(main.querySelector('select[name=sira] option:checked')?.textContent).toContain('Ödül yılı');
  });

  test('say when nothing fits, when there are none and when they cannot be read', async () => {
    const { html } = await renderPath(`${AWARDS}?ara=zzz`, await recipients());
    expect(html).toContain('Kayıt bulunamadı. Yılı ya da aradığınız sözcüğü değiştirip yeniden deneyin.');
    expect(html).not.toContain('<table');
    const empty = await renderPath(AWARDS);
    expect(empty.html).toContain('Kayıt bulunamadı. Ödül alan mezunlarımızın listesi hazırlanıyor.');
    const broken = fakeApi({ award_recipients: failure(500, 'Veri tabanı dinleniyor') });
    expect((await renderPath(AWARDS, broken)).html).toContain('<p role="alert">Veri tabanı dinleniyor</p>');
  });
});
