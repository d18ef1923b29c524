import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { expect, test } from 'vitest';
import { tellSessionAtOnce } from '../../../supabase/local/session-context';

test('lite still has the method that is stood in for, and one that has none is noticed', async () => {
  const connection = createPostgresConnection({ url: 'postgres://127.0.0.1:1/none' });
  expect(() => tellSessionAtOnce(connection)).not.toThrow();
  await connection.close();
  const renamed = Object.create(null) as PostgresConnection;
  expect(() => tellSessionAtOnce(renamed)).toThrow('lite has no applyJwtSessionContext any more');
});
