import type { Breakages } from '../breakage';

export const SCREEN_BREAKAGES: Breakages = {
  'admin/screens': [
    {
      behaviour:
        'A formula in the second line of a cell is calculated by the spreadsheet that opens the export.',
      change: {
        find: "(?='*(?:${BEGINNING.source}))`, 'gm'); const DEFUSED",
        put: "(?='*(?:${BEGINNING.source}))`, 'g'); const DEFUSED",
      },
      ask: ['unit/admin/screens/csv/csv-format.test.ts', 'e2e/admin/lists/csv.spec.ts'],
    },
    {
      behaviour: 'The draft for the next year keeps the address of this year’s title.',
      change: {
        find: "const values = follows ? { ...attempt.values, [name]: '' } : attempt.values;",
        put: 'const values = attempt.values; void follows;',
      },
      ask: ['unit/admin/screens/form/slug-and-replacement.test.tsx'],
    },
    {
      behaviour: 'A copy for the next year is offered the number of this year’s meeting.',
      change: { find: '`${Number(number) + 1}.`', put: '`${Number(number)}.`' },
      ask: ['unit/admin/screens/repeats/next-title.test.ts'],
    },
    {
      behaviour: 'A rehearsal on the fifth Tuesday is left out in months that have four.',
      change: {
        find: 'return days[placeInMonth(date) - 1] ?? days.at(-1) ?? null;',
        put: 'return days[placeInMonth(date) - 1] ?? null;',
      },
      ask: ['unit/admin/screens/repeats/repeat-dates.test.ts'],
    },
    {
      behaviour: 'A new member of the board is shown with the photograph of whoever had the seat before.',
      change: {
        find: 'if (!source || nameOf(source) !== nameOf(seat)) return {};',
        put: 'if (!source) return {}; void nameOf(seat);',
      },
      ask: ['unit/admin/screens/terms/term-rows.test.ts'],
    },
    {
      behaviour: 'Duplicates that the person left out are imported all the same.',
      change: { find: 'errors.length === 0 && !skipped.includes(line)', put: 'errors.length === 0' },
      ask: ['unit/admin/screens/form/resource-form.test.tsx', 'e2e/admin/lists/csv.spec.ts'],
    },
    {
      behaviour:
        'Keeping one’s own version of a row overwrites the fields that only the other person has changed.',
      change: {
        find: 'const merged = { row, values: { ...stored, ...changedValues(mine, started) } };',
        put: 'const merged = { row, values: mine };',
      },
      ask: ['unit/admin/screens/form/resource-form.test.tsx', 'e2e/admin/forms/saving.spec.ts'],
    },
    {
      behaviour:
        'A save whose answer was lost is refused when it is repeated, for an address that the row has.',
      change: {
        find: 'if (slug === row?.[name] || !(await isUsed(slug, row?.id))) return withSlug(attempt, slug);',
        put: 'if (slug === row?.[name]) return attempt; if (!(await isUsed(slug, row?.id))) return withSlug(attempt, slug);',
      },
      ask: ['unit/admin/screens/form/slug-and-replacement.test.tsx', 'e2e/admin/forms/cut-network.spec.ts'],
    },
    {
      behaviour: 'What was typed in the last moment before the page is hidden is in no draft.',
      change: {
        find: "(document.visibilityState === 'hidden' ? keeper.sendNow() : void keeper.look()),",
        put: 'void keeper.look(),',
      },
      ask: ['unit/admin/drafts/form-draft.test.tsx'],
    },
    {
      behaviour: 'Any page that takes the place of the preview receives the unpublished row.',
      change: {
        find: 'postMessage({ table, view, row }, window.location.origin);',
        put: "postMessage({ table, view, row }, '*');",
      },
      ask: ['e2e/admin/forms/preview.spec.ts'],
    },
  ],
};
