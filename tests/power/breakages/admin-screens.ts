import type { Breakages } from '../breakage';

export const SCREEN_BREAKAGES: Breakages = {
  'admin/screens': [
    {
      behaviour: 'What happens today stands among the past, too.',
      change: { find: "{ first: '', last: addDays(today, -1) }", put: "{ first: '', last: today }" },
      ask: [
        'unit/admin/crud/list/list-address.test.ts',
        'unit/admin/crud/list/resource-table.test.tsx',
        'e2e/admin/lists/calendar.spec.ts',
      ],
    },
    {
      behaviour: 'A filter chosen on the third page shows the third page of what it found.',
      change: {
        find: "setFilters(writeChoices({ ...choices, ...part }), 'replace'); setCurrentPage(1);",
        put: "setFilters(writeChoices({ ...choices, ...part }), 'replace');",
      },
      ask: [
        'unit/admin/crud/list/resource-table.test.tsx',
        'e2e/admin/lists/table.spec.ts',
        'e2e/admin/lists/lists.spec.ts',
      ],
    },
    {
      behaviour: 'The last row of the last page is deleted, and the list says that it is empty.',
      change: { find: 'if (isBehind) setCurrentPage(lastPage);', put: '' },
      ask: ['unit/admin/crud/list/resource-table.test.tsx', 'e2e/admin/lists/table.spec.ts'],
    },
    {
      behaviour:
        'A formula in the second line of a cell is calculated by the spreadsheet that opens the export.',
      change: {
        find: "(?='*(?:${BEGINNING.source}))`, 'gm'); const DEFUSED",
        put: "(?='*(?:${BEGINNING.source}))`, 'g'); const DEFUSED",
      },
      ask: ['unit/admin/crud/csv/csv-format.test.ts', 'e2e/admin/lists/csv.spec.ts'],
    },
    {
      behaviour: 'An export made after midnight carries the day before in its name.',
      change: { find: '-${todayInIstanbul(now)}.csv`', put: '-${now.toISOString().slice(0, 10)}.csv`' },
      ask: ['unit/admin/crud/csv/csv-format.test.ts', 'e2e/admin/lists/csv.spec.ts'],
    },
    {
      behaviour: 'Duplicates that the person left out are imported all the same.',
      change: { find: 'errors.length === 0 && !skipped.has(line)', put: 'errors.length === 0' },
      ask: ['unit/admin/crud/csv/use-csv-import.test.tsx', 'e2e/admin/lists/csv.spec.ts'],
    },
    {
      behaviour: 'Publishing several rows gives those that were published before a new date.',
      change: {
        find: 'chosen.filter((row) => done === null || rowState(resource, row, now) !== done)',
        put: 'chosen.filter(() => true)',
      },
      ask: ['unit/admin/crud/bulk/list-actions.test.ts', 'unit/admin/crud/bulk/bulk.test.tsx'],
    },
    {
      behaviour: 'After a bulk action the refused rows have to be selected again.',
      change: { find: 'selection.select(refused.map(({ row }) => row));', put: 'selection.select([]);' },
      ask: ['unit/admin/crud/bulk/bulk.test.tsx', 'e2e/admin/lists/lists.spec.ts'],
    },
    {
      behaviour: 'Escape closes the question while a bulk action is still running.',
      change: { find: "keyboard={phase !== 'running'}", put: 'keyboard' },
      ask: ['unit/admin/crud/bulk/bulk.test.tsx', 'e2e/admin/lists/lists.spec.ts'],
    },
    {
      behaviour: 'The copy of a published row is published as soon as it is saved.',
      change: { find: "if (field.kind === 'publish') return null;", put: '' },
      ask: ['unit/admin/crud/bulk/list-actions.test.ts', 'e2e/admin/lists/lists.spec.ts'],
    },
    {
      behaviour:
        'Keeping one’s own version of a row overwrites the fields that only the other person has changed.',
      change: {
        find: 'const merged = { row, values: { ...stored, ...changedValues(mine, started) } };',
        put: 'const merged = { row, values: mine };',
      },
      ask: ['unit/admin/crud/form/conflict.test.tsx', 'e2e/admin/forms/saving.spec.ts'],
    },
    {
      behaviour: 'Pressing save twice over a slow network writes the row twice.',
      change: { find: 'if (isRunning.current || isSaved.current) return;', put: '' },
      ask: ['unit/admin/crud/form/resource-form.test.tsx', 'e2e/admin/forms/saving.spec.ts'],
    },
    {
      behaviour: 'Uploads of a form that is left without saving stay in the storage.',
      change: {
        find: 'if (!isSaved.current && !isRunning.current) void removeUnused(ledger.list());',
        put: '',
      },
      ask: ['unit/admin/crud/form/resource-form.test.tsx', 'e2e/admin/uploads/uploads.spec.ts'],
    },
    {
      behaviour: 'A save that the server refuses at a field leaves the focus on the button.',
      change: {
        find: 'form.scrollToField(blamed.name, TO_FIELD);',
        put: "form.scrollToField(blamed.name, { block: 'center' });",
      },
      ask: [
        'unit/admin/crud/form/slug-and-replacement.test.tsx',
        'e2e/admin/forms/saving.spec.ts',
        'e2e/admin/association/settings.spec.ts',
      ],
    },
    {
      behaviour: 'A draft that another open tab still edits is offered here as well.',
      change: { find: 'page !== thisTab && !open?.has(page);', put: 'page !== thisTab;' },
      ask: ['unit/admin/drafts/draft-store.test.ts', 'e2e/admin/forms/drafts.spec.ts'],
    },
    {
      behaviour: 'A tab with unsaved changes closes without a question.',
      change: { find: 'if (isUnsaved) event.preventDefault();', put: '' },
      ask: ['e2e/admin/forms/drafts.spec.ts', 'e2e/admin/forms/saving.spec.ts'],
    },
    {
      behaviour: 'What was typed in the last moment before the page is hidden is in no draft.',
      change: {
        find: "document.addEventListener('visibilitychange', () => leave(), { signal: controller.signal });",
        put: '',
      },
      ask: ['unit/admin/drafts/form-draft.test.tsx', 'e2e/admin/forms/drafts.spec.ts'],
    },
    {
      behaviour: 'The trash shows its first fifty rows and no way to the older ones.',
      change: { find: 'page.length < TRASH_PAGE ?', put: 'page.length <= TRASH_PAGE ?' },
      ask: ['e2e/admin/history/trash.spec.ts'],
    },
    {
      behaviour: 'Going back from the trash leads through every word that was searched in it.',
      change: {
        find: "setParams(next === '' ? {} : { [SEARCH_PARAM]: next }, { replace: true });",
        put: "setParams(next === '' ? {} : { [SEARCH_PARAM]: next });",
      },
      ask: ['e2e/admin/history/trash.spec.ts'],
    },
    {
      behaviour: 'Any page that takes the place of the preview receives the unpublished row.',
      change: {
        find: 'postMessage({ table, view, row }, window.location.origin);',
        put: "postMessage({ table, view, row }, '*');",
      },
      ask: ['e2e/admin/forms/preview.spec.ts'],
    },
    {
      behaviour: 'The preview of a new row has no address until the row is saved.',
      change: {
        find: '...Object.fromEntries(slugs.map((field) => [field.name, askedSlug(field, values)])),',
        put: '',
      },
      ask: ['e2e/admin/forms/preview.spec.ts'],
    },
    {
      behaviour: 'The notice after an undo takes the keyboard back to the top of the page.',
      change: { find: 'if (cameFrom !== undefined) focusAgain(cameFrom);', put: '' },
      ask: ['e2e/admin/history/undo.spec.ts'],
    },
    {
      behaviour: 'A deletion that the server refuses disappears without a word.',
      change: { find: "message: messages.errors.deleteFailed(error?.message ?? ''),", put: "message: ''," },
      ask: ['e2e/admin/forms/publishing.spec.ts', 'e2e/admin/forms/saving.spec.ts'],
    },
    {
      behaviour: 'The box that selects a row has no name for a screen reader.',
      change: { find: 'getCheckboxProps: (row) => nameOfChoice(rowTitle(resource, row)),', put: '' },
      ask: ['e2e/admin/lists/lists.spec.ts'],
    },
  ],
};
