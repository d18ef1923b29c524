import { expect, test } from 'vitest';
import { answerConditionally } from '../../../../src/lib/conditional-file';

async function ask(headers: Record<string, string>) {
  const request = new Request('http://127.0.0.1/file', { headers });
  const file = new Response('0123456789', {
    headers: { etag: '"v1"', 'content-length': '10' },
  });
  const response = await answerConditionally(request, file);
  return {
    status: response.status,
    text: await response.text(),
    range: response.headers.get('content-range'),
  };
}

test.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
])('%s gets that part', async (range, text, contentRange) => {
  expect(await ask({ range })).toEqual({ status: 206, text, range: contentRange });
});

test('a range beyond the end gets 416 with the size', async () => {
  expect(await ask({ range: 'bytes=10-' })).toEqual({ status: 416, text: '', range: 'bytes */10' });
});

test.each(['bytes=0-1,4-5', 'lines=1-2', 'bytes=-'])('%s is ignored', async (range) => {
  expect(await ask({ range })).toMatchObject({ status: 200, text: '0123456789' });
});

test('a range of an outdated version gets the whole file', async () => {
  expect(await ask({ range: 'bytes=0-1', 'if-range': '"v0"' })).toMatchObject({ status: 200 });
});

test.each(['"v1"', 'W/"v1"', '"v0", "v1"', '*'])('a client with %s gets 304', async (known) => {
  expect(await ask({ 'if-none-match': known })).toMatchObject({ status: 304, text: '' });
});
