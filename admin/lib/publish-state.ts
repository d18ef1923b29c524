import { parseTimestamp } from '../../src/lib/dates/dates';

export type PublishState = 'draft' | 'scheduled' | 'published';

/** Takes a publication timestamp (null for none) and the present moment, gives the state that visitors and badges follow. */
export function publishState(publishedAt: string | null, now: Date): PublishState {
  if (!publishedAt) return 'draft';
  return parseTimestamp(publishedAt) > now ? 'scheduled' : 'published';
}
