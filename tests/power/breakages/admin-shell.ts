import type { Breakages } from '../breakage';

export const SHELL_BREAKAGES: Breakages = {
  'admin/shell': [
    {
      behaviour: 'Rows that are selected in one list are selected by number in the next one.',
      change: {
        find: '<Screen key={resource.table} resource={resource}',
        put: '<Screen resource={resource}',
      },
      ask: ['e2e/admin/lists/lists.spec.ts', 'e2e/admin/shell/command.spec.ts'],
    },
    {
      behaviour: 'Typing an “n” into the search of a list opens a new form.',
      change: { find: "'input:not([type=checkbox]), textarea, select,", put: "'textarea, select," },
      ask: ['unit/admin/shell/shell.test.ts', 'e2e/admin/shell/command.spec.ts'],
    },
    {
      behaviour: 'Enter opens a wrong row while the search still runs.',
      change: {
        find: 'const isKnown = index !== -1 || !found.isSearching || option?.isRow === false;',
        put: 'const isKnown = true;',
      },
      ask: ['unit/admin/shell/search/search.test.ts', 'e2e/admin/shell/command.spec.ts'],
    },
    {
      behaviour: 'A search that fails in one table says that nothing was found.',
      change: { find: 'if (failure !== undefined) return searchTexts.failed(failure);', put: '' },
      ask: [
        'unit/admin/shell/search/search.test.ts',
        'e2e/admin/shell/command.spec.ts',
        'e2e/admin/forms/saving.spec.ts',
      ],
    },
    {
      behaviour: 'What began this morning is no longer among the upcoming rows of the overview.',
      change: {
        find: "field.kind === 'date' ? today : istanbulInputToIso(`${today}T00:00`);",
        put: "field.kind === 'date' ? today : new Date().toISOString();",
      },
      ask: ['unit/admin/dashboard/overview.test.ts', 'e2e/admin/shell/dashboard.spec.ts'],
    },
    {
      behaviour: 'The overview writes “duyuruyunu” instead of “duyurusunu”.',
      change: {
        find: '${one}s${vowel}n${vowel}` : `${object}n${vowel}`',
        put: '${object}n${vowel}` : `${object}n${vowel}`',
      },
      ask: ['unit/admin/dashboard/changes.test.ts'],
    },
  ],
};
