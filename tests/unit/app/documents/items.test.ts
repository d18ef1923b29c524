import { describe, expect, test } from 'vitest';
import { eventRow } from '../../../fixtures/event-row';
import { CLOSED, failure, fakeApi, matching, ORIGIN, renderPath } from '../fake-api';
import { openPage, partOf } from '../page-document';
import { announcement, newsItem } from '../rows';

const [ANNOUNCEMENTS, EVENTS, NEWS] = [
  '/duyurular',
  '/duyurular/etkinlikler',
  '/mezunlarimiz/mezunlardan-haberler',
] as const;
const ANNOUNCEMENT = `${ANNOUNCEMENTS}/7-cinaralti-bulusmasi`;
const EVENT = `${EVENTS}/senlik`;
const ITEM = `${NEWS}/ilk-romani-cikti`;
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
    expect(values('img[src="/kapak.jpg"]', 'src')).toEqual(['/kapak.jpg']);
    expect(text).toContain('Gölgede bir öğle sonrası.');
    expect(find('article').innerHTML).toContain('<p>Saat üçte.</p>');
    expect(linkTo('Duyurulara dön')).toBe(ANNOUNCEMENTS);
    expect(head).toContain(`rel="canonical" href="${ORIGIN}${ANNOUNCEMENT}"`);
    const shared = values('a[href^="https://wa.me/"]', 'href').map((href) => new URL(href ?? ''));
    const message = `Çınaraltı buluşması\n${ORIGIN}${ANNOUNCEMENT}`;
    expect(shared.map(({ searchParams }) => searchParams.get('text'))).toEqual([message]);
  });

  test('with a long text says when it was changed after its publication, and how long it takes to read', async () => {
    const long = { body: `<p>${Array(480).fill('söz').join(' ')}</p>` };
    const said = async (fields: Parameters<typeof announcement>[0]) =>
      (await openPage(ANNOUNCEMENT, { announcements: [announcement(fields)] })).text;
    const later = await said({ ...long, updated_at: '2026-05-14 22:30:00+00' });
    expect(later).toMatch(
      /Bu metin 15\sMayıs\s2026 tarihinde güncellendi\.\s*Okuma süresi yaklaşık 3 dakikadır\./,
    );
    const onTheDay = await said({ ...long, updated_at: '2026-05-12 15:00:00+00' });
    expect(onTheDay).toContain('Okuma süresi yaklaşık 3 dakikadır.');
    expect(onTheDay).not.toContain('güncellendi');
    expect(
      await said({ ...long, created_at: '2026-05-15 09:00:00+00', updated_at: '2026-05-15 10:00:00+00' }),
    ).not.toContain('güncellendi');
    expect(await said({ updated_at: '2026-05-15 09:00:00+00' })).not.toMatch(/güncellendi|Okuma süresi/);
  });

  test('of news holds its text, its source in a new tab, the way back and a light bar', async () => {
    const { status, head, document, find, linkTo } = await openPage(ITEM, ROWS);
    expect(status).toBe(200);
    expect(find('article').innerHTML).toContain('<p>Kitap <strong>raflarda</strong>.</p>');
    expect(find('article a[target="_blank"]').textContent).toContain('Kaynağı aç');
    expect(linkTo('Kaynağı aç')).toBe('https://gazete.example/roman');
    expect(linkTo('Haberlere dön')).toBe(NEWS);
    expect(partOf(document, 'header').dataset.theme).toBe('light');
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
});

describe('an item’s address', () => {
  test.each([
    [`${ANNOUNCEMENTS}/7`, ANNOUNCEMENT],
    [`${ANNOUNCEMENT}/`, ANNOUNCEMENT],
    [`${EVENTS}/eski-senlik`, EVENT],
    [`${NEWS}/eski-adres`, ITEM],
    [`${NEWS}/sayfasi-vardi`, `${NEWS}/10`],
  ])('%s moves to the present one, %s', async (path, present) => {
    const redirect = `${present}?kaynak=eposta`;
    expect(await renderPath(`${path}?kaynak=eposta`, ROWS)).toMatchObject({ status: 301, redirect });
  });

  test.each([
    [`${ANNOUNCEMENTS}/8`, 'DUYURU BULUNAMADI', 'Duyuru bulunamadı.'],
    [`${EVENTS}/yok`, 'BULUNAMADI', 'Aradığınız etkinlik bulunamadı.'],
    [`${NEWS}/yok`, 'BULUNAMADI', 'Aradığınız haber bulunamadı.'],
  ])(
    '%s of none, or of one that visitors may not see, is not found, and is no error',
    async (path, title, words) => {
      const { status, head, text, texts } = await openPage(path, ROWS);
      expect(status).toBe(404);
      expect(texts('h1')).toEqual([title]);
      expect(text).toContain(words);
      expect(texts('[role=alert], a[href^="https://wa.me/"]')).toEqual([]);
      // Not in capitals, as no other step is.
      expect(`${texts(TRAIL).at(-1)}.`).toBe(words);
      expect(texts(TRAIL)).toHaveLength(4);
      expect(head).toContain('noindex');
    },
  );

  test.each([
    ...[
      "'ya",
      '’dan',
      '.',
      ').',
      '”',
      '…',
      '!',
      ',%20',
      '%22',
      '>',
      '~',
      '|',
      '%2C',
      '%3B',
      '%5D',
      '%60',
      '&fbclid=1',
      '%5C',
      '%E2%9D%A4',
      '%EF%BC%89',
      '%F0%9F%8E%89',
    ].map((added) => [`/aidat${added}`, '/aidat']),
    ...[EVENT, ITEM, `${ANNOUNCEMENTS}/7-cinaralti-bulusmasi`].map((path) => [`${path}’ya`, path]),
    [`${ANNOUNCEMENTS}/7).`, `${ANNOUNCEMENTS}/7`],
    ['/duyurular/’daki', '/duyurular'],
    ['/’ya', '/'],
  ])('%s, lengthened by a messenger, moves to %s', async (path, shared) => {
    const redirect = `${shared}?kaynak=eposta`;
    expect(await renderPath(`${path}?kaynak=eposta`, ROWS)).toMatchObject({ status: 301, redirect });
  });

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

  test.each(['/duyurular/Abc', '/duyurular/-7'])('%s is invalid, and nothing is asked for', async (path) => {
    const untouched = fakeApi();
    const { status, text } = await openPage(path, untouched);
    expect(status).toBe(404);
    expect(text).toContain('Geçersiz duyuru adresi.');
    expect(untouched.requests).toEqual([]);
  });

  test.each([
    [`${ANNOUNCEMENTS}/7`, 'DUYURULAR'],
    [EVENT, 'ETKİNLİKLER'],
  ])(
    '%s that could not be read shows the error and does not ask search engines to forget it',
    async (path, title) => {
      const broken = { announcements: failure(), events: failure(), alumni_news: failure() };
      const { head, texts } = await openPage(path, broken);
      expect(texts('h1')).toEqual([title]);
      expect(texts('[role=alert]')).toEqual([CLOSED]);
      expect(texts(TRAIL).at(-1)).toBe('Sayfa açılamadı');
      expect(head).not.toContain('noindex');
    },
  );
});
