import { expect, test } from 'vitest';
import { completeFileResponse } from '../../../../../supabase/local/storage/file-response';

const FILE = 'http://127.0.0.1:4173/storage/v1/object/public/media/bulletins/1-bulten.pdf';

async function dispositionOf(search: string, status = 200) {
  const response = new Response('%PDF-1.7', { status });
  return (await completeFileResponse(new Request(FILE + search), response)).headers.get(
    'content-disposition',
  );
}

test('a file is shown in place unless its download is requested', async () => {
  expect(await dispositionOf('')).toBeNull();
});

test('a download is saved under the name that the address gives', async () => {
  expect(await dispositionOf('?download=NDS-Bulten-2025-10.pdf')).toBe(
    `attachment; filename="NDS-Bulten-2025-10.pdf"; filename*=UTF-8''NDS-Bulten-2025-10.pdf`,
  );
});

test('a download without a name keeps the file’s own', async () => {
  expect(await dispositionOf('?download')).toBe('attachment');
});

test('Turkish letters are preserved in `filename*`, and nothing breaks out of the header', async () => {
  expect(await dispositionOf(`?download=${encodeURIComponent('Işık "ek"\r\nx: (1).pdf')}`)).toBe(
    `attachment; filename="I__k _ek___x_ _1_.pdf"; filename*=UTF-8''I%C5%9F%C4%B1k%20%22ek%22%0D%0Ax%3A%20%281%29.pdf`,
  );
  expect(await dispositionOf('?download=%ED%A0%80')).toContain('attachment');
});

test('an error is not sent as a download', async () => {
  expect(await dispositionOf('?download=a.pdf', 404)).toBeNull();
});
