import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { build, createServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPictureFile, pictures, readSizes } from '../../../src/build/pictures';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 500"><rect width="1200" height="500" fill="#7b1e2b"/></svg>';
let root = '';

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  await writeFile(path.join(root, 'arch.svg'), DRAWING);
  await importPicture('widths=300;600;4000&picture');
});
afterEach(() => rm(root, { recursive: true }));

async function importPicture(query: string): Promise<void> {
  await writeFile(path.join(root, 'entry.js'), `export { default as arch } from './arch.svg?${query}';`);
}

/** A red photograph with a blue stripe down its middle, a twelfth of its width. */
async function dropPhotograph(width: number, height: number, name = 'arch.jpg'): Promise<string> {
  const file = path.join(root, name);
  const stripe = {
    create: { width: Math.round(width / 12), height, channels: 3, background: '#16233b' },
  } as const;
  await sharp({ create: { width, height, channels: 3, background: '#7b1e2b' } })
    .composite([{ input: stripe }])
    .toFile(file);
  return file;
}

async function buildFixture(kind: 'client' | 'server'): Promise<unknown> {
  const outDir = path.join(root, kind);
  const isServer = kind === 'server';
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [pictures()],
    build: {
      outDir,
      ssr: isServer,
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

const builtFiles = () => readdir(path.join(root, 'client/assets'));

test.each(['picture', 'hero'])(
  'a drawing as a %s is used unchanged, and nothing is rendered',
  async (kind) => {
    await importPicture(kind);
    expect(await buildFixture('client')).toMatchObject({
      arch: {
        src: expect.stringMatching(/^\/assets\/arch-[\w-]+\.svg$/) as string,
        width: 1200,
        height: 500,
        sources: [],
        phoneSources: [],
      },
    });
    const [name = ''] = await builtFiles();
    expect(await readFile(path.join(root, 'client/assets', name), 'utf8')).toBe(DRAWING);
    await expect(stat(path.join(root, 'node_modules'))).rejects.toThrow('ENOENT');
  },
);

test('a photograph of the same name replaces the drawing, as AVIF in the requested widths and one WebP', async () => {
  expect(findPictureFile(path.join(root, 'arch.svg'))).toBe(path.join(root, 'arch.svg'));
  const photograph = await dropPhotograph(1200, 500);
  expect(findPictureFile(path.join(root, 'arch.svg'))).toBe(photograph);
  expect(await buildFixture('client')).toMatchObject({
    arch: {
      src: expect.stringMatching(/^\/assets\/arch-1200-[\w-]+\.webp$/) as string,
      width: 1200,
      height: 500,
      sources: [
        {
          type: 'image/avif',
          srcSet: expect.stringMatching(
            /^\/assets\/arch-300-\S+\.avif 300w, \S+600-\S+ 600w, \S+1200-\S+\.avif 1200w$/,
          ) as string,
        },
      ],
      phoneSources: [],
    },
  });
  const names = await builtFiles();
  expect(names).toHaveLength(4);
  for (const name of names) {
    const { format, width } = await sharp(await readFile(path.join(root, 'client/assets', name))).metadata();
    expect(name).toContain(`arch-${width}-`);
    expect(format).toBe(name.endsWith('.webp') ? 'webp' : 'heif');
  }
});

test('a hero photograph also has squares from its middle', async () => {
  await importPicture('hero');
  await dropPhotograph(2400, 1000);
  const avif = expect.stringMatching(/^\S+square-480-\S+avif 480w, \S+square-960-\S+avif 960w$/) as string;
  expect(await buildFixture('client')).toMatchObject({
    arch: { width: 2400, phoneSources: [{ type: 'image/avif', srcSet: avif }] },
  });

  const name = (await builtFiles()).find((file) => file.includes('square-960')) ?? '';
  const { data, info } = await sharp(path.join(root, 'client/assets', name))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([960, 960]);
  // The stripe of 200 pixels has 192 in the middle of the square.
  const redness = (x: number) => data[(480 * 960 + x) * info.channels] ?? 0;
  expect(redness(378)).toBeGreaterThan(100);
  expect(redness(390)).toBeLessThan(50);
  expect(redness(570)).toBeLessThan(50);
  expect(redness(582)).toBeGreaterThan(100);
});

test('a photograph has no squares larger than itself', async () => {
  await importPicture('hero');
  await dropPhotograph(900, 300);
  expect(await buildFixture('client')).toMatchObject({
    arch: { phoneSources: [{ srcSet: expect.stringMatching(/^\S+square-300-\S+ 300w$/) as string }] },
  });
});

test('a photograph from an upright camera is upright', async () => {
  await sharp(await dropPhotograph(900, 300, 'turned.jpg'))
    .withMetadata({ orientation: 6 })
    .toFile(path.join(root, 'arch.jpg'));
  expect(await buildFixture('client')).toMatchObject({ arch: { width: 300, height: 900 } });
});

test.each(['drawing', 'photograph'])(
  'the server build has the browser build’s addresses of a %s and writes no file',
  async (kind) => {
    if (kind === 'photograph') await dropPhotograph(1200, 500);
    const client = await buildFixture('client');
    expect(await buildFixture('server')).toEqual(client);
    await expect(stat(path.join(root, 'server/assets'))).rejects.toThrow('ENOENT');
  },
);

test('a second build takes a photograph’s renditions from the cache', async () => {
  await dropPhotograph(1200, 500);
  await buildFixture('client');
  const cache = path.join(root, 'node_modules/.cache/pictures');
  const [rendition = ''] = (await readdir(cache, { recursive: true })).filter((name) =>
    name.endsWith('.avif'),
  );
  const { mtimeMs } = await stat(path.join(cache, rendition));
  await buildFixture('client');
  expect((await stat(path.join(cache, rendition))).mtimeMs).toBe(mtimeMs);
});

test('the development server serves the drawing, and a photograph from the cache', async () => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [pictures()],
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const srcOf = (address: string): Record<string, unknown> => ({
    arch: { src: expect.stringMatching(address) as string },
  });
  try {
    expect(await server.ssrLoadModule('/entry.js')).toMatchObject(srcOf('^/arch.svg'));
    await dropPhotograph(1200, 500);
    server.moduleGraph.invalidateAll();
    expect(await server.ssrLoadModule('/entry.js')).toMatchObject(
      srcOf('^/node_modules/.cache/pictures/\\w+/arch-1200.webp'),
    );
    const address = '/arch.svg?widths=300;600;4000&picture';
    expect((await server.transformRequest(address))?.code).toContain('arch-300.avif');
  } finally {
    await server.close();
  }
});

test('a drawing without a viewBox is refused with its name', async () => {
  await writeFile(
    path.join(root, 'arch.svg'),
    DRAWING.replace(/viewBox="[^"]*"/, 'width="1200" height="500"'),
  );
  await expect(buildFixture('client')).rejects.toThrow(/arch\.svg: a drawing needs a viewBox/);
});

test('a missing picture and invalid widths are refused with their name', () => {
  expect(() => findPictureFile(path.join(root, 'gone.svg'))).toThrow(/No picture .*gone \(\.avif/);
  expect(() => readSizes('./arch.svg?widths=wide&picture')).toThrow('./arch.svg?widths=wide&picture: widths');
});

test('imports without a picture query are left to other plugins', async () => {
  await importPicture('url&no-inline');
  expect(await buildFixture('client')).toMatchObject({ arch: expect.stringMatching(/\.svg$/) as string });
});
