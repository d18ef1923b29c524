import { expect, test } from 'vitest';
import { cacheableResponse, markOfflineCopy } from '../../../src/offline/worker-responses';

const PAGE = '<!doctype html>\n<html lang="tr"><body>$& <html></body></html>';
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'self'",
};

test('a kept page says when it was sent, once, and stays what it was', async () => {
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

test.each([null, 'gestern'])('without a date it only says that it was kept (%s)', async (date) => {
  const sent = new Response(PAGE, { headers: { ...HEADERS, ...(date !== null && { date }) } });
  expect(await (await markOfflineCopy(sent)).text()).toContain('<html data-offline-copy-at="" lang="tr">');
});

const SITE = 'https://mezunlar.example';

/** What a browser has in hand after it asked for one address and another one answered. */
function answer(status: number, from: string | null = null): Response {
  const response = new Response('sayfa', { status, headers: { date: 'Sat, 21 Nov 2026 11:30:00 GMT' } });
  if (from !== null)
    Object.defineProperties(response, { redirected: { value: true }, url: { value: SITE + from } });
  return response;
}
const kept = (path: string, response: Response) => cacheableResponse(new Request(SITE + path), response);

test('a page is kept as it came, an error is not', () => {
  const page = answer(200);
  expect(kept('/duyurular', page)).toBe(page);
  expect(kept('/duyurular', answer(404))).toBeNull();
  expect(kept('/duyurular', answer(500))).toBeNull();
});

test('a folder’s index is kept as the page, without a word of the way it came', async () => {
  const copy = kept('/duyurular', answer(200, '/duyurular/'));
  expect([copy?.redirected, copy?.headers.get('date')]).toEqual([false, 'Sat, 21 Nov 2026 11:30:00 GMT']);
  expect(await copy?.text()).toBe('sayfa');
});

test.each(['/giris/', '/duyurular/7-konser', '/'])(
  'what led to %s is not the page that was asked for',
  (came) => {
    expect(kept('/duyurular', answer(200, came))).toBeNull();
  },
);
