import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';

const FILE = path.resolve('tests/unit/admin/schema/declarations-under-test.ts');
/** The kinds add themselves to the schema's types. */
const KINDS = path.resolve('admin/fields/registry.ts');
const TITLE = `{ name: 'title', kind: 'text', label: 'Başlık', required: 'Başlık gerekli' }`;
const LIST = `{ columns: ['title'], sort: [{ by: 'created_at', order: 'desc' }], search: ['title'] }`;

function declare({ table = 'announcements', title = 'title', fields = TITLE, list = LIST }): string {
  return `defineResource('${table}', { labels: { one: 'Bir', object: 'Biri', many: 'Çok' }, path: 'bir', icon: 'star', titleField: '${title}', fields: [${fields}], list: ${list}, confirmDelete: 'Silinsin mi?' });`;
}

const ACCEPTED: readonly [string, string][] = [
  ['the smallest one', declare({})],
  [
    'a default in place of a demand',
    declare({ fields: `{ name: 'title', kind: 'text', label: 'Başlık', default: 'Duyuru' }` }),
  ],
];

const REJECTED: readonly [string, string][] = [
  [
    'a column that does not exist',
    declare({ fields: `${TITLE}, { name: 'titel', kind: 'text', label: 'Başlık' }` }),
  ],
  [
    'text in a boolean column',
    declare({ fields: `${TITLE}, { name: 'featured_home', kind: 'text', label: 'Ön' }` }),
  ],
  [
    'a switch in a text column',
    declare({ fields: `${TITLE}, { name: 'lead', kind: 'boolean', label: 'Giriş' }` }),
  ],
  [
    'a column that the database fills',
    declare({ fields: `${TITLE}, { name: 'created_at', kind: 'datetime', label: 'An' }` }),
  ],
  [
    'a draft in a column that is never null',
    declare({ fields: `{ name: 'title', kind: 'publish', label: 'Yayın' }` }),
  ],
  ['a required column left out', declare({ fields: `{ name: 'lead', kind: 'text', label: 'Giriş' }` })],
  [
    'a required column that may stay empty',
    declare({ fields: `{ name: 'title', kind: 'text', label: 'Başlık' }` }),
  ],
  [
    'a field shown by a text',
    declare({ fields: `${TITLE}, { name: 'lead', kind: 'text', label: 'Giriş', shownWhen: 'title' }` }),
  ],
  [
    'a kind that does not exist',
    declare({ fields: `${TITLE}, { name: 'lead', kind: 'colour', label: 'Giriş' }` }),
  ],
  [
    'an option of another kind',
    declare({ fields: `${TITLE}, { name: 'lead', kind: 'text', label: 'Giriş', subfolder: 'a' }` }),
  ],
  ['a list of unknown columns', declare({ list: LIST.replace(`['title'], sort`, `['titel'], sort`) })],
  ['an unknown order', declare({ list: LIST.replace('created_at', 'created') })],
  ['a title that is no text', declare({ title: 'featured_home' })],
  ['a table of people, not of content', declare({ table: 'profiles', title: 'full_name' })],
];

/** All cases in one file, one per line below the import, so that the compiler runs once. */
const SOURCE = [
  `import { defineResource } from '../../../../admin/schema/define-resource';`,
  ...[...ACCEPTED, ...REJECTED].map(([, code]) => code),
].join('\n');

let complaints: Map<number, string>;

beforeAll(() => {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const host = ts.createCompilerHost(options);
  const disk = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version, ...rest) =>
    path.resolve(name) === FILE ? ts.createSourceFile(name, SOURCE, version) : disk(name, version, ...rest);
  const program = ts.createProgram([FILE, KINDS], { ...options, types: [] }, host);
  const file = program.getSourceFile(FILE);
  complaints = new Map(
    ts
      .getPreEmitDiagnostics(program, file)
      .map(({ start = 0, messageText }) => [
        file?.getLineAndCharacterOfPosition(start).line ?? 0,
        ts.flattenDiagnosticMessageText(messageText, '\n'),
      ]),
  );
}, 60_000);

describe('the compiler', () => {
  test.each(ACCEPTED.map(([name], index) => [name, index + 1] as const))('accepts %s', (_, line) => {
    expect(complaints.get(line)).toBeUndefined();
  });

  test.each(REJECTED.map(([name], index) => [name, ACCEPTED.length + index + 1] as const))(
    'refuses %s',
    (_, line) => {
      expect(complaints.get(line)).toBeDefined();
    },
  );

  test('names the column that an insert requires', () => {
    const line = SOURCE.split('\n').findIndex((code) => code === REJECTED[6]?.[1]);
    expect(complaints.get(line)).toContain(
      'The column title cannot be left out on insert: declare it required or give it a default.',
    );
  });
});
