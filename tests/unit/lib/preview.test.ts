import { expect, test } from 'vitest';
import { readPreviewRequest } from '../../../src/lib/preview';

test('a posted row is accepted for its table’s views', () => {
  const request = { table: 'calendar', view: 'card', row: { title: 'Tören' } };
  expect(readPreviewRequest({ ...request, more: 1 })).toEqual(request);
});

test.each([
  ...[null, 'preview', [], {}],
  ...[undefined, null, []].map((row) => ({ table: 'calendar', view: 'card', row })),
  ...['profiles', 'toString', 3].map((table) => ({ table, view: 'card', row: {} })),
  { table: 'calendar', view: 'page', row: {} },
])('any other message is ignored: %j', (message) => {
  expect(readPreviewRequest(message)).toBeNull();
});
