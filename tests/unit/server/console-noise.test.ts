import { expect, test, vi } from 'vitest';
import { quietConsole } from '../../../src/server/console-noise';

const EXPERIMENTAL = 'EXPERIMENTAL FEATURES ENABLED: storage - not supported, do not use in production.';

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
  ['23514', 'violates check constraint'],
  ['42501', 'permission denied for table events'],
  // OutageLog reports an outage.
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:1'],
  ['CONNECTION_CLOSED', 'write CONNECTION_CLOSED'],
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

test('warnings about malformed addresses and lite’s English line about itself are dropped, all others pass', () => {
  const { target, written } = quietTarget();
  target.warn(EXPERIMENTAL);
  target.warn('The URL path "/%E0%A4%A" could not be decoded because it is a malformed URL segment.');
  target.warn('something else');
  expect(written.warn.mock.calls).toEqual([['something else']]);
});
