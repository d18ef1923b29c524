import { expect, test, vi } from 'vitest';
import { createDatabaseAccess } from '../../../../src/lib/database/database-access';
import { messages } from '../../../../src/lib/messages';

const CLIENT = '../../../../src/lib/database/public-database';
const CONNECTION = { config: { apiUrl: '', publishableKey: 'key' }, origin: 'https://site.example' };

test('all reads share one client', async () => {
  const access = createDatabaseAccess(CONNECTION);
  expect(await access.open()).toBe(await access.open());
});

test('a client that fails to load counts as an unreachable backend, and the next read tries again', async () => {
  const access = createDatabaseAccess(CONNECTION);
  vi.resetModules();
  vi.doMock(CLIENT, () => Promise.reject(new Error('no network')));
  await expect(access.open()).rejects.toThrow(messages.public.unreachable);
  vi.doUnmock(CLIENT);
  expect(await access.open()).toHaveProperty('from');
});
