import { expect, test } from 'vitest';
import { tellAge } from '../../../src/offline/tell-age';

const PAGE = '<!doctype html>\n<html lang="tr"><body>$& <html></body></html>';
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'self'",
};

test('a kept page says when it was sent, once, and stays what it was', async () => {
  const date = 'Sat, 21 Nov 2026 11:30:00 GMT';
  const sent = new Response(PAGE, { headers: { ...HEADERS, date, 'content-encoding': 'br' } });
  const told = await tellAge(sent);
  expect(await told.text()).toBe(
    '<!doctype html>\n<html data-kept-at="2026-11-21T11:30:00.000Z" lang="tr"><body>$& <html></body></html>',
  );
  expect(told.status).toBe(200);
  expect(told.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(told.headers.has('content-encoding')).toBe(false);
});

test.each([null, 'gestern'])('without a date it only says that it was kept (%s)', async (date) => {
  const sent = new Response(PAGE, { headers: { ...HEADERS, ...(date !== null && { date }) } });
  expect(await (await tellAge(sent)).text()).toContain('<html data-kept-at="" lang="tr">');
});
