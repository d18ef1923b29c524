import type { Breakages } from '../breakage';
import { PEOPLE_BREAKAGES } from './admin-people';
import { SCREEN_BREAKAGES } from './admin-screens';
import { SHELL_BREAKAGES } from './admin-shell';

const FIELDS_AND_DATA: Breakages = {
  'admin/schema and fields': [
    {
      behaviour: 'A link in a text may be stored with an address that runs a script.',
      change: {
        find: "return isMail || address.startsWith('#') || isWebAddress(address) ? address : null;",
        put: 'return address;',
      },
      ask: [
        'unit/admin/fields/clean-paste.test.ts',
        'unit/admin/fields/text-kinds.test.ts',
        'e2e/admin/uploads/gallery.spec.ts',
      ],
    },
    {
      behaviour: 'A table that is imported brings unclean HTML into the database.',
      change: {
        find: "if (typeof value === 'string') cleaned[name] = (await fieldKind(kind).clean?.(value)) ?? value;",
        put: "if (typeof value === 'string') cleaned[name] = kind === 'richtext' ? value : ((await fieldKind(kind).clean?.(value)) ?? value);",
      },
      ask: ['unit/admin/fields/text-kinds.test.ts'],
    },
    {
      behaviour: 'A body that holds only a picture is refused as missing.',
      change: {
        find: "return plainText(asHtml(html)) === '' && bodyPictures(html).length === 0;",
        put: "return plainText(asHtml(html)) === '';",
      },
      ask: ['unit/admin/fields/text-kinds.test.ts'],
    },
    {
      behaviour: 'An IBAN that is typed in groups is stored with its spaces.',
      change: {
        find: 'toRow: (typed) => plainIban(typed) || null,',
        put: 'toRow: (typed) => typed || null,',
      },
      ask: ['unit/admin/fields/text-kinds.test.ts', 'e2e/admin/association/settings.spec.ts'],
    },
    {
      behaviour:
        'A description is lost when the picture is marked as decorative and the mark is taken away again.',
      change: {
        find: "onChange(target.checked ? '' : written === '' ? null : written);",
        put: "onChange(target.checked ? '' : null);",
      },
      ask: ['e2e/admin/uploads/pictures.spec.ts'],
    },
    {
      behaviour: 'After the last photo of an album is removed the keyboard begins at the top of the page.',
      change: {
        find: 'if (photos.length === 1) button.current?.focus();',
        put: '',
      },
      ask: ['e2e/admin/uploads/gallery.spec.ts'],
    },
  ],
  'admin/data': [
    {
      behaviour: 'A writer is offered to publish and to delete.',
      change: {
        find: 'return WRITING.includes(right) && withDrafts',
        put: 'return withDrafts',
      },
      ask: ['unit/admin/data/access.test.ts', 'e2e/admin/shell/writers-desk.spec.ts'],
    },
    {
      behaviour: 'A search with a comma or a bracket is refused by the server.',
      change: { find: '${withoutSyntax(likePattern(filter.value))}', put: '${likePattern(filter.value)}' },
      ask: [
        'unit/admin/data/data-provider.test.ts',
        'database/admin-provider.test.ts',
        'database/search/admin-search.test.ts',
      ],
    },
    {
      behaviour: 'A save overwrites what somebody else has saved meanwhile.',
      change: { find: "if (typeof version === 'string') void request.eq('updated_at', version);", put: '' },
      ask: ['unit/admin/data/data-provider.test.ts', 'e2e/admin/forms/saving.spec.ts'],
    },
    {
      behaviour: 'An undo takes back what another administrator wrote at the same moment.',
      change: {
        find: 'if (change?.changed_by === session.user.id && isOfWrite(change, row)) return change.id;',
        put: 'if (isOfWrite(change, row)) return change.id;',
      },
      ask: ['unit/admin/data/history.test.ts', 'e2e/admin/history/undo.spec.ts'],
    },
    {
      behaviour: 'A WebP picture keeps the place where it was taken.',
      change: {
        find: 'const encoded = await encode(draw(await open(file), area));',
        put: "const encoded = type === 'webp' && area === WHOLE ? file : await encode(draw(await open(file), area));",
      },
      ask: ['e2e/admin/uploads/gallery.spec.ts'],
    },
    {
      behaviour: 'A busy storage makes the upload fail at once.',
      change: { find: 'const PASSING = [409, 423, 429];', put: 'const PASSING = [409, 423];' },
      ask: ['unit/admin/fields/uploads/uploads.test.ts'],
    },
    {
      behaviour: 'A word copied from Excel is uploaded as a picture of itself into an album.',
      change: {
        find: "const hasWords = clipboardData.getData('text/plain').trim() !== '';",
        put: 'const hasWords = false;',
      },
      ask: ['e2e/admin/uploads/gallery.spec.ts'],
    },
  ],
};

export const ADMIN_BREAKAGES: Breakages = {
  ...FIELDS_AND_DATA,
  ...SCREEN_BREAKAGES,
  ...PEOPLE_BREAKAGES,
  ...SHELL_BREAKAGES,
};
