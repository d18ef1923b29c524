import type { Breakages } from '../breakage';
import { PEOPLE_BREAKAGES } from './admin-people';
import { SCREEN_BREAKAGES } from './admin-screens';
import { SHELL_BREAKAGES } from './admin-shell';

const FIELDS_AND_DATA: Breakages = {
  'admin/schema and fields': [
    {
      behaviour: 'A list that is narrowed to days leaves out what happens on the last of them.',
      change: { find: 'value: midnight(addDays(last, 1)),', put: 'value: midnight(last),' },
      ask: ['unit/admin/fields/filters.test.ts', 'unit/admin/crud/list/list-address.test.ts'],
    },
    {
      behaviour: 'A link in a text may be stored with an address that runs a script.',
      change: {
        find: 'return ALLOWED_ADDRESS.test(address) ? address : null;',
        put: 'return address;',
      },
      ask: [
        'unit/admin/fields/clean-paste.test.ts',
        'unit/admin/fields/fields.test.ts',
        'e2e/admin/uploads/gallery.spec.ts',
      ],
    },
    {
      behaviour: 'A table that is imported brings unclean HTML into the database.',
      change: {
        find: "if (typeof value === 'string') cleaned[name] = (await fieldKind(kind).clean?.(value)) ?? value;",
        put: "if (typeof value === 'string') cleaned[name] = kind === 'richtext' ? value : ((await fieldKind(kind).clean?.(value)) ?? value);",
      },
      ask: ['unit/admin/fields/clean-writes.test.ts', 'unit/admin/fields/fields.test.ts'],
    },
    {
      behaviour: 'A description with a tag sign cuts the excerpt of its text.',
      change: {
        find: "picture.alt = picture.alt.replaceAll(TAG_SIGNS, '').trim();",
        put: 'picture.alt = picture.alt.trim();',
      },
      ask: [
        'unit/admin/fields/clean-paste.test.ts',
        'unit/admin/fields/fields.test.ts',
        'e2e/admin/uploads/gallery.spec.ts',
      ],
    },
    {
      behaviour: 'The pictures in a text are removed from the storage when the text has been saved.',
      change: {
        find: "return held === 'html' ? bodyPictures(value) : [value];",
        put: "return held === 'html' ? [] : [value];",
      },
      ask: ['unit/admin/schema/derive.test.ts', 'e2e/admin/uploads/gallery.spec.ts'],
    },
    {
      behaviour: 'A body that holds only a picture is refused as missing.',
      change: {
        find: "return plainText(html) === '' && bodyPictures(html).length === 0;",
        put: "return plainText(html) === '';",
      },
      ask: ['unit/admin/fields/field-kinds.test.ts', 'unit/admin/fields/fields.test.ts'],
    },
    {
      behaviour: 'An IBAN that is typed in groups is stored with its spaces.',
      change: {
        find: 'toRow: (typed) => plainIban(typed) || null,',
        put: 'toRow: (typed) => typed || null,',
      },
      ask: [
        'unit/admin/fields/field-kinds.test.ts',
        'unit/admin/crud/form/singleton-route.test.tsx',
        'e2e/admin/association/settings.spec.ts',
      ],
    },
    {
      behaviour: 'A removed photo comes back at the end of the album.',
      change: {
        find: 'const photos = album.photos.toSpliced(index, 0, address);',
        put: 'const photos = [...album.photos, address];',
      },
      ask: ['unit/admin/fields/album.test.ts'],
    },
    {
      behaviour: 'A percentage is written with the sign behind the number.',
      change: { find: 'return `%${digits}`;', put: 'return `${digits}%`;' },
      ask: ['unit/admin/fields/number-kind.test.ts'],
    },
    {
      behaviour:
        'A description is lost when the picture is marked as decorative and the mark is taken away again.',
      change: { find: "write(target.checked ? '' : written);", put: "write(target.checked ? '' : null);" },
      ask: ['e2e/admin/uploads/pictures.spec.ts', 'e2e/admin/uploads/uploads.spec.ts'],
    },
    {
      behaviour: 'After the last photo of an album is removed the keyboard begins at the top of the page.',
      change: {
        find: 'if (photos.length === 1) button.current?.focus();',
        put: '',
      },
      ask: ['e2e/admin/uploads/gallery.spec.ts'],
    },
    {
      behaviour: 'Escape in an open calendar closes the whole form.',
      change: {
        find: "onKeyDown={(event) => event.key === 'Escape' && isOpen.current && event.stopPropagation()}",
        put: '',
      },
      ask: ['e2e/admin/forms/dates.spec.ts', 'e2e/admin/forms/focus.spec.ts'],
    },
  ],
  'admin/data': [
    {
      behaviour: 'A search for “istanbul” does not find “İstanbul”.',
      change: { find: ".replace(/[*iıİI]/g, '_')", put: ".replace(/[*]/g, '_')" },
      ask: [
        'unit/admin/providers/data-provider.test.ts',
        'database/admin-provider.test.ts',
        'database/search/admin-search.test.ts',
      ],
    },
    {
      behaviour: 'A search with a comma or a bracket is refused by the server.',
      change: { find: '${withoutSyntax(likePattern(filter.value))}', put: '${likePattern(filter.value)}' },
      ask: [
        'unit/admin/providers/data-provider.test.ts',
        'database/admin-provider.test.ts',
        'database/search/admin-search.test.ts',
      ],
    },
    {
      behaviour: 'A save overwrites what somebody else has saved meanwhile.',
      change: { find: "if (version !== undefined) void request.eq('updated_at', version);", put: '' },
      ask: [
        'unit/admin/providers/data-provider.test.ts',
        'database/admin-provider.test.ts',
        'e2e/admin/forms/saving.spec.ts',
      ],
    },
    {
      behaviour: 'Rows without a date come first in a list that begins with the newest.',
      change: {
        find: "{ ascending: order === 'asc', nullsFirst: false }",
        put: "{ ascending: order === 'asc' }",
      },
      ask: ['unit/admin/providers/data-provider.test.ts', 'database/admin-provider.test.ts'],
    },
    {
      behaviour: 'Deleting a row that somebody else has already deleted reports a failure.',
      change: { find: 'if (!isCode(error, GONE)) throw error;', put: 'throw error;' },
      ask: [
        'unit/admin/providers/data-provider.test.ts',
        'database/admin-provider.test.ts',
        'e2e/admin/forms/saving.spec.ts',
      ],
    },
    {
      behaviour: 'An undo takes back what another administrator wrote at the same moment.',
      change: {
        find: 'if (change?.personId === session?.user.id && isOfWrite(change, row)) return change.id;',
        put: 'if (isOfWrite(change, row)) return change.id;',
      },
      ask: ['unit/admin/providers/history.test.ts', 'e2e/admin/history/undo.spec.ts'],
    },
    {
      behaviour: 'A refused restore of several rows does not say which of them is the reason.',
      change: {
        find: 'return entry === undefined ? failure : new BackendError',
        put: 'return entry !== undefined ? failure : new BackendError',
      },
      ask: ['unit/admin/providers/history.test.ts', 'e2e/admin/history/trash.spec.ts'],
    },
    {
      behaviour: 'A restored row stays in the trash until the page is loaded again.',
      change: { find: 'queryClient.invalidateQueries({ queryKey: keys().audit().get() }),', put: '' },
      ask: ['e2e/admin/history/trash.spec.ts', 'e2e/admin/history/history.spec.ts'],
    },
    {
      behaviour: 'The refusal of a deletion counts the rows that it has already named.',
      change: { find: 'titles, total - titles.length)', put: 'titles, total)' },
      ask: ['unit/admin/providers/referencing-rows.test.ts', 'database/content/relations.test.ts'],
    },
    {
      behaviour: 'A WebP picture keeps the place where it was taken.',
      change: {
        find: 'const encoded = await encode(draw(await open(file), area));',
        put: "const encoded = type === 'webp' && area === WHOLE ? file : await encode(draw(await open(file), area));",
      },
      ask: ['unit/admin/uploads/prepare-image.test.ts', 'e2e/admin/uploads/pictures.spec.ts'],
    },
    {
      behaviour: 'A busy storage is asked again twenty times within a moment, and the upload fails.',
      change: {
        find: 'await delay(retryAfterS * 1000, options.signal);',
        put: 'await delay(retryAfterS, options.signal);',
      },
      ask: ['unit/admin/uploads/start-upload.test.ts'],
    },
    {
      behaviour: 'An upload that is stopped at its end leaves its file in the storage.',
      change: { find: 'if (signal?.aborted) onAbandoned();', put: 'if (signal?.aborted) return;' },
      ask: ['unit/admin/uploads/start-upload.test.ts', 'e2e/admin/uploads/uploads.spec.ts'],
    },
    {
      behaviour: 'A file that is dropped beside the field replaces the form by the picture.',
      change: {
        find: "event.preventDefault(); event.dataTransfer.dropEffect = 'none';",
        put: "event.dataTransfer.dropEffect = 'none';",
      },
      ask: ['e2e/admin/uploads/pictures.spec.ts', 'e2e/admin/uploads/uploads.spec.ts'],
    },
    {
      behaviour: 'A word copied from Excel is uploaded as a picture of itself into an album.',
      change: {
        find: "if (event.clipboardData.getData('text/plain').trim() !== '') return; const files = take(event, event.clipboardData);",
        put: 'const files = take(event, event.clipboardData);',
      },
      ask: ['e2e/admin/uploads/gallery.spec.ts', 'e2e/admin/uploads/pictures.spec.ts'],
    },
  ],
};

export const ADMIN_BREAKAGES: Breakages = {
  ...FIELDS_AND_DATA,
  ...SCREEN_BREAKAGES,
  ...PEOPLE_BREAKAGES,
  ...SHELL_BREAKAGES,
};
