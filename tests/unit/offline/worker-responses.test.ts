import { expect, test } from 'vitest';
import { cacheableResponse, markOfflineCopy } from '../../../src/offline/worker-responses';

const PAGE = '<!doctype html>\n<html lang="tr"><body>$& <html></body></html>';
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'self'",
};

test('an offline copy has its time on the root element and is otherwise unchanged', async () => {
  const date = 'Sat, 21 Nov 2026 11:30:00 GMT';
  const sent = new Response(PAGE, { headers: { ...HEADERS, date, 'content-encoding': 'br' } });
  const told = await markOfflineCopy(sent);
  expect(await told.text()).toBe(
    '<!doctype html>\n<html data-offline-copy-at="2026-11-21T11:30:00.000Z" lang="tr"><body>$& <html></body></html>',
  );
  expect(told.status).toBe(200);
  expect(told.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(told.headers.has('content-encoding')).toBe(false);
});

test.each([null, 'gestern'])('an offline copy without a date has a blank time (%s)', async (date) => {
  const sent = new Response(PAGE, { headers: { ...HEADERS, ...(date !== null && { date }) } });
  expect(await (await markOfflineCopy(sent)).text()).toContain('<html data-offline-copy-at="" lang="tr">');
});

const SITE = 'https://mezunlar.example';

/** A response, optionally redirected to another path. */
function answer(status: number, from: string | null = null): Response {
  const response = new Response('sayfa', { status, headers: { date: 'Sat, 21 Nov 2026 11:30:00 GMT' } });
  if (from !== null)
    Object.defineProperties(response, { redirected: { value: true }, url: { value: SITE + from } });
  return response;
}
const cached = (path: string, response: Response) => cacheableResponse(new Request(SITE + path), response);

test('a page is cached as it came, an error is not', () => {
  const page = answer(200);
  expect(cached('/duyurular', page)).toBe(page);
  expect(cached('/duyurular', answer(404))).toBeNull();
  expect(cached('/duyurular', answer(500))).toBeNull();
});

test('a folder’s index is cached for the page, without the redirect', async () => {
  const copy = cached('/duyurular', answer(200, '/duyurular/'));
  expect([copy?.redirected, copy?.headers.get('date')]).toEqual([false, 'Sat, 21 Nov 2026 11:30:00 GMT']);
  expect(await copy?.text()).toBe('sayfa');
});

test.each(['/giris/', '/duyurular/7-konser', '/'])('a redirect to %s is not cached', (came) => {
  expect(cached('/duyurular', answer(200, came))).toBeNull();
});
