/** What a check found. `unseen` is what nobody can see from here: it is a reminder and never fails a check. */
export interface Finding {
  state: 'right' | 'missing' | 'unseen';
  sentence: string;
  /** What to do about it. */
  advice?: string;
}

const MARKS: Readonly<Record<Finding['state'], string>> = { right: '✓', missing: '✗', unseen: '–' };

export const right = (sentence: string): Finding => ({ state: 'right', sentence });
export const missing = (sentence: string, advice: string): Finding => ({
  state: 'missing',
  sentence,
  advice,
});
export const unseen = (sentence: string, advice?: string): Finding => ({
  state: 'unseen',
  sentence,
  ...(advice !== undefined && { advice }),
});

/** Writes a finding as the lines of a terminal. */
export function formatFinding({ state, sentence, advice }: Finding): string {
  const line = `${MARKS[state]} ${sentence}`;
  return advice === undefined ? line : `${line}\n    → ${advice}`;
}
