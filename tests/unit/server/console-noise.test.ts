import { expect, test, vi } from 'vitest';
import { quietConsole } from '../../../src/server/console-noise';

function quietTarget() {
  const written = { error: vi.fn<Console['error']>(), warn: vi.fn<Console['warn']>() };
  const target = { ...written };
  quietConsole(target);
  return { target, written };
}

function databaseError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code, detail: 'Failing row contains (…)' });
}

/** As supabase/local/api/postgrest-errors.ts wraps it. */
function wrapped(cause: Error, status: number): Error {
  return Object.assign(new Error('{}', { cause }), { code: 'PGRST', detail: JSON.stringify({ status }) });
}

test.each([
  ['22P02', 400, 'invalid input syntax'],
  ['23514', 400, 'violates check constraint'],
  ['42501', 403, 'permission denied for table events'],
  ['42703', 400, 'column "nothing" does not exist'],
  ['42P01', 404, 'relation "news" does not exist'],
  ['PT412', 412, 'row 5 of events was changed since'],
  ['PT423', 423, 'a row was saved with this key before'],
  ['P0001', 400, 'not now'],
  // OutageLog reports an outage.
  ['ECONNREFUSED', 503, 'connect ECONNREFUSED 127.0.0.1:1'],
  ['57P03', 503, 'the database system is starting up'],
])('a refusal that the client knows of, or an outage (%s), is not printed', (code, status, message) => {
  const { target, written } = quietTarget();
  const cause = databaseError(code, message);
  target.error(cause);
  target.error(wrapped(cause, status));
  expect(written.error).not.toHaveBeenCalled();
});

test('a table that lite does not know is not printed', () => {
  const { target, written } = quietTarget();
  target.error(Object.assign(new Error('Could not find the table'), { relation: 'nothing' }));
  expect(written.error).not.toHaveBeenCalled();
});

test.each([
  ['42P17', 500, 'infinite recursion detected in policy'],
  ['53100', 500, 'could not extend file: No space left on device'],
  ['57014', 500, 'canceling statement due to statement timeout'],
  ['XX000', 500, 'cache lookup failed'],
])('any other error of the database (%s) is one line without rows or stack', (code, status, message) => {
  const { target, written } = quietTarget();
  const cause = databaseError(code, message);
  for (const values of [[cause], [wrapped(cause, status)], ['Auth error:', cause]]) target.error(...values);
  const line = expect.stringMatching(new RegExp(`^\\S+Z PostgreSQL ${code} [^\\n]+$`)) as string;
  expect(written.error.mock.calls).toEqual([[line], [line], [line]]);
  expect(written.error.mock.calls.flat().join()).not.toContain('Failing row');
});

test('a refusal to which the sign-in server or storage responded with 500 is a failure', () => {
  const { target, written } = quietTarget();
  target.error('Storage error:', databaseError('22P02', 'invalid input syntax'));
  expect(written.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('PostgreSQL 22P02'));
});

test('a full disk is one line', () => {
  const { target, written } = quietTarget();
  target.error('Storage error:', Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }));
  expect(written.error).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/Z Disk ENOSPC: no space left$/),
  );
});

test('any other error passes unchanged', () => {
  const { target, written } = quietTarget();
  const error = new TypeError('x is not a function');
  target.error(error);
  target.error('Storage error:', error);
  expect(written.error.mock.calls).toEqual([[error], ['Storage error:', error]]);
});
