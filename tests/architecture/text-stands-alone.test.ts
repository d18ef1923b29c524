import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse, ROOT } from './source-files';
import { textsBesideOthers } from './text-stands-alone';

const PLACE = path.join(ROOT, 'src/part.tsx');
const PROPS =
  'count, name, when, children }: { count: number; name: string; when: boolean; children: ReactNode }';
const options = {
  jsx: ts.JsxEmit.ReactJSX,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  types: [],
};

/** Returns how many texts of a component's markup the rule refuses. */
function refused(markup: string): number {
  const text = `import type { ReactNode } from 'react';\nexport function Part({ ${PROPS}) {\n  return ${markup};\n}\n`;
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) =>
    file === PLACE ? parse({ path: file, text }) : readOnce(file, () => read(file, ...rest));
  const program = ts.createProgram([PLACE], options, host);
  const file = program.getSourceFile(PLACE);
  return file ? textsBesideOthers(program, file).length : NaN;
}

const libraries = new Map<string, ts.SourceFile | undefined>();
function readOnce(file: string, read: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
  if (!libraries.has(file)) libraries.set(file, read());
  return libraries.get(file);
}

test('no text of the site stands beside what may change', () => {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), (name) => ts.sys.readFile(name)) as {
    config: unknown;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const roots = fileNames.filter((file) => /^src\/.*(?:\.tsx|\.d\.ts)$/.test(path.relative(ROOT, file)));
  const program = ts.createProgram(roots, options);
  const files = roots
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => program.getSourceFile(file) ?? []);
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => textsBesideOthers(program, file))).toEqual([]);
}, 120_000);

test.each([
  ['a text before a condition', '<p>Yazı {when && <b>yeni</b>}</p>', 1],
  ['a text after a condition', '<p>{when ? <b>yeni</b> : null} yazı</p>', 1],
  ['a value before a condition', '<p>{name}{when && <b>yeni</b>}</p>', 1],
  ['two values', '<p>{count}{name}</p>', 2],
  ['a value beside fixed text', '<p>{count} kişi</p>', 1],
  ['a value beside an element', '<p>{name}<b>!</b></p>', 1],
  ['a conditional text', '<p><b>{name}</b>{when && name}</p>', 1],
  ['a blank before a component', '<p><b>{name}</b> <Part count={1} name="" when>{null}</Part></p>', 1],
  ['children that may be text', '<p>{children}<b>!</b></p>', 1],
  ['a list with texts', '<p>{[name].map((each) => (when ? <b key={each}>{each}</b> : each))}</p>', 1],
  ['a text in a fragment', '<>{name}</>', 1],
  ['a component that is a text', 'name', 1],
])('the rule refuses %s', (_, markup, count) => {
  expect(refused(markup)).toBe(count);
});

test.each([
  ['a value alone', '<p>{name}</p>'],
  ['a condition alone', '<p>{when ? name : <b>{name}</b>}</p>'],
  ['one template', '<p>{`${count} kişi`}</p>'],
  ['a value in its element', '<p><span>{name}</span>{when && <b>yeni</b>}</p>'],
  ['fixed text between elements', '<p>Bir <b>iki</b> üç</p>'],
  ['a condition on a text that shows an element', '<p>{name && <b>{name}</b>}<i>{count}</i></p>'],
  ['line breaks between elements', '<p>\n<b>{name}</b>\n{when && <i>{count}</i>}\n</p>'],
  ['children alone', '<p>{children}</p>'],
])('the rule accepts %s', (_, markup) => {
  expect(refused(markup)).toBe(0);
});
