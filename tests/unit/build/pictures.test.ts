import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictures } from '../../../src/build/pictures';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 500"><rect width="1200" height="500" fill="#7b1e2b"/></svg>';
let root: string;
const at = (...names: string[]) => path.join(root, ...names);
const assets = () => readdir(at('dist/assets'));

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  await writeFile(at('arch.svg'), DRAWING);
});
afterEach(() => rm(root, { recursive: true }));

/** Builds a module that imports the picture, and returns what it exports. */
async function buildPicture(query: string): Promise<unknown> {
  await writeFile(at('entry.js'), `export { default as arch } from './arch.svg?${query}';`);
  const output = { entryFileNames: 'entry.mjs' };
  const rolldownOptions = { input: at('entry.js'), preserveEntrySignatures: 'strict' as const, output };
  await build({
    ...({ root, configFile: false, logLevel: 'silent', plugins: [pictures()] } as const),
    build: { outDir: at('dist'), rolldownOptions },
  });
  const built: unknown = await import(pathToFileURL(at('dist/entry.mjs')).href);
  return built;
}

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7b1e2b' } });

test('a drawing is used unchanged, and nothing is rendered', async () => {
  expect(await buildPicture('hero')).toMatchObject({
    arch: { width: 1200, height: 500, sources: [], phoneSources: [] },
  });
  const [name = ''] = await assets();
  expect(await readFile(at('dist/assets', name), 'utf8')).toBe(DRAWING);
  expect(await readdir(root)).not.toContain('node_modules');
});

test('a photograph of the same name replaces the drawing, as AVIF in the requested widths and one WebP', async () => {
  await photograph(1200, 500).toFile(at('arch.jpg'));
  const srcSet = expect.stringMatching(
    /^\/assets\/arch-300-\S+\.avif 300w, \S+600-\S+ 600w, \S+1200-\S+\.avif 1200w$/,
  ) as string;
  expect(await buildPicture('widths=300;600;4000&picture')).toMatchObject({
    arch: {
      src: expect.stringMatching(/^\/assets\/arch-1200-[\w-]+\.webp$/) as string,
      ...{ width: 1200, height: 500, sources: [{ type: 'image/avif', srcSet }], phoneSources: [] },
    },
  });
  const names = await assets();
  expect(names).toHaveLength(4);
  for (const name of names) {
    const { format, width } = await sharp(at('dist/assets', name)).metadata();
    expect(name).toContain(`arch-${width}-`);
    expect(format).toBe(name.endsWith('.webp') ? 'webp' : 'heif');
  }
});

test('a hero photograph also has squares for telephones', async () => {
  await photograph(2400, 1000).toFile(at('arch.jpg'));
  const srcSet = expect.stringMatching(/^\S+square-480-\S+avif 480w, \S+square-960-\S+avif 960w$/) as string;
  expect(await buildPicture('hero')).toMatchObject({
    arch: { width: 2400, phoneSources: [{ type: 'image/avif', srcSet }] },
  });
});

test('a photograph from an upright camera is upright', async () => {
  await photograph(900, 300).withMetadata({ orientation: 6 }).toFile(at('arch.jpg'));
  expect(await buildPicture('widths=300&picture')).toMatchObject({ arch: { width: 300, height: 900 } });
});
