import { expect, test } from 'vitest';
import { completeFileResponse } from '../../../../../supabase/local/storage/file-response';

const FILE = 'http://127.0.0.1:4173/storage/v1/object/public/media/bulletins/1-bulten.pdf';

async function dispositionOf(search: string, status = 200) {
  const response = new Response('%PDF-1.7', { status });
  return (await completeFileResponse(new Request(FILE + search), response)).headers.get(
    'content-disposition',
  );
}

test.each([
  ['', 200, null],
  ['?download', 200, 'attachment'],
  ['?download=a.pdf', 404, null],
  ['?download=a-1.pdf', 200, `attachment; filename="a-1.pdf"; filename*=UTF-8''a-1.pdf`],
  [
    // Nothing breaks out of the header.
    `?download=${encodeURIComponent('Işık "ek"\r\nx: (1).pdf')}`,
    200,
    `attachment; filename="I__k _ek___x_ _1_.pdf"; filename*=UTF-8''I%C5%9F%C4%B1k%20%22ek%22%0D%0Ax%3A%20%281%29.pdf`,
  ],
  ['?download=%ED%A0%80', 200, expect.stringContaining('attachment') as string],
])('a file with the query “%s” and status %i has the disposition %s', async (search, status, disposition) => {
  expect(await dispositionOf(search, status)).toEqual(disposition);
});
