import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, createServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prose } from '../../../src/build/prose/prose';

const ADDRESS = expect.stringMatching(/^\/assets\/metin-[\w-]+\.pdf$/) as string;
let root = '';

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'prose-'));
  await writeFile(path.join(root, 'metin.md'), "---\ndate: 2025-10-15\n---\n# Metin\n\n1987'de.\n");
  await writeFile(
    path.join(root, 'entry.js'),
    `export { default as text } from './metin.md'; export { default as file } from './metin.md?pdf';`,
  );
});
afterEach(() => rm(root, { recursive: true }));

async function buildFixture(kind: 'client' | 'server'): Promise<unknown> {
  const outDir = path.join(root, kind);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [prose()],
    build: {
      outDir,
      ssr: kind === 'server',
      rolldownOptions: {
        input: path.join(root, 'entry.js'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'entry.mjs' },
      },
    },
  });
  const built: unknown = await import(pathToFileURL(path.join(outDir, 'entry.mjs')).href);
  return built;
}

test('a text is compiled by the build, and its PDF comes with its size', async () => {
  const built = await buildFixture('client');
  const [name = ''] = await readdir(path.join(root, 'client/assets'));
  const { size } = await stat(path.join(root, 'client/assets', name));
  expect(built).toEqual(
    expect.objectContaining({
      text: {
        date: '2025-10-15',
        title: 'Metin',
        intro: [{ kind: 'paragraph', content: ['1987’de.'] }],
        sections: [],
      },
      file: { href: ADDRESS, sizeBytes: size },
    }),
  );
  expect(await readFile(path.join(root, 'client/assets', name), 'latin1')).toMatch(/^%PDF-1\.7/);
});

test('the server build names the same file as the browser build, and writes none', async () => {
  const client = await buildFixture('client');
  expect(await buildFixture('server')).toEqual(client);
  await expect(stat(path.join(root, 'server/assets'))).rejects.toThrow('ENOENT');
});

test('a mistake in a text stops the build with the file and the line', async () => {
  await writeFile(path.join(root, 'metin.md'), '---\ndate: 2025-10-15\n---\n# Metin\n\n![kapı](kapi.png)\n');
  await expect(buildFixture('client')).rejects.toThrow(/metin\.md:6: image is not understood/);
});

test('the development server serves both, too', async () => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [prose()],
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    expect(await server.ssrLoadModule('/entry.js')).toMatchObject({
      text: { title: 'Metin' },
      file: { href: expect.stringMatching(/^\/node_modules\/\.cache\/prose\/\w+\/metin\.pdf/) as string },
    });
  } finally {
    await server.close();
  }
});
