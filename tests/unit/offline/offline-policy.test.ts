import { expect, test } from 'vitest';
import { atTime } from '../../../src/lib/text/locative';
import { isOfflineFile, isOfflinePage } from '../../../src/offline/offline-policy';
import { cacheableResponse, markOfflineCopy } from '../../../src/offline/worker-responses';

const SITE = 'https://mezunlar.example';
const DATE = 'Sat, 21 Nov 2026 11:30:00 GMT';
const PAGE = '<!doctype html>\n<html lang="tr"><body>$& <html></body></html>';
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'self'",
};

test.each([
  ...['/', '/duyurular', '/duyurular/7-konser', '/mezunlarimiz/mezunlardan-haberler/roman', '/girisimcilik'],
])('%s can be read offline', (path) => {
  expect(isOfflinePage(path)).toBe(true);
});

test.each([
  ...['/admin', '/admin/duyurular', '/giris', '/onizleme', '/arama', '/cevrimdisi'],
  `/taslak/${'a1'.repeat(20)}`,
  ...['/rest/v1/events', '/auth/v1/user', '/rss.xml'],
])('%s is never saved as a page', (path) => {
  expect(isOfflinePage(path)).toBe(false);
});

test.each([
  ['/assets/a-1.js', true],
  ['/storage/v1/object/public/media/a.webp', true],
  ['/storage/v1/object/public/media/a.pdf', false],
  ['/rest/v1/events', false],
])(
  'scripts, styles, fonts and pictures are saved, downloads and API responses are not: %s',
  (path, isSaved) => {
    expect(isOfflineFile(path)).toBe(isSaved);
  },
);

test.each([...['14.30’da', '14.00’te', '09.05’te', '00.00’da', '07.40’ta', '07.46’da']])(
  '%s is how the time is spoken',
  (spoken) => {
    expect(atTime(spoken.slice(0, 5))).toBe(spoken);
  },
);

test('an offline copy has its time on the root element and is otherwise unchanged', async () => {
  const headers = { ...HEADERS, date: DATE, 'content-encoding': 'br' };
  const copy = await markOfflineCopy(new Response(PAGE, { headers }));
  expect(await copy.text()).toBe(
    PAGE.replace('<html lang', '<html data-offline-copy-at="2026-11-21T11:30:00.000Z" lang'),
  );
  expect(copy.status).toBe(200);
  expect(copy.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(copy.headers.has('content-encoding')).toBe(false);
});

/** What is cached for the announcements when the server answers, optionally from the path that it redirected to. */
function cached(status: number, from: string | null = null) {
  const response = new Response('sayfa', { status, headers: { date: DATE } });
  const redirected = { redirected: { value: true }, url: { value: `${SITE}${from ?? ''}` } };
  if (from !== null) Object.defineProperties(response, redirected);
  return { response, copy: cacheableResponse(new Request(`${SITE}/duyurular`), response) };
}

test('a page is cached as it came, an error is not', () => {
  const { copy, response } = cached(200);
  expect(copy).toBe(response);
  expect([cached(404).copy, cached(500).copy]).toEqual([null, null]);
});

test('a folder’s index is cached for the page, without the redirect', async () => {
  const { copy } = cached(200, '/duyurular/');
  expect([copy?.redirected, copy?.headers.get('date')]).toEqual([false, DATE]);
  expect(await copy?.text()).toBe('sayfa');
});

test.each(['/giris/', '/'])('a redirect to %s is not cached', (came) => {
  expect(cached(200, came).copy).toBeNull();
});
