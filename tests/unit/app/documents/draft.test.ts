import { expect, test } from 'vitest';
import { failure, renderPath } from '../fake-api';
import { openPage } from '../page-document';

const PATH = `/taslak/${'a1'.repeat(20)}`;
const MADE = { id: 7, created_at: '2026-05-11T09:00:00Z', updated_at: '2026-05-11T09:00:00Z' };
const NOT_FOUND =
  'Bu bağlantı bir taslağa açılmıyor: Süresi dolmuş, iptal edilmiş ya da eksik kopyalanmış olabilir.';

type Row = Readonly<Record<string, unknown>>;

const shown = (resource: string, content: Row, is_public = false) => ({
  'rpc/open_draft_link': [
    { resource, content: { ...MADE, ...content }, ends_at: '2026-12-05T11:30:00+00:00', is_public },
  ],
});

const article = {
  title: 'Çınaraltı buluşması',
  body: '<p>Saat üçte.</p><script>alert(1)</script>',
  cover_url: '/storage/v1/object/public/media/announcements/cinar.jpg',
  published_at: null,
};

test('a link shows the draft in its own page, with its pictures, and says that it is a draft and until when', async () => {
  const { status, text, html, find } = await openPage(PATH, shown('announcements', article));
  expect(status).toBe(200);
  expect(find('h1').textContent).toBe('Çınaraltı buluşması');
  expect(text).toContain('Saat üçte.');
  expect(html).not.toContain('alert');
  expect(html).toContain('/announcements/cinar.jpg');
  expect(find('aside[aria-label="Taslak"]').textContent).toBe(
    'Bu sayfa bir taslaktır. Henüz yayımlanmadı ve değişebilir; size bağlantıyla gösteriliyor. Bağlantının süresi 5 Aralık 2026, 14.30’da dolacak.',
  );
});

test('its head says that it is a draft, hides it from search engines and has no picture, address or facts for others', async () => {
  const { head } = await renderPath(PATH, shown('announcements', article));
  expect(head).toContain('>Taslak: Çınaraltı buluşması | NDS Mezunlar Derneği</title>');
  expect(head).toContain('<meta data-page="" name="robots" content="noindex" />');
  expect(head).not.toMatch(/og:image|twitter:|rel="canonical"|og:url|ld\+json|article:/);
});

test('nothing on it leads to what only a published row has: no calendar file, nothing to share', async () => {
  const event = { ...article, slug: 'bulusma', starts_at: '2031-05-12T15:00:00Z', status: 'planned' };
  const { text, html } = await openPage(PATH, shown('events', event));
  expect(text).toContain('12 Mayıs 2031');
  expect(html).not.toMatch(/\.ics|calendar\.google|wa\.me|Bağlantıyı kopyala/);
});

test.each([
  ['member_perks', { business_name: 'Kestane Kitabevi', idx: 1 }, 'Üyelere Avantajlar', 'Kestane Kitabevi'],
  [
    'alumni_news',
    { title: 'Roman', link: 'https://gazete.example/roman', slug: null },
    'Mezunlardan Haberler',
    'Roman',
  ],
  ['calendar', { title: 'Konser', date: '2031-05-12', event_id: 3 }, 'Takvim', 'Konser'],
])(
  'a draft of %s that has no page is shown as its card, below the list’s title',
  async (resource, row, title, words) => {
    const { status, text, find } = await openPage(PATH, shown(resource, row));
    expect([status, find('h1').textContent]).toEqual([200, title]);
    expect(text).toContain(words);
  },
);

test.each([
  ['announcements', article, '/duyurular/7-cinaralti-bulusmasi'],
  ['events', { ...article, slug: 'bulusma' }, '/duyurular/etkinlikler/bulusma'],
  ['alumni_news', { title: 'Roman', slug: 'roman' }, '/mezunlarimiz/mezunlardan-haberler/roman'],
  ['member_perks', { business_name: 'Kestane Kitabevi' }, '/uyelik/uyelere-avantajlar'],
  ['calendar', { title: 'Konser', date: '2031-05-12' }, '/duyurular/takvim?ay=2031-05'],
  ['bulletins', { year: 2025, month: 3, pdf_url: '/b.pdf' }, '/duyurular/bulten-arsivi'],
])(
  'the link of a public row of %s leads to where visitors see it, for the moment',
  async (resource, row, place) => {
    const { status, redirect } = await renderPath(PATH, shown(resource, row, true));
    expect([status, redirect]).toEqual([302, place]);
  },
);

test.each([
  ['never was, has ended or was revoked', {}],
  ['shows a table without a preview', shown('board_members', { full_name: 'Ayda' })],
])('a link that %s is a page that says what may have happened, with 404', async (_what, tables) => {
  const { status, text, head, find } = await openPage(PATH, tables);
  expect(status).toBe(404);
  expect(find('h1').textContent).toBe('Taslak bulunamadı');
  expect(text).toContain(NOT_FOUND);
  expect(head).toContain('name="robots" content="noindex"');
  expect(head).not.toContain('og:image');
});

test('a backend that does not answer is an error of the page, not a missing draft', async () => {
  const { status, text } = await openPage(PATH, { 'rpc/open_draft_link': failure(503, '<html>') });
  expect(status).toBe(503);
  expect(text).toContain('Yeniden dene');
});
