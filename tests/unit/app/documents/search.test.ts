import { expect, test } from 'vitest';
import { failure, fakeApi } from '../fake-api';
import { openPage, textOf } from '../page-document';

const HIT = {
  kind: 'announcement',
  id: 7,
  title: '\u0002Aidat\u0003 ödemeleri',
  slug: null,
  link: null,
  dated_on: '2026-05-12',
  snippet: 'Yıllık \u0002aidat\u0003 <b>450</b>',
  found: 12,
};

const answer = (rows: readonly unknown[] | Response) => fakeApi({ 'rpc/site_search': rows });

test('results are grouped with their counts, marked, and finished without script', async () => {
  const { status, head, main } = await openPage('/arama?q=aidat', answer([HIT]));
  expect(status).toBe(200);
  expect(head).toMatch(/<title[^>]*>Arama: aidat \| NDS Mezunlar Derneği<\/title>/);
  expect(head).toMatch(/name="robots" content="noindex/);
  const headings = [...main.querySelectorAll('h2')].map(textOf);
  expect(headings[0]).toMatch(/^Sayfalar \(\d+\)$/);
  expect(headings[1]).toBe('Duyurular (12)');
  const card = main.querySelector('a[href="/duyurular/7-aidat-odemeleri"]');
  expect(card?.querySelector('mark')?.textContent).toBe('Aidat');
  expect(main.innerHTML).toContain('&lt;b&gt;450&lt;/b&gt;');
  expect(main.querySelector('time')?.getAttribute('datetime')).toBe('2026-05-12');
  expect(main.querySelector('a[href="/arama?q=aidat&tur=announcement"]')?.textContent).toBe(
    'Duyurular: tüm sonuçlar',
  );
  expect(main.querySelector('[role="status"]')?.textContent).toMatch(/^“aidat” için \d+ sonuç bulundu\.$/);
});

test('an article of the bylaws is found by its words, at its anchor', async () => {
  const { main } = await openPage('/arama?q=onursal', answer([]));
  const links = [...main.querySelectorAll('ol a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('/kurumsal/dernek-tuzugu#madde-4');
});

test('a graduate with an award is found by name, and the table is opened at that name', async () => {
  const person = { ...HIT, kind: 'recipient', title: '\u0002Işık\u0003 Karayel', dated_on: null, found: 1 };
  const { main } = await openPage('/arama?q=isik&tur=recipient', answer([person]));
  expect(textOf(main.querySelector('h2') ?? main)).toBe('Ödül Alan Mezunlar (1)');
  const link = main.querySelector('a[href^="/mezunlarimiz/basari-onur-odulleri?ara="]');
  expect(link?.getAttribute('href')).toContain(`${new URLSearchParams({ ara: 'Işık Karayel' })}`);
  expect(link?.querySelector('mark')?.textContent).toBe('Işık');
});

test('the term is a form that the server answers, and keeps what was typed', async () => {
  const { main } = await openPage('/arama?q=%20%20aidat%20', answer([]));
  const form = main.querySelector('form[role="search"]');
  expect(form?.getAttribute('action')).toBe('/arama');
  expect(form?.querySelector('input[name="q"]')?.getAttribute('value')).toBe('aidat');
});

test('blanks look for nothing, and ask no backend', async () => {
  const api = answer([HIT]);
  const { main } = await openPage('/arama?q=%20%20', api);
  expect(api.requests).toEqual([]);
  expect(main.querySelector('h2')).toBeNull();
  expect(textOf(main)).toContain('arayabilirsiniz');
});

test('without results the page says so and shows alternatives', async () => {
  const { main } = await openPage('/arama?q=qqxqq', answer([]));
  expect(main.querySelector('[role="status"]')?.textContent).toBe('“qqxqq” için sonuç bulunamadı.');
  expect(main.querySelector('section a')).not.toBeNull();
});

test('when the database fails, its message stands in a red line over the pages that need none', async () => {
  const { main } = await openPage('/arama?q=aidat', answer(failure(500, 'Kapalı')));
  expect(main.querySelector('[role="alert"]')?.textContent).toBe('Kapalı');
  expect([...main.querySelectorAll('h2')].map(textOf)[0]).toMatch(/^Sayfalar/);
});

test('what was typed is shown as text, never as markup', async () => {
  const { main } = await openPage(
    `/arama?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
    answer([]),
  );
  expect(main.querySelector('img')).toBeNull();
  expect(main.querySelector('[role="status"]')?.textContent).toContain('<img src=x');
});
