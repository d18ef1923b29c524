import { formatTimestamp } from '../../../src/shared/dates';
import { messages } from '../../../src/shared/messages';
import { publishState } from '../../../src/shared/publish-state';

/** Takes the column's value and the present moment; gives 'Taslak', or the state with its date. */
export function publishWords(value: unknown, now: Date): string {
  const publishedAt = typeof value === 'string' ? value : null;
  const state = messages.admin[publishState(publishedAt, now)];
  return publishedAt === null ? state : `${state}, ${formatTimestamp(publishedAt)}`;
}
