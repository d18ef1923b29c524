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

/** A declaration with the title and one more field. */
const withField = (name: string, kind: string, options = '') =>
  declare({ fields: `${TITLE}, { name: '${name}', kind: '${kind}', label: 'Alan'${options} }` });
/** A declaration with one field, which is not the demanded title. */
const withOnly = (name: string, kind: string, options = '') =>
  declare({ fields: `{ name: '${name}', kind: '${kind}', label: 'Alan'${options} }` });

const ACCEPTED: readonly [string, string][] = [
  ['the smallest one', declare({})],
  ['a default in place of a demand', withOnly('title', 'text', `, default: 'Duyuru'`)],
];

const REJECTED: readonly [string, string][] = [
  ['a required column that may stay empty', withOnly('title', 'text')],
  ['a column that does not exist', withField('titel', 'text')],
  ['text in a boolean column', withField('featured_home', 'text')],
  ['a switch in a text column', withField('lead', 'boolean')],
  ['a column that the database fills', withField('created_at', 'datetime')],
  ['a draft in a column that is never null', withOnly('title', 'publish')],
  ['a required column left out', withOnly('lead', 'text')],
  ['a field shown by a text', withField('lead', 'text', `, shownWhen: 'title'`)],
  ['a kind that does not exist', withField('lead', 'colour')],
  ['an option of another kind', withField('lead', 'text', `, subfolder: 'a'`)],
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
    const line = SOURCE.split('\n').findIndex((code) => code === REJECTED[0]?.[1]);
    expect(complaints.get(line)).toContain(
      'The column title cannot be left out on insert: declare it required or give it a default.',
    );
  });
});
