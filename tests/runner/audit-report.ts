export interface AuditResult {
  verdict: 'passed' | 'refused' | 'unanswered';
  note: string;
}

/** Takes what `npm audit --json` printed. High and critical advisories are refused; no answer of the registry is not. */
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
