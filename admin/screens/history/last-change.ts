import { historyTexts } from '../../i18n/history';
import { formatRelativeTime } from '../../lib/relative-time';
import type { Change } from '../../data/history';
import { history } from '../../data/instances';

/** Who changed a row last and when: 'Ayşe Demir, 3 dakika önce'. Null when no known person did. */
export function describeChange({ person, changed_at: at }: Change, now = new Date()): string | null {
  return person === null ? null : historyTexts.byAndWhen(person, formatRelativeTime(at, now));
}

/** Reads `describeChange` of a row, which may be deleted. A failure is no answer, because the rest matters more. */
export async function readLastChange(table: string, id: number): Promise<string | null> {
  try {
    const [change] = await history.readLatest(table, [id]);
    return change ? describeChange(change) : null;
  } catch {
    return null;
  }
}
