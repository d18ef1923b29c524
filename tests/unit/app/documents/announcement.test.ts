import { expect, test } from 'vitest';
import { openPage, textOf } from '../page-document';
import { announcement, fakeApi, renderPath } from '../fake-api';

const LONG_BODY = `<p>${'Gölgede\n  bir   öğle sonrası. '.repeat(20)}</p>`;

test('the announcements are the fifty newest by their publication, in the columns that cards need', async () => {
  const api = fakeApi();
  await renderPath('/duyurular', api);
  const asked = api.requests[0]?.searchParams;
  expect(asked?.get('order')).toBe('published_at.desc.nullslast,created_at.desc.nullslast,id.desc');
  expect(asked?.get('limit')).toBe('50');
  const columns = ['id', 'title', 'excerpt', 'body', 'cover_url', 'published_at', 'created_at'];
  expect(asked?.get('select')?.split(',')).toEqual(columns);
});

test('a card of the list holds cover, title, 180 characters in one line, and the way to the page', async () => {
  const rows = [
    announcement({ body: LONG_BODY, cover_url: '/kapak.jpg' }),
    announcement({ id: 8, title: 'Resimsiz' }),
  ];
  const { main } = await openPage('/duyurular', fakeApi({ announcements: rows }));
  expect(main.querySelector('h1')?.textContent).toBe('DUYURULAR');
  const [withCover, without] = main.querySelectorAll('article');
  expect(withCover?.querySelector('img')?.getAttribute('src')).toBe('/kapak.jpg');
  expect(withCover?.querySelector('h2')?.textContent).toBe('Çınaraltı buluşması');
  const cut = `${'Gölgede bir öğle sonrası. '.repeat(6)}Gölgede bir öğle`;
  expect(withCover && textOf(withCover)).toContain(`${cut}…`);
  const link = withCover?.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/duyurular/7-cinaralti-bulusmasi');
  expect(link?.textContent).toContain('devamını oku');
  expect(without?.querySelector('picture img'), 'the placeholder').not.toBeNull();
});

test.each([
  ['what somebody wrote', 'Plaketlerini alan mezunlar'],
  ['nothing, as decoration', ''],
  ['nothing, as long as nobody has said it', null],
])('an announcement’s page says what its picture shows: %s', async (_, cover_alt) => {
  const api = fakeApi({ announcements: [announcement({ cover_url: '/kapak.jpg', cover_alt })] });
  const { main } = await openPage('/duyurular/7-cinaralti-bulusmasi', api);
  expect(main.querySelector('article img')?.getAttribute('alt')).toBe(cover_alt ?? '');
  expect(api.requests[0]?.searchParams.get('select')?.split(',')).toContain('cover_alt');
});

test('an announcement’s page holds title, picture, body and the way back', async () => {
  const api = fakeApi({ announcements: [announcement({ cover_url: '/kapak.jpg' })] });
  const { main } = await openPage('/duyurular/7-cinaralti-bulusmasi', api);
  expect(main.querySelector('h1')?.textContent).toBe('Çınaraltı buluşması');
  expect(main.querySelector('article img')?.getAttribute('src')).toBe('/kapak.jpg');
  expect(textOf(main)).toContain('Saat üçte.');
  const back = [...main.querySelectorAll('a')].find((link) => link.textContent.includes('Duyurulara dön'));
  expect(back?.getAttribute('href')).toBe('/duyurular');
});
