import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { rowTexts } from '../../../admin/i18n/lists';
import { FIRST_SCREENS } from '../../../src/lib/render-contract';
import { ROOT, sourceFiles } from '../source-files';
import { reachableChunks, type Manifest } from './chunk-graph';

const CLIENT = path.join(ROOT, 'dist/client');
const ENTRY = 'index.html';
const HOME = 'src/pages/home/home-page.tsx';
const ADMIN = 'admin/main.tsx';
/** The address of a picture, a font or a style sheet. Only the manifest names scripts. */
const ASSET = /\/assets\/[\w-]+\.(?:avif|svg|webp|woff2|css|pdf)/g;

/** The scripts of any page. On the phone of the bench they take 0.6 s, beside the first paint; 15 kB are the router as published. */
const PAGE_BROTLI_BYTES = 128_000;
/** The scripts of the home page, where most visits begin. 125 kB are used: 0.2 kB went to the values of query parameters. */
const FIRST_VISIT_BROTLI_BYTES = 128_000;
/** The styles of the home page. They are inline, so that the first paint waits for them. */
const FIRST_VISIT_CSS_BROTLI_BYTES = 6_950;
/** On a slow connection each script adds a wait. */
const FIRST_VISIT_SCRIPTS = 6;
/** The scripts of the back office's first list. A bare Refine app with Ant Design loads 417 kB (`npm run bench -- admin`), and the limit is as much. */
const ADMIN_BROTLI_BYTES = 395_000;
/** Each script takes a phone some time, even if it is cached. Libraries in files of their own share a slow line fairly (chunk-names.ts). */
const ADMIN_SCRIPTS = 16;

/** Strings that only these libraries contain. The back office contains them, which proves that the check would notice them. */
const BACK_OFFICE_MARKS = {
  'antd’s styles': 'anticon',
  'Refine’s hooks': '@refinedev',
  'Supabase’s sign-in': 'GoTrueClient',
  'the editor': 'ProseMirror',
};
/** Property names, which the build does not shorten. */
const TABLE_MARK = 'rowSelection';
const CALENDAR_MARK = 'onPickerValueChange';
const SANITIZER_MARK = 'SAFE_FOR_TEMPLATES';
const SEARCH_MARK = 'aria-activedescendant';
/** V8 reads it only before the first statement. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';
const RESUMABLE_UPLOAD_MARK = 'storeFingerprintForResuming';
const SERVER_MARKS = { jsdom: 'JSDOM', 'Node’s file system': 'node:fs' };
/** Texts of admin/providers/identity that belong to the second identity provider, which nothing uses. */
const SECOND_PROVIDER_MARKS = [
  'INVALID_LOGIN_CREDENTIALS',
  'accounts:signInWithPassword',
  'customStrengthOptions',
];

const manifest = JSON.parse(readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8')) as Manifest;
const everything = () => true;
const publicChunks = reachableChunks(manifest, [ENTRY], everything);
const allChunks = reachableChunks(manifest, [ENTRY, ADMIN], everything);

const fileOf = (name: string) => manifest[name]?.file ?? '';
const read = (file: string) => readFileSync(path.join(CLIENT, file));
const chunksWith = (mark: string) => allChunks.filter((name) => read(fileOf(name)).includes(mark));
const sizes = new Map<string, number>();
const sizeOf = (file: string) => {
  const size = sizes.get(file) ?? brotliCompressSync(read(file)).byteLength;
  sizes.set(file, size);
  return size;
};
const total = (files: string[]) => [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0);

describe('the browser’s bundle', () => {
  test('keeps the back office out of everything a visitor can load', () => {
    expect(publicChunks).toContain(HOME);
    expect(publicChunks.filter((name) => name.startsWith('admin/'))).toEqual([]);
    expect(allChunks).toContain(ADMIN);
  });

  test.each(Object.entries(BACK_OFFICE_MARKS))('has %s in the back office only', (_, mark) => {
    expect(chunksWith(mark)).not.toEqual([]);
    expect(chunksWith(mark).filter((name) => publicChunks.includes(name))).toEqual([]);
  });

  test.each(Object.entries(SERVER_MARKS))('has nothing of %s', (_, mark) => {
    expect(chunksWith(mark)).toEqual([]);
  });

  test('contains nothing of the second identity provider, whose client is in the sources but unused', () => {
    const sources = sourceFiles('.ts').filter(({ path: file }) =>
      file.startsWith('admin/providers/identity/'),
    );
    for (const mark of SECOND_PROVIDER_MARKS) {
      expect(
        sources.some(({ text }) => text.includes(mark)),
        mark,
      ).toBe(true);
      expect(chunksWith(mark)).toEqual([]);
    }
  });

  test('stays within the budget of a first visit', () => {
    const chunks = reachableChunks(manifest, [ENTRY, HOME]);
    expect(total(chunks.map(fileOf))).toBeLessThan(FIRST_VISIT_BROTLI_BYTES);
    const sheets = chunks.flatMap((name) => manifest[name]?.css ?? []);
    const styles = brotliCompressSync(Buffer.concat([...new Set(sheets)].map(read)));
    expect(styles.byteLength).toBeLessThan(FIRST_VISIT_CSS_BROTLI_BYTES);
    expect(chunks.map(fileOf).length).toBeLessThanOrEqual(FIRST_VISIT_SCRIPTS);
  });

  test('asks for rows and rights without the code of the screens', () => {
    const isBefore = (mark: string) =>
      reachableChunks(manifest, [ADMIN]).some((name) => read(fileOf(name)).includes(mark));
    expect(isBefore(BACK_OFFICE_MARKS['Supabase’s sign-in'])).toBe(true);
    expect(isBefore(TABLE_MARK)).toBe(false);
    expect(chunksWith(TABLE_MARK)).not.toEqual([]);
  });

  test('has every file that the server’s pages name', () => {
    const server = path.join(ROOT, 'dist/server');
    const scripts = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    );
    const named = scripts.flatMap((file) => readFileSync(path.join(server, file), 'utf8').match(ASSET) ?? []);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((file) => !existsSync(path.join(CLIENT, file)))).toEqual([]);
  });

  test('stays within the budget of any page', () => {
    const pages = Object.keys(manifest).filter((name) =>
      /^src\/(?:pages|features)\/.*-page\.tsx$/.test(name),
    );
    expect(pages).toContain(HOME);
    const scriptsOf = (page: string) => reachableChunks(manifest, [ENTRY, page]).map(fileOf);
    expect(pages.filter((page) => total(scriptsOf(page)) >= PAGE_BROTLI_BYTES)).toEqual([]);
  });

  test('lets each document decide when its scripts and styles load', () => {
    expect(read('index.html').toString()).not.toMatch(/<script|modulepreload|stylesheet/);
  });

  test('stays within the budget of the back office', () => {
    const scripts = reachableChunks(manifest, [ADMIN, ...FIRST_SCREENS]).map(fileOf);
    // The menu of the list's rows must be among the files, or the list itself would not have been counted.
    expect(scripts.some((file) => read(file).includes(rowTexts.moreOf('')))).toBe(true);
    expect(total(scripts)).toBeLessThan(ADMIN_BROTLI_BYTES);
    expect(scripts.length).toBeLessThanOrEqual(ADMIN_SCRIPTS);
  });

  test('loads the sanitizer and the search after the first list', () => {
    const first = reachableChunks(manifest, [ADMIN, ...FIRST_SCREENS]).map(fileOf);
    for (const mark of [SANITIZER_MARK, SEARCH_MARK]) {
      expect(chunksWith(mark), mark).not.toEqual([]);
      expect(
        first.filter((file) => read(file).includes(mark)),
        mark,
      ).toEqual([]);
    }
  });

  test('begins the code of the first list with the compile hint, and nothing that a visitor can load', () => {
    const isHinted = (name: string) => read(fileOf(name)).toString().startsWith(COMPILE_HINT);
    const list = reachableChunks(manifest, [ADMIN, ...FIRST_SCREENS, 'admin/crud/list/rows/table.tsx']);
    for (const mark of [BACK_OFFICE_MARKS['Refine’s hooks'], TABLE_MARK, rowTexts.moreOf('')]) {
      const chunks = list.filter((name) => chunksWith(mark).includes(name));
      expect(chunks, mark).not.toEqual([]);
      expect(chunks.filter((name) => !isHinted(name))).toEqual([]);
    }
    expect(publicChunks.filter(isHinted)).toEqual([]);
  });

  test('loads the code for large uploads only when a large file is sent', () => {
    expect(chunksWith(RESUMABLE_UPLOAD_MARK)).not.toEqual([]);
    const isEager = (name: string) =>
      reachableChunks(manifest, [ADMIN, ...FIRST_SCREENS, name]).some((reached) =>
        chunksWith(RESUMABLE_UPLOAD_MARK).includes(reached),
      );
    expect(isEager('admin/fields/pdf/pdf-input.tsx')).toBe(false);
  });

  test('loads the inputs of forms, the date picker among them, only when a form opens', () => {
    const inputs = Object.keys(manifest).filter((name) =>
      /^admin\/fields\/[^/]+\/[^/]+-input\.tsx$/.test(name),
    );
    expect(inputs).toContain('admin/fields/text/text-input.tsx');
    const first = reachableChunks(manifest, [ADMIN, ...FIRST_SCREENS]);
    expect(first.filter((name) => inputs.includes(name))).toEqual([]);
    expect(chunksWith(CALENDAR_MARK)).not.toEqual([]);
    expect(first.filter((name) => chunksWith(CALENDAR_MARK).includes(name))).toEqual([]);
  });
});

describe('the chunk graph', () => {
  const graph: Manifest = {
    entry: { file: 'e.js', imports: ['shared'], dynamicImports: ['admin'] },
    shared: { file: 's.js', imports: ['entry'] },
    admin: { file: 'a.js', imports: ['shared'] },
  };

  test('follows static imports, circles included', () => {
    expect(reachableChunks(graph, ['entry'])).toEqual(['entry', 'shared']);
  });

  test('follows dynamic imports on demand', () => {
    expect(reachableChunks(graph, ['entry'], () => true)).toEqual(['admin', 'entry', 'shared']);
  });

  test('must name every chunk', () => {
    expect(() => reachableChunks({ entry: { file: 'e.js', imports: ['lost'] } }, ['entry'])).toThrow('lost');
  });
});
