/**
 * The keys under which Refine keeps its answers, spelled out: what a list begins with is asked for before Refine itself is run. A
 * unit test compares them with Refine's own.
 */
export const queryKeys = {
  identity: ['auth', 'identity'],

  /** Takes a table and what else tells one question from another. */
  list: (table: string, params: Readonly<Record<string, unknown>>) => [
    'data',
    'default',
    table,
    'list',
    params,
  ],
} as const;
