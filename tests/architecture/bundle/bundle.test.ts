import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FIRST_SCREENS } from '../../../src/lib/render-contract';
import { ROOT, sourceFiles } from '../source-files';
import { growth, reachableChunks, stableName, type Manifest, type Sizes } from './chunk-graph';

const CLIENT = path.join(ROOT, 'dist/current/client');
/** The brotli sizes of the chunks when a budget was last set. `RECORD_BUNDLE_BASE=1 npx vitest run --project bundle` records them. */
const BASE = path.join(import.meta.dirname, 'base.json');
const ENTRY = 'index.html';
const HOME = 'src/pages/home/home-page.tsx';
const ADMIN = 'admin/main.tsx';
/** The address of a picture, a font or a style sheet. Only the manifest names scripts. */
const ASSET = /\/assets\/[\w-]+\.(?:avif|svg|webp|woff2|css|pdf)/g;

/** Strings that only these libraries contain. The back office contains them, which proves that the check would notice them. */
const BACK_OFFICE_MARKS = {
  'antd’s styles': 'anticon',
  'Refine’s hooks': '@refinedev',
  'Supabase’s sign-in': 'GoTrueClient',
  'the editor': 'ProseMirror',
};
/** Texts of admin/data/identity that belong to the second identity provider, which nothing uses. */
const SECOND_PROVIDER_MARKS = ['INVALID_LOGIN_CREDENTIALS', 'customStrengthOptions'];

const manifest = JSON.parse(readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8')) as Manifest;
const fileOf = (name: string) => manifest[name]?.file ?? '';
const read = (file: string) => readFileSync(path.join(CLIENT, file));
const namesLike = (pattern: RegExp) => Object.keys(manifest).filter((name) => pattern.test(name));
const withMark = (names: readonly string[], mark: string) =>
  names.filter((name) => read(fileOf(name)).includes(mark));
const publicChunks = reachableChunks(manifest, [ENTRY], () => true);
const allChunks = reachableChunks(manifest, [ENTRY, ADMIN], () => true);
const firstVisit = reachableChunks(manifest, [ENTRY, HOME]);
const firstList = reachableChunks(manifest, [ADMIN, ...FIRST_SCREENS]);
const pages = namesLike(/^src\/(?:pages|features)\/.*-page\.tsx$/);

/** The bytes that a browser loads; the build leaves tiny files uncompressed. */
function bytesOf(name: string): number {
  const file = path.join(CLIENT, fileOf(name));
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
function sizesOf(names: readonly string[]): Sizes {
  const sizes: Record<string, number> = {};
  for (const name of names) sizes[stableName(name)] = (sizes[stableName(name)] ?? 0) + bytesOf(name);
  return sizes;
}
const total = (sizes: Sizes) => Object.values(sizes).reduce((sum, size) => sum + size, 0);

if (process.env.RECORD_BUNDLE_BASE) {
  const opened = pages.flatMap((page) => reachableChunks(manifest, [ENTRY, page]));
  const bytes = sizesOf([...new Set([...opened, ...firstList])].sort());
  const recorded = new Date().toISOString().slice(0, 10);
  writeFileSync(BASE, `${JSON.stringify({ recorded, bytes }, null, 2)}\n`);
}
const base = JSON.parse(readFileSync(BASE, 'utf8')) as { recorded: string; bytes: Sizes };

const budgets = [
  // On the phone of the bench 128 kB of scripts take 0.6 s, beside the first paint. The rest is room for small changes.
  ...pages.map((page) => ({ what: page, names: reachableChunks(manifest, [ENTRY, page]), bytes: 136_000 })),
  // A bare Refine app with Ant Design loads 435 kB (`npm run bench -- admin`), and the limit is as much.
  { what: 'the first list of the back office', names: firstList, bytes: 434_000 },
];

describe('the browser’s bundle', () => {
  test.each(budgets)('stays within the budget of $what', ({ names, bytes }) => {
    const sizes = sizesOf(names);
    const grown = growth(sizes, base.bytes).join(', ') || 'nothing';
    const since = `grown since ${base.recorded}, when base.json was recorded: ${grown}`;
    expect(total(sizes), since).toBeLessThan(bytes);
  });

  test('needs few scripts: on a slow connection each adds a wait, and each takes a phone some time', () => {
    expect(firstVisit.length).toBeLessThanOrEqual(6);
    // Libraries in files of their own share a slow line fairly (chunk-names.ts).
    expect(firstList.length).toBeLessThanOrEqual(16);
  });

  // 650 bytes more since 2026-11-27: the agenda's links and facts, the short ways of phones, the menu without scripts, theme and text size.
  test('holds the styles of the home page in 7,600 bytes, because they are inline and the first paint waits', () => {
    const sheets = firstVisit.flatMap((name) => manifest[name]?.css ?? []);
    const styles = brotliCompressSync(Buffer.concat([...new Set(sheets)].map(read)));
    expect(styles.byteLength).toBeLessThan(7_600);
  });

  test('keeps the back office out of everything a visitor can load', () => {
    expect(publicChunks).toContain(HOME);
    expect(publicChunks.filter((name) => name.startsWith('admin/'))).toEqual([]);
    expect(allChunks).toContain(ADMIN);
  });

  test.each(Object.entries(BACK_OFFICE_MARKS))('has %s in the back office only', (_, mark) => {
    expect(withMark(allChunks, mark)).not.toEqual([]);
    expect(withMark(publicChunks, mark)).toEqual([]);
  });

  test.each(['JSDOM', 'node:fs'])('has nothing of the server: %s', (mark) => {
    expect(withMark(allChunks, mark)).toEqual([]);
  });

  test.each(SECOND_PROVIDER_MARKS)(
    'contains nothing of the second identity provider, whose client is in the sources but unused: %s',
    (mark) => {
      const sources = sourceFiles('.ts').filter(({ path: file }) => file.startsWith('admin/data/identity/'));
      expect(sources.some(({ text }) => text.includes(mark))).toBe(true);
      expect(withMark(allChunks, mark)).toEqual([]);
    },
  );

  test('has every file that the server’s pages name', () => {
    const server = path.join(ROOT, 'dist/current/server');
    const scripts = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    );
    const named = scripts.flatMap((file) => readFileSync(path.join(server, file), 'utf8').match(ASSET) ?? []);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((file) => !existsSync(path.join(CLIENT, file)))).toEqual([]);
  });
});

describe('the chunk graph', () => {
  const graph: Manifest = {
    entry: { file: 'e.js', imports: ['shared'], dynamicImports: ['admin'] },
    shared: { file: 's.js', imports: ['entry'] },
    admin: { file: 'a.js', imports: ['shared'] },
  };

  test('follows static imports, circles included, dynamic ones on demand, and must name every chunk', () => {
    expect(reachableChunks(graph, ['entry'])).toEqual(['entry', 'shared']);
    expect(reachableChunks(graph, ['entry'], () => true)).toEqual(['admin', 'entry', 'shared']);
    expect(() => reachableChunks({ entry: { file: 'e.js', imports: ['lost'] } }, ['entry'])).toThrow('lost');
  });

  test('names each chunk that grew, and by how much', () => {
    const sizes = { [stableName('_lib-react-B6jLHT0J.js')]: 130, app: 50, fresh: 7, small: 1 };
    const grown = growth(sizes, { 'lib-react': 100, app: 50, small: 2, gone: 9 });
    expect(grown).toEqual(['lib-react +30 (of 100)', 'fresh +7 (new)']);
  });
});
