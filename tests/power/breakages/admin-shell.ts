import type { Breakages } from '../breakage';

export const SHELL_BREAKAGES: Breakages = {
  'admin/shell': [
    {
      behaviour: 'An old bookmark of the back office opens an empty page.',
      change: {
        find: "{ path: '*', element: <Navigate to={paths.admin} replace /> },",
        put: "{ path: '*', element: null },",
      },
      ask: ['e2e/admin/shell/shell.spec.ts', 'e2e/sign-in/guard.spec.ts'],
    },
    {
      behaviour: 'Rows that are selected in one list are selected by number in the next one.',
      change: { find: '<List key={resource.table} resource={resource}', put: '<List resource={resource}' },
      ask: ['e2e/admin/lists/lists.spec.ts', 'e2e/admin/shell/command.spec.ts'],
    },
    {
      behaviour: 'Typing an “n” into the text of a form opens a new form.',
      change: { find: '(target.isContentEditable || target.closest(', put: '(target.closest(' },
      ask: ['unit/admin/shell/shortcuts.test.ts', 'e2e/admin/shell/command.spec.ts'],
    },
    {
      behaviour: 'Ctrl+Z in a text field takes back the last saved action.',
      change: {
        find: "return key.toLowerCase() === 'z' && (shiftKey || takesKeys(target));",
        put: "return key.toLowerCase() === 'z' && shiftKey;",
      },
      ask: ['unit/admin/shell/shortcuts.test.ts', 'e2e/admin/history/undo.spec.ts'],
    },
    {
      behaviour: 'The link to the content does not take the keyboard past the menu.',
      change: {
        find: '<a className={styles.skip} href={`#${CONTENT_ID}`}>',
        put: '<a className={styles.skip} href="#">',
      },
      ask: ['e2e/admin/shell/shell.spec.ts'],
    },
    {
      behaviour: 'The menu of a phone stays open over the screen that was chosen in it.',
      change: { find: '<Sidebar onNavigate={onClose} />', put: '<Sidebar />' },
      ask: ['e2e/admin/shell/shell.spec.ts'],
    },
    {
      behaviour: 'The button that closes a dialog is called “Close”.',
      change: { find: 'modal={closeButton} drawer={closeButton}', put: '' },
      ask: [
        'unit/admin/shell/antd-locale.test.tsx',
        'e2e/admin/forms/resources.spec.ts',
        'e2e/admin/forms/saving.spec.ts',
      ],
    },
    {
      behaviour: 'Notices stand outside of every landmark for a screen reader.',
      change: { find: "region.setAttribute('aria-label', appTexts.shell.notifications);", put: '' },
      ask: ['e2e/admin/history/undo.spec.ts'],
    },
    {
      behaviour: 'The tab of the team page has the title of the page before.',
      change: { find: 'useDocumentTitle(teamTexts.title);', put: '' },
      ask: ['e2e/admin/team/team.spec.ts', 'e2e/product/walk.spec.ts'],
    },
    {
      behaviour: 'The number of drafts in the menu counts all rows.',
      change: { find: "filters: [{ field: publishColumn, operator: 'null', value: null }],", put: '' },
      ask: [
        'e2e/admin/forms/publishing.spec.ts',
        'e2e/admin/shell/shell.spec.ts',
        'e2e/admin/shell/dashboard.spec.ts',
      ],
    },
    {
      behaviour: 'Enter opens a wrong row while the search still runs.',
      change: {
        find: 'const isKnown = index !== -1 || !found.isSearching || option?.isRow === false;',
        put: 'const isKnown = true;',
      },
      ask: ['unit/admin/search/search.test.ts', 'e2e/admin/shell/command.spec.ts'],
    },
    {
      behaviour: 'Escape in the search leaves the focus nowhere.',
      change: { find: "root.current?.querySelector('input')?.focus(); dismiss();", put: 'dismiss();' },
      ask: ['e2e/admin/shell/command.spec.ts'],
    },
    {
      behaviour: 'A search that fails in one table says that nothing was found.',
      change: { find: 'if (failure !== undefined) return searchTexts.failed(failure);', put: '' },
      ask: [
        'unit/admin/search/search.test.ts',
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
      behaviour: 'The link check counts a page that answers “not found” as fine.',
      change: { find: 'if (!ok) missing.add(path);', put: '' },
      ask: ['unit/admin/dashboard/overview.test.ts', 'e2e/admin/shell/dashboard.spec.ts'],
    },
    {
      behaviour: 'The overview says that one administrator did what two have done.',
      change: {
        find: 'JSON.stringify([change.personId, change.resource, act, change.rowId === null && change.id])',
        put: 'JSON.stringify([change.resource, act, change.rowId === null && change.id])',
      },
      ask: ['unit/admin/dashboard/changes.test.ts'],
    },
    {
      behaviour: 'The overview writes “duyuruyunu” instead of “duyurusunu”.',
      change: {
        find: '${one}s${vowel}n${vowel}` : `${object}n${vowel}`',
        put: '${object}n${vowel}` : `${object}n${vowel}`',
      },
      ask: ['unit/admin/dashboard/changes.test.ts'],
    },
    {
      behaviour: 'Above a thousand rows an estimate is shown as an exact number.',
      change: { find: "`yaklaşık ${count.toLocaleString('tr', ABOUT)}`", put: 'String(count)' },
      ask: [
        'unit/admin/dashboard/overview.test.ts',
        'unit/admin/providers/i18n.test.ts',
        'e2e/admin/lists/table.spec.ts',
      ],
    },
    {
      behaviour: 'The overview counts too many rows behind “tane daha”.',
      change: { find: 'dashboardTexts.more(total - ROWS_SHOWN)', put: 'dashboardTexts.more(total)' },
      ask: ['unit/admin/dashboard/overview.test.ts', 'e2e/admin/shell/dashboard.spec.ts'],
    },
    {
      behaviour: 'A tab whose code a new version has removed shows an error until somebody reloads it.',
      change: { find: 'if (navigator.onLine) reloadOnce();', put: '' },
      ask: ['unit/lib/stale-chunk.test.ts', 'e2e/admin/shell/shell.spec.ts'],
    },
  ],
};
