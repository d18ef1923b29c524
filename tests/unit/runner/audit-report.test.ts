import { expect, test } from 'vitest';
import { judgeAudit } from '../../runner/audit-report';

function report(vulnerabilities: Record<string, number>): string {
  return JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: { vulnerabilities } });
}

test.each([
  ['nothing', report({ info: 0, low: 0, moderate: 0, high: 0, critical: 0 }), 'passed'],
  ['moderate advisories', report({ low: 2, moderate: 3, high: 0, critical: 0 }), 'passed'],
  ['a high advisory', report({ high: 1, critical: 0 }), 'refused'],
  ['a critical advisory', report({ high: 0, critical: 1 }), 'refused'],
  [
    'a refusal by the registry',
    '{"message":"405 Method Not Allowed","statusCode":405,"error":{}}',
    'unanswered',
  ],
  ['no network', '', 'unanswered'],
])('%s is %s', (_, text, verdict) => {
  expect(judgeAudit(text).verdict).toBe(verdict);
});
