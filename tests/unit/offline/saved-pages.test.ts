import { describe, expect, test } from 'vitest';
import { fillOfflinePage, readSavedPage, type SavedPage } from '../../../src/offline/saved-pages';

const SITE = 'https://mezunlar.example';
const PAGE =
  '<html><head><script>koyu()</script><script type="module" src="/a.js"></script></head><body><div class="x" data-saved-pages=""><p>Yok</p></div><p>Son</p><script type="application/json">"x"</script></body></html>';

const saved: SavedPage[] = [
  { path: '/aidat', title: 'Aidat Ödeme', savedAt: '2026-11-20T09:00:00.000Z' },
  { path: '/duyurular/7-koro', title: 'Koro &amp; konser', savedAt: '2026-11-27T11:30:00.000Z' },
  { path: '/duyurular/takvim?ay=2026-12', title: 'Takvim: Aralık 2026', savedAt: '' },
];

test('a saved document is listed by its title without the site’s name, and the day it was sent', () => {
  const html = '<!doctype html><html><head><title data-x="">Koro &amp; konser | NDS Mezunlar Derneği</title>';
  expect(
    readSavedPage(new URL('/duyurular/7-koro?a=1', SITE), html, 'Fri, 27 Nov 2026 11:30:00 GMT'),
  ).toEqual({
    path: '/duyurular/7-koro?a=1',
    title: 'Koro &amp; konser',
    savedAt: '2026-11-27T11:30:00.000Z',
  });
  expect(readSavedPage(new URL('/aidat', SITE), '', null)).toEqual({
    ...{ path: '/aidat', title: '/aidat', savedAt: '' },
  });
});

describe('the offline page', () => {
  test('lists what is saved, newest first, with kind and moment, and runs no script but that of the appearance', () => {
    const html = fillOfflinePage(PAGE, saved, '');
    expect(html.match(/<script.*?<\/script>/g)).toEqual(['<script>koyu()</script>']);
    expect(html).toContain('<p>Son</p>');
    expect(html.replace(/<[^>]+>/g, '|')).toMatch(
      /Kayıtlı sayfalar.*Koro &amp; konser\|\|Duyuru · 27 Kasım 2026, 14\.30.*Aidat Ödeme\|\|Sayfa · 20 Kasım 2026, 12\.00.*Takvim/,
    );
    expect(html).toContain('href="/duyurular/takvim?ay=2026-12"');
  });

  test('finds titles by the words of a search, whatever their letters’ marks', () => {
    const html = fillOfflinePage(PAGE, saved, 'ODEME aidat');
    expect(html).toContain('Başlığında “ODEME aidat” geçen kayıtlı sayfalar');
    expect(html).toContain('href="/aidat"');
    expect(html).not.toContain('Koro');
    const bylaws = { path: '/tuzuk', title: 'Dernek Tüzüğü', savedAt: '' };
    expect(fillOfflinePage(PAGE, [...saved, bylaws], 'tüzük')).toContain('geçen kayıtlı sayfalar');
  });

  test('says so when no title has the words, shows them as text, and lists all', () => {
    const html = fillOfflinePage(PAGE, saved, '<b>$&');
    expect(html).toContain('Kayıtlı sayfaların hiçbirinin başlığında “&#60;b&#62;$&#38;” geçmiyor.');
    expect(html).toContain('href="/aidat"');
    expect(fillOfflinePage(PAGE, [], '')).toContain('Bu cihazda kayıtlı sayfa yok.');
  });
});
