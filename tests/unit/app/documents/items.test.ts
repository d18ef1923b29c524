import { describe, expect, test } from 'vitest';
import { eventRow } from '../../../fixtures/event-row';
import { CLOSED, failure, fakeApi, matching, ORIGIN, renderPath } from '../fake-api';
import { openPage } from '../page-document';
import { announcement, newsItem } from '../rows';

const [ANNOUNCEMENTS, EVENTS, NEWS] = [
  '/duyurular',
  '/duyurular/etkinlikler',
  '/mezunlarimiz/mezunlardan-haberler',
] as const;
const ANNOUNCEMENT = `${ANNOUNCEMENTS}/7-cinaralti-bulusmasi`;
const EVENT = `${EVENTS}/senlik`;
const ITEM = `${NEWS}/ilk-romani-cikti`;
const STORED = '/storage/v1/object/public/media/announcements/kapak.webp';
const TRAIL = 'nav[aria-label="Sayfa yolu"] li';

const formerly = (resource: string, slug: string, row_id: number) => ({ resource, slug, row_id });
const ROWS = {
  announcements: matching(announcement()),
  events: matching({ ...eventRow() }),
  alumni_news: matching(
    newsItem(),
    newsItem({ id: 9, slug: null, title: null, link: null, description: 'ş'.repeat(150) }),
    newsItem({ id: 10, slug: null }),
  ),
  slug_history: matching(
    formerly('events', 'eski-senlik', 3),
    formerly('alumni_news', 'eski-adres', 7),
    formerly('alumni_news', 'eski-sayfa', 9),
    formerly('alumni_news', 'sayfasi-vardi', 10),
  ),
};

describe('an item’s page', () => {
  test('of an announcement holds title, lead, picture, body, the way back and the way to pass it on', async () => {
    const announcements = [announcement({ cover_url: '/kapak.jpg' })];
    const { status, head, text, find, texts, values, linkTo } = await openPage(ANNOUNCEMENT, {
      announcements,
    });
    expect(status).toBe(200);
    expect(texts('h1')).toEqual(['Çınaraltı buluşması']);
    expect(texts(TRAIL)).toEqual(['Ana Sayfa', 'Duyurular', 'Tüm Duyurular', 'Çınaraltı buluşması']);
    expect(values('article img', 'src')).toEqual(['/kapak.jpg']);
    expect(text).toContain('Gölgede bir öğle sonrası.');
    expect(find('article').innerHTML).toContain('<p>Saat üçte.</p>');
    expect(linkTo('Duyurulara dön')).toBe(ANNOUNCEMENTS);
    expect(head).toContain(`rel="canonical" href="${ORIGIN}${ANNOUNCEMENT}"`);
    const shared = values('a[href^="https://wa.me/"]', 'href').map((href) => new URL(href ?? ''));
    const message = `Çınaraltı buluşması\n${ORIGIN}${ANNOUNCEMENT}`;
    expect(shared.map(({ searchParams }) => searchParams.get('text'))).toEqual([message]);
  });

  test('of news holds its text, its source in a new tab and the way back', async () => {
    const { status, head, find, linkTo } = await openPage(ITEM, ROWS);
    expect(status).toBe(200);
    expect(find('article').innerHTML).toContain('<p>Kitap <b>raflarda</b>.</p>');
    expect(find('article a[target="_blank"]').textContent).toContain('Kaynağı aç');
    expect(linkTo('Kaynağı aç')).toBe('https://gazete.example/roman');
    expect(linkTo('Haberlere dön')).toBe(NEWS);
    expect(head).toContain(`rel="canonical" href="${ORIGIN}${ITEM}"`);
  });

  test('of news without slug, title and link stands under its number, titled by its description', async () => {
    const { status, head, texts, linkTo } = await openPage(`${NEWS}/9`, ROWS);
    expect(status).toBe(200);
    expect(texts('h1')).toEqual([`${'ş'.repeat(120)}…`]);
    expect(linkTo('Kaynağı aç')).toBeUndefined();
    expect(head).toContain(`rel="canonical" href="${ORIGIN}${NEWS}/9"`);
  });

  test('of news that lead to their source now is still there for who has the former address, but not for search engines', async () => {
    const { status, head, text, linkTo } = await openPage(`${NEWS}/10`, ROWS);
    expect(status).toBe(200);
    expect(text).toContain('Kitap raflarda.');
    expect(linkTo('Kaynağı aç')).toBe('https://gazete.example/roman');
    expect(head).toContain('noindex');
    expect(head).not.toContain('ld+json');
  });

  test.each<[string, string, object, string]>([
    [
      'an announcement’s cover',
      ANNOUNCEMENT,
      { cover_alt: 'Plaketlerini alan mezunlar' },
      'Plaketlerini alan mezunlar',
    ],
    ['an announcement’s decoration', ANNOUNCEMENT, { cover_alt: '' }, ''],
    ['an announcement’s cover that nobody has described', ANNOUNCEMENT, { cover_alt: null }, ''],
    ['an event’s cover', EVENT, { cover_alt: 'Avluda dans edenler' }, 'Avluda dans edenler'],
    ['an event’s cover that nobody has described', EVENT, {}, ''],
    [
      'an item’s page',
      ITEM,
      { cover_alt: 'Kitap fuarı', image_url: '/b.jpg', image_alt: 'Yazar' },
      'Kitap fuarı',
    ],
    [
      'an item’s card',
      ITEM,
      { cover_url: null, cover_alt: 'Kitap fuarı', image_url: '/b.jpg', image_alt: 'Yazar' },
      'Yazar',
    ],
    ['an item’s card that nobody has described', ITEM, { cover_url: null, image_url: '/b.jpg' }, ''],
  ])('says what the picture shows: %s', async (_, path, fields, alt) => {
    const shown = { cover_url: '/kapak.jpg', ...fields };
    const api = fakeApi({
      announcements: [announcement(shown)],
      events: [eventRow(shown)],
      alumni_news: [newsItem(shown)],
    });
    expect((await openPage(path, api)).values('article figure img', 'alt')).toEqual([alt]);
    expect(api.requests[0]?.searchParams.get('select')).toMatch(/\*|cover_alt/);
  });
});

describe('an item’s address', () => {
  test.each([
    [`${ANNOUNCEMENTS}/7`, ANNOUNCEMENT],
    [`${ANNOUNCEMENTS}/7-eski-baslik`, ANNOUNCEMENT],
    [`${ANNOUNCEMENT}/`, ANNOUNCEMENT],
    [`${EVENTS}/3`, EVENT],
    [`${EVENTS}/eski-senlik`, EVENT],
    [`${NEWS}/7`, ITEM],
    [`${NEWS}/eski-adres`, ITEM],
    [`${NEWS}/eski-sayfa`, `${NEWS}/9`],
    [`${NEWS}/sayfasi-vardi`, `${NEWS}/10`],
  ])('%s moves to the present one, %s', async (path, present) => {
    const redirect = `${present}?kaynak=eposta`;
    expect(await renderPath(`${path}?kaynak=eposta`, ROWS)).toMatchObject({ status: 301, redirect });
  });

  test.each([
    [`${ANNOUNCEMENTS}/8`, 'DUYURU BULUNAMADI', 'Duyuru bulunamadı.'],
    [`${EVENTS}/yok`, 'BULUNAMADI', 'Aradığınız etkinlik bulunamadı.'],
    [`${NEWS}/yok`, 'BULUNAMADI', ''],
    [`${NEWS}/8`, 'BULUNAMADI', ''],
    [`${NEWS}/99999999999999999999`, 'BULUNAMADI', ''],
  ])(
    '%s of none, or of one that visitors may not see, is not found, and is no error',
    async (path, title, words) => {
      const { status, head, text, texts } = await openPage(path, ROWS);
      expect(status).toBe(404);
      expect(texts('h1')).toEqual([title]);
      expect(text).toContain(words);
      expect(texts('[role=alert], a[href^="https://wa.me/"]')).toEqual([]);
      expect(texts(TRAIL).at(-1)).toBe(title);
      expect(texts(TRAIL)).toHaveLength(4);
      expect(head).toContain('noindex');
    },
  );

  test('with an announcement’s slug alone moves to the one that has it', async () => {
    const rows = [announcement(), announcement({ id: 8, title: 'Bahar şenliği' })];
    const api = fakeApi({
      announcements: ({ searchParams }) => (searchParams.has('id') ? [announcement()] : rows),
    });
    const redirect = '/duyurular/7-cinaralti-bulusmasi?kaynak=eposta';
    const path = '/duyurular/cinaralti-bulusmasi?kaynak=eposta';
    expect(await renderPath(path, api)).toMatchObject({ status: 301, redirect });
    const [titles, row] = api.requests.map(({ searchParams }) => searchParams);
    expect([titles?.get('select'), row?.get('id')]).toEqual(['id,title', 'eq.7']);
    expect(titles?.get('published_at')).toMatch(/^lte\./);
  });

  test.each([
    ['two announcements', [announcement(), announcement({ id: 8 })]],
    ['none', [announcement({ title: 'Bahar şenliği' })]],
  ])('with the slug of %s is not found', async (_, announcements) => {
    const { status, text } = await openPage('/duyurular/cinaralti-bulusmasi', { announcements });
    expect(status).toBe(404);
    expect(text).toContain('Geçersiz duyuru adresi.');
  });

  test.each(['/duyurular/Abc', '/duyurular/7_abc', '/duyurular/-7', '/duyurular/%E0%A4%A'])(
    '%s is invalid, and nothing is asked for',
    async (path) => {
      const untouched = fakeApi();
      const { status, text } = await openPage(path, untouched);
      expect(status).toBe(404);
      expect(text).toContain('Geçersiz duyuru adresi.');
      expect(untouched.requests).toEqual([]);
    },
  );

  test.each([
    [`${ANNOUNCEMENTS}/7`, 'DUYURULAR'],
    [EVENT, 'ETKİNLİKLER'],
    [ITEM, 'MEZUNLARDAN HABERLER'],
  ])(
    '%s that could not be read shows the error and does not ask search engines to forget it',
    async (path, title) => {
      const broken = { announcements: failure(), events: failure(), alumni_news: failure() };
      const { head, texts } = await openPage(path, broken);
      expect(texts('[role=alert]')).toEqual([CLOSED]);
      expect(texts(TRAIL).at(-1)).toBe(title);
      expect(head).not.toContain('noindex');
    },
  );
});

describe('an announcement’s pictures', () => {
  const openWith = (fields: object) =>
    openPage(ANNOUNCEMENT, { announcements: [announcement({ ...fields })] });

  test('a stored cover is offered in fitting widths', async () => {
    const { values } = await openWith({ cover_url: STORED });
    const fitting =
      '/storage/v1/render/image/public/media/announcements/kapak.webp?width=640&resize=contain 640w';
    expect(values('figure img', 'srcset')[0]).toContain(fitting);
    expect(values('figure img', 'sizes')).toEqual(['(min-width: 768px) 720px, 92vw']);
  });

  test('a stored picture in the head of a page is offered to telephones as a square', async () => {
    const { values } = await openWith({ hero_bg_url: STORED });
    expect(values('header picture > source', 'media')).toContain('(max-width: 480px)');
    expect(values('header picture > source', 'srcset')[0]).toContain('kapak.webp?width=960&height=960 960w');
  });

  test.each([
    ['its own picture', { cover_url: STORED, hero_bg_url: '/baslik.webp' }, /^\/baslik\.webp$/],
    ['its cover, as events do', { cover_url: '/kapak.webp', hero_bg_url: null }, /^\/kapak\.webp$/],
    ['the drawing of all announcements', { cover_url: null, hero_bg_url: null }, /^(?!.*storage)/],
  ])('the head of the page shows %s', async (_, fields, source) => {
    expect((await openWith(fields)).values('header img', 'src')[0]).toMatch(source);
  });

  test.each(['https://gazete.example/kapak.jpg', `https://abc.supabase.co${STORED}`])(
    'another host’s picture is used as it is: %s',
    async (cover_url) => {
      const { values } = await openWith({ cover_url });
      expect(values('figure img', 'src')).toEqual([cover_url]);
      expect([values('figure img', 'srcset'), values('figure img', 'sizes')]).toEqual([[null], [null]]);
    },
  );
});
