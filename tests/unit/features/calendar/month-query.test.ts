import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { monthQuery } from '../../../../src/features/calendar/queries';
import { createDatabaseAccess } from '../../../../src/lib/database/database-access';
import { CONFIG, failure, fakeApi, ORIGIN } from '../../app/fake-api';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a failed read is logged, and earlier entries of the month stay', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const client = new QueryClient();
  const read = ({ fetch }: ReturnType<typeof fakeApi>) =>
    client.query(monthQuery(createDatabaseAccess({ config: CONFIG, origin: ORIGIN, fetch }), '2026-11'));
  const silent = fakeApi({ calendar: failure(503, 'Kapalı') });
  await expect(read(silent)).rejects.toThrow('Kapalı');
  const entries = [{ title: 'Çay saati', date: '2026-11-21' }];
  expect(await read(fakeApi({ calendar: entries }))).toEqual(entries);
  expect(await read(silent)).toEqual(entries);
  expect(log).toHaveBeenCalledTimes(2);
});
