import { expect, test } from 'vitest';
import { offlineTexts } from '../../../src/content/shell/offline';
import { atTime } from '../../../src/lib/text/locative';
import { isOfflineFile, isOfflinePage } from '../../../src/offline/offline-policy';

test.each([
  '/',
  '/duyurular',
  '/duyurular/7-konser',
  '/mezunlarimiz/mezunlardan-haberler/roman',
  '/girisimcilik',
])('%s can be read offline', (path) => {
  expect(isOfflinePage(path)).toBe(true);
});

test.each([
  '/admin',
  '/admin/duyurular',
  '/giris',
  '/onizleme',
  '/arama',
  '/rest/v1/events',
  '/auth/v1/user',
  '/rss.xml',
])('%s is never saved as a page', (path) => {
  expect(isOfflinePage(path)).toBe(false);
});

test('scripts, styles, fonts and pictures are saved, downloads and API responses are not', () => {
  for (const path of [
    '/assets/a-1.js',
    '/assets/f-1.woff2',
    '/favicon.svg',
    '/storage/v1/object/public/media/a.webp',
  ])
    expect(isOfflineFile(path), path).toBe(true);
  for (const path of [
    '/storage/v1/object/public/media/a.pdf',
    '/rest/v1/events',
    '/paylasim/dernek.jpg',
    '/takvim.ics',
  ])
    expect(isOfflineFile(path), path).toBe(false);
});

test.each([
  ['14.30', '14.30’da'],
  ['14.00', '14.00’te'],
  ['09.05', '09.05’te'],
  ['10.00', '10.00’da'],
  ['00.00', '00.00’da'],
  ['20.00', '20.00’de'],
  ['07.40', '07.40’ta'],
  ['07.50', '07.50’de'],
  ['07.41', '07.41’de'],
  ['07.46', '07.46’da'],
])('%s is spoken %s', (time, spoken) => {
  expect(atTime(time)).toBe(spoken);
});

test('an offline copy says when it was saved, in Istanbul time', () => {
  const { offline, silent, notice } = offlineTexts;
  expect(notice(offline, '2026-11-21T11:30:00.000Z')).toBe(
    'İnternet bağlantınız yok; sayfanın 21 Kasım 2026, 14.30’daki hâlini görüyorsunuz.',
  );
  expect(notice(silent, '')).toBe('Siteye şu anda ulaşılamıyor.');
});
