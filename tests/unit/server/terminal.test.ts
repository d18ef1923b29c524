import { afterEach, expect, test, vi } from 'vitest';
import { securityLine } from '../../../supabase/local/auth/security-log/security-log';
import { OperatorError } from '../../../src/lib/operator-error';
import {
  chooseLogFormat,
  printError,
  printLine,
  printSecurityLine,
  printWarning,
  takeConsole,
} from '../../../src/server/terminal';

afterEach(() => {
  chooseLogFormat({});
  vi.restoreAllMocks();
});

/** What is written by `work`, line by line. */
function written(work: () => void): { out: string[]; err: string[] } {
  const lines = { out: '', err: '' };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((lines.out += String(text))));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((lines.err += String(text))));
  work();
  vi.restoreAllMocks();
  return { out: lines.out.split('\n').slice(0, -1), err: lines.err.split('\n').slice(0, -1) };
}

const AT = new Date('2026-11-27T09:00:00Z');
const SECURITY = securityLine('sign_in_failed', { address: '203.0.113.5', reason: 'a@b+c' }, AT);
const FAULT = new TypeError('x is not a function');

function writeAll(): void {
  printLine('  Site derleniyor.');
  printSecurityLine(SECURITY);
  printWarning('Veri tabanına ulaşılamıyor.');
  printError(new OperatorError('SITE_URL yanlış.'));
  printError(FAULT, '2026-11-27T09:00:00.000Z GET /a request=abc-1', { path: '/a', request: 'abc-1' });
  const target = { ...console };
  takeConsole(target);
  target.error('Storage error:', { code: 'ENOSPC' });
  target.error('2026-11-27T09:00:00.000Z PostgreSQL 53100 could not extend file');
  target.warn('%s satır', 3);
  target.log('iki\nsatır');
}

test('with LOG=json everything that is written is one JSON object a line, with time, level, message and fields', () => {
  chooseLogFormat({ LOG: 'json' });
  const { out, err } = written(writeAll);
  const entries = [...out, ...err].map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const { time } of entries) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const time = AT.toISOString();
  expect(entries).toMatchObject([
    { level: 'info', message: 'Site derleniyor.' },
    {
      ...{ level: 'info', message: 'security', time },
      fields: { event: 'sign_in_failed', address: '203.0.113.5', reason: 'a@b+c' },
    },
    { level: 'info', message: 'iki\nsatır' },
    { level: 'warn', message: 'Veri tabanına ulaşılamıyor.' },
    { level: 'error', message: 'SITE_URL yanlış.' },
    { level: 'error', message: FAULT.stack, fields: { path: '/a', request: 'abc-1' } },
    { level: 'error', message: "Storage error: { code: 'ENOSPC' }" },
    { level: 'error', message: 'PostgreSQL 53100 could not extend file', time },
    { level: 'warn', message: '3 satır' },
  ]);
});

test('without it the lines are for people, as they always were', () => {
  const { out, err } = written(writeAll);
  expect(out).toEqual(['  Site derleniyor.', SECURITY, 'iki', 'satır']);
  expect(err[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z Veri tabanına ulaşılamıyor\.$/);
  expect(err.slice(1, 4)).toEqual([
    'SITE_URL yanlış.',
    '2026-11-27T09:00:00.000Z GET /a request=abc-1',
    'TypeError: x is not a function',
  ]);
  expect(err.slice(-3)).toEqual([
    "Storage error: { code: 'ENOSPC' }",
    '2026-11-27T09:00:00.000Z PostgreSQL 53100 could not extend file',
    '3 satır',
  ]);
});
