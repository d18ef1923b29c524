/** @vitest-environment jsdom */
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Providers } from '../../../src/app/providers';
import { createServices } from '../../../src/app/services';
import { previewViews, type PreviewedTable, type PreviewView } from '../../../src/lib/preview';
import { RowPreview } from '../../../src/preview/preview-page';
import { CONFIG, ORIGIN } from '../app/fake-api';
import { textOf } from '../app/page-document';

const services = createServices({ config: CONFIG, origin: ORIGIN, waits: true });

function show(table: PreviewedTable, view: PreviewView, row: Record<string, unknown>) {
  const html = renderToStaticMarkup(
    <Providers services={services}>
      <MemoryRouter>
        <RowPreview {...{ table, view, row }} />
      </MemoryRouter>
    </Providers>,
  );
  const { body } = new JSDOM(html).window.document;
  return { html, text: textOf(body) };
}

const article = {
  title: 'Çınaraltı buluşması',
  body: '<p>Saat üçte.</p><script>alert(1)</script>',
  published_at: null,
  created_at: '2026-05-11T09:00:00Z',
};

test('a draft is shown as visitors will see it: its card, and its page with the sanitized text', () => {
  const card = show('announcements', 'card', { ...article, excerpt: 'Gölgede.' });
  expect(card.text).toContain('11 Mayıs 2026 Pazartesi Çınaraltı buluşması Gölgede.');
  const page = show('announcements', 'page', { ...article, lead: 'Giriş.' });
  expect(page.text).toContain('Giriş.');
  expect(page.text).toContain('Saat üçte.');
  expect(page.html).not.toContain('alert');
});

test('a link is shown as networks will show it: the picture’s words, the page’s own title and description, its address', () => {
  const { text, html } = show('events', 'share', {
    ...article,
    slug: 'bulusma',
    starts_at: '2026-05-12T15:00:00Z',
  });
  expect(text).toContain('12 Mayıs 2026 Salı Çınaraltı buluşması NDS Mezunlar Derneği');
  expect(text).toContain('Çınaraltı buluşması | NDS Mezunlar Derneği Saat üçte.');
  expect(text).toContain('duyurular › etkinlikler › bulusma');
  expect(html).not.toContain('alert');
});

test('news whose card leads to the source have no page to preview', () => {
  const news = { title: 'Roman', link: 'https://gazete.example/roman', slug: null };
  expect(show('alumni_news', 'card', news).html).toContain('href="https://gazete.example/roman"');
  for (const view of ['page', 'share'] as const) {
    expect(show('alumni_news', view, news).text).toContain('Bu haberin kendi sayfası yok');
    expect(show('alumni_news', view, { ...news, slug: 'roman' }).text).toContain('Roman');
  }
});

const TABLES = ['announcements', 'events', 'alumni_news', 'member_perks', 'calendar', 'bulletins'] as const;
const everyView = TABLES.flatMap((table) => previewViews(table).map((view) => [table, view] as const));

/** The signs of a value that was shown without being read. */
const UNREAD_VALUE = /undefined|null|NaN|Invalid|\[object/;

test.each(everyView)('a form of %s that is still empty, or holds nonsense, breaks no %s', (table, view) => {
  expect(show(table, view, {}).text).not.toMatch(UNREAD_VALUE);
  const nonsense = Object.fromEntries(
    ['title', 'body', 'date', 'published_at', 'starts_at', 'gallery', 'gallery_alt', 'year', 'month'].map(
      (column) => [column, column === 'date' ? '2026-02-31' : { not: ['a', 1] }],
    ),
  );
  expect(show(table, view, nonsense).text).not.toMatch(UNREAD_VALUE);
});
