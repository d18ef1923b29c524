import { expect, test } from 'vitest';
import { wholeAnswer } from '../../../src/offline/whole-answer';

const SITE = 'https://mezunlar.example';

/** What a browser has in hand after it asked for one address and another one answered. */
function answer(status: number, from: string | null = null): Response {
  const response = new Response('sayfa', { status, headers: { date: 'Sat, 21 Nov 2026 11:30:00 GMT' } });
  if (from !== null)
    Object.defineProperties(response, { redirected: { value: true }, url: { value: SITE + from } });
  return response;
}
const kept = (path: string, response: Response) => wholeAnswer(new Request(SITE + path), response);

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
