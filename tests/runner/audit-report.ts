/** The exit code of a step that could not be tried: neither passed nor failed. It is EX_TEMPFAIL of sysexits.h. */
export const NOT_RUN = 75;

export interface AuditResult {
  verdict: 'passed' | 'refused' | 'unanswered';
  note: string;
}

/** Judges the output of `npm audit --json`. High and critical advisories are refused; a missing report is not. */
export function judgeAudit(report: string): AuditResult {
  const counts = readCounts(report);
  if (!counts)
    return { verdict: 'unanswered', note: 'The registry did not answer: dependencies were not audited.' };
  const { high = 0, critical = 0 } = counts;
  const note = `Advisories for what we ship: ${critical} critical, ${high} high.`;
  return { verdict: high + critical > 0 ? 'refused' : 'passed', note };
}

interface Report {
  metadata?: { vulnerabilities?: { high?: number; critical?: number } };
}

function readCounts(report: string) {
  try {
    return (JSON.parse(report) as Report | null)?.metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}
