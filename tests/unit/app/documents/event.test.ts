import { describe, expect, test } from 'vitest';
import type { EventRow } from '../../../../src/lib/database/public-rows';
import { eventRow } from '../../../fixtures/event-row';
import { openPage, textOf } from '../page-document';
import { failure, fakeApi, renderPath } from '../fake-api';

const LIST = '/duyurular/etkinlikler';

const event = (fields: Partial<EventRow> = {}) => eventRow({ body: '<p>Avluda buluşuyoruz.</p>', ...fields });
const openEvent = (fields: Partial<EventRow>) =>
  openPage(`${LIST}/senlik`, fakeApi({ events: [event(fields)] }));

describe('the events', () => {
  test('are all of them in all columns, latest start first', async () => {
    const api = fakeApi();
    await renderPath(LIST, api);
    const asked = api.requests[0]?.searchParams;
    expect(asked?.get('select')).toBe('*');
    expect(asked?.get('order')).toMatch(/^starts_at\.desc\.nullslast/);
  });

  test('that are upcoming come nearest first, the past ones newest first', async () => {
    const days = { ocak: '2099-01-30', kasim: '2098-11-28', ekim: '2020-10-10', mayis: '2020-05-12' };
    const rows = Object.entries(days).map(([slug, day], id) =>
      event({ id, slug, title: slug, starts_at: `${day}T10:00:00Z` }),
    );
    const { main } = await openPage(LIST, fakeApi({ events: rows }));
    expect([...main.querySelectorAll('article h3')].map(textOf)).toEqual(['kasim', 'ocak', 'ekim', 'mayis']);
  });

  test('stand on cards with cover, 180 characters in one line, and the way to the page', async () => {
    const body = `<p>${'Avluda\n  bir   akşam '.repeat(20)}</p>`;
    const rows = [event({ body, cover_url: '/kapak.jpg' }), event({ id: 4, slug: 'resimsiz' })];
    const { main } = await openPage(LIST, fakeApi({ events: rows }));
    expect(main.querySelector('h1')?.textContent).toBe('ETKİNLİKLER');
    const [withCover, without] = main.querySelectorAll('article');
    expect(withCover?.querySelector('img')?.getAttribute('src')).toBe('/kapak.jpg');
    const cut = `${'Avluda bir akşam '.repeat(10)}Avluda`;
    expect(withCover && textOf(withCover)).toContain(`${cut}…`);
    const link = withCover?.querySelector('a');
    expect(link?.getAttribute('href')).toBe(`${LIST}/senlik`);
    expect(link?.textContent).toContain('devamını oku');
    expect(without?.querySelector('picture img'), 'the placeholder').not.toBeNull();
  });
});

describe('an event’s page', () => {
  test('holds title, lead, cover, body, gallery and the way back', async () => {
    const gallery = ['/bir.jpg', '/iki.jpg'];
    const { main } = await openEvent({ lead: 'Giriş.', excerpt: 'Özet.', cover_url: '/kapak.jpg', gallery });
    expect(main.querySelector('h1')?.textContent).toBe('Şenlik');
    expect(textOf(main)).toContain('Giriş.');
    expect(textOf(main)).not.toContain('Özet.');
    expect(textOf(main)).toContain('Avluda buluşuyoruz.');
    expect(main.querySelector('article figure img')?.getAttribute('src')).toBe('/kapak.jpg');
    for (const picture of gallery) expect(main.querySelector(`a[href="${picture}"]`)).not.toBeNull();
    const back = [...main.querySelectorAll('a')].find((link) =>
      link.textContent.includes('Etkinliklere dön'),
    );
    expect(back?.getAttribute('href')).toBe(LIST);
  });

  test('shows the excerpt where there is no lead', async () => {
    const { main } = await openEvent({ lead: ' ', excerpt: 'Özet.' });
    expect(textOf(main)).toContain('Özet.');
  });

  test.each([
    ['its own background', { hero_bg_url: '/sahne.jpg', cover_url: '/kapak.jpg' }, '/sahne.jpg'],
    ['its cover', { cover_url: '/kapak.jpg' }, '/kapak.jpg'],
  ])('has %s behind the title', async (_, fields, src) => {
    const { main } = await openEvent(fields);
    expect(main.querySelector('header img')?.getAttribute('src')).toBe(src);
  });

  test('has the drawing of all events behind the title when it has no picture', async () => {
    const { main } = await openEvent({});
    expect(main.querySelector('header picture img')).not.toBeNull();
  });

  test('uses the descriptions of its pictures where there are any', async () => {
    const { main } = await openEvent({
      cover_url: '/kapak.jpg',
      cover_alt: 'Avluda dans edenler',
      gallery: ['/bir.jpg', '/iki.jpg', '/uc.jpg'],
      gallery_alt: { '/bir.jpg': 'Sahnedeki koro', '/iki.jpg': '' },
    });
    expect(main.querySelector('article figure img')?.getAttribute('alt')).toBe('Avluda dans edenler');
    const links = [...main.querySelectorAll('article li a')];
    expect(links.map((link) => link.querySelector('img')?.getAttribute('alt'))).toEqual([
      'Sahnedeki koro',
      '',
      'Şenlik, 3. fotoğraf',
    ]);
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([null, 'Şenlik, 2. fotoğraf', null]);
  });

  test('treats its cover as decorative until it is described', async () => {
    const { main } = await openEvent({ cover_url: '/kapak.jpg' });
    expect(main.querySelector('article figure img')?.getAttribute('alt')).toBe('');
  });

  test.each([
    ['its number', '3'],
    ['a slug it once had', 'eski-senlik'],
  ])('asked for by %s moves to its slug', async (_, address) => {
    const api = fakeApi({
      events: ({ searchParams }) =>
        searchParams.get('slug') === 'eq.senlik' || searchParams.get('id') === 'eq.3' ? [event()] : [],
      slug_history: ({ searchParams }) =>
        searchParams.get('resource') === 'eq.events' && searchParams.get('slug') === 'eq.eski-senlik'
          ? [{ row_id: 3 }]
          : [],
    });
    expect(await renderPath(`${LIST}/${address}?kaynak=eposta`, api)).toMatchObject({
      status: 301,
      redirect: `${LIST}/senlik?kaynak=eposta`,
    });
  });

  test('that is not there says BULUNAMADI, and is no error', async () => {
    const { status, main } = await openPage(`${LIST}/senlik`);
    expect(status).toBe(404);
    expect(main.querySelector('h1')?.textContent).toBe('BULUNAMADI');
    expect(textOf(main)).toContain('Aradığınız etkinlik bulunamadı.');
    expect(main.querySelector('[role=alert]')).toBeNull();
  });

  test('that cannot be read shows the backend’s message', async () => {
    const { main } = await openPage(`${LIST}/senlik`, fakeApi({ events: failure(500, 'Kapalı') }));
    expect(main.querySelector('[role=alert]')?.textContent).toBe('Kapalı');
  });
});
