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

test.each([
  ['22P02', 'invalid input syntax'],
  ['42501', 'permission denied for table events'],
  // OutageLog reports an outage.
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:1'],
  ['57P03', 'the database system is starting up'],
])('a refusal that the client knows of, or an outage (%s), is not printed', (code, message) => {
  const { target, written } = quietTarget();
  const cause = databaseError(code, message);
  target.error(cause);
  target.error(Object.assign(new Error('{}', { cause }), { code: 'PGRST' }));
  expect(written.error).not.toHaveBeenCalled();
});

test.each([
  ['42P01', 'relation "news" does not exist'],
  ['53100', 'could not extend file: No space left on device'],
])('any other error of the database (%s) is one line without rows or stack', (code, message) => {
  const { target, written } = quietTarget();
  target.error(databaseError(code, message));
  expect(written.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`${code} ${message}`));
  expect(String(written.error.mock.calls[0]?.[0])).not.toMatch(/\n|Failing row/);
});

test('any other error passes unchanged', () => {
  const { target, written } = quietTarget();
  const error = new TypeError('x is not a function');
  target.error(error);
  target.error('Storage error:', error);
  expect(written.error.mock.calls).toEqual([[error], ['Storage error:', error]]);
});
