import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { build, createServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPictureFile, readPictureRequest } from '../../../src/build/picture-source';
import { pictures } from '../../../src/build/pictures';
import { renderPicture } from '../../../src/build/render-picture';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="500"><rect width="1200" height="500" fill="#7b1e2b"/></svg>';
/** A blue stripe of 100 units: 192 pixels of the square of 960. */
const MIDDLE = '<rect x="550" width="100" height="500" fill="#16233b"/>';
let root = '';

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  await writeFile(path.join(root, 'arch.svg'), DRAWING);
  await writeFile(
    path.join(root, 'entry.js'),
    `export { default as arch } from './arch.svg?widths=300;600;4000&picture';`,
  );
});
afterEach(() => rm(root, { recursive: true }));

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

const picture = {
  arch: {
    src: expect.stringMatching(/^\/assets\/arch-1200-[\w-]+\.webp$/) as string,
    width: 1200,
    height: 500,
    sources: ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcSet: expect.stringMatching(
        new RegExp(
          `^/assets/arch-300-\\S+\\.${format} 300w, \\S+600-\\S+ 600w, \\S+1200-\\S+\\.${format} 1200w$`,
        ),
      ) as string,
    })),
  },
};

test('a picture import becomes AVIF and WebP in the asked widths, never wider than its source', async () => {
  const client = await buildFixture('client');
  expect(client).toMatchObject(picture);
  const names = await readdir(path.join(root, 'client/assets'));
  expect(names).toHaveLength(6);
  for (const name of names) {
    const { format, width } = await sharp(await readFile(path.join(root, 'client/assets', name))).metadata();
    expect(name).toContain(`arch-${width}-`);
    expect(format).toBe(name.endsWith('.webp') ? 'webp' : 'heif');
  }
});

test('a hero comes in squares from its middle, too, for which a drawing is drawn larger', async () => {
  await writeFile(path.join(root, 'entry.js'), `export { default as arch } from './arch.svg?hero';`);
  await writeFile(path.join(root, 'arch.svg'), DRAWING.replace('</svg>', `${MIDDLE}</svg>`));
  const avif = expect.stringMatching(/^\S+square-480-\S+avif 480w, \S+square-960-\S+avif 960w$/) as string;
  const webp = expect.stringMatching(/^\S+square-960-\S+webp 960w$/) as string;
  expect(await buildFixture('client')).toMatchObject({
    arch: { width: 1920, phoneSources: [{ srcSet: avif }, { srcSet: webp }] },
  });

  const assets = path.join(root, 'client/assets');
  const name = (await readdir(assets)).find((file) => /square-960-.*webp$/.test(file)) ?? '';
  const { data, info } = await sharp(path.join(assets, name)).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([960, 960]);
  // Left of the middle stripe the ground is red; the edge between them is no wider than two pixels.
  const redness = (x: number) => data[(480 * 960 + x) * info.channels] ?? 0;
  expect(redness(380)).toBeGreaterThan(100);
  expect(redness(388)).toBeLessThan(50);
});

test('one rendition has one content, whatever else is asked for beside it', async () => {
  const circle = '<circle cx="700" cy="300" r="211" fill="#16233b"/>';
  const wide = DRAWING.replaceAll('1200', '1920').replace('</svg>', `${circle}</svg>`);
  await writeFile(path.join(root, 'arch.svg'), wide);
  const contentsOf = async (kind: string) => {
    const request = readPictureRequest(`${path.join(root, 'arch.svg')}?${kind}`);
    if (request === null) throw new Error(`?${kind} asks for no picture`);
    const { whole } = await renderPicture(request, path.join(root, kind));
    return Promise.all(whole.map(async ({ file }) => [path.basename(file), await readFile(file)] as const));
  };
  const plain = new Map(await contentsOf('picture'));
  const shared = (await contentsOf('hero')).filter(([name]) => plain.has(name));
  expect(shared.map(([name]) => name)).toEqual(['arch-1280.avif', 'arch-1920.avif', 'arch-1920.webp']);
  for (const [name, content] of shared) expect(plain.get(name)?.equals(content), name).toBe(true);
});

test('a photograph gives no squares larger than itself', async () => {
  await writeFile(path.join(root, 'entry.js'), `export { default as arch } from './arch.svg?hero';`);
  await sharp({ create: { width: 900, height: 300, channels: 3, background: '#16233b' } }).toFile(
    path.join(root, 'arch.jpg'),
  );
  expect(await buildFixture('client')).toMatchObject({
    arch: { phoneSources: [{ srcSet: expect.stringMatching(/^\S+square-300-\S+ 300w$/) as string }, {}] },
  });
});

test('the server build names the same addresses as the browser build and writes no pictures of its own', async () => {
  const client = await buildFixture('client');
  expect(await buildFixture('server')).toEqual(client);
  await expect(stat(path.join(root, 'server/assets'))).rejects.toThrow('ENOENT');
});

test('a second build takes the renditions from the cache', async () => {
  await buildFixture('client');
  const cache = path.join(root, 'node_modules/.cache/pictures');
  const [rendition = ''] = (await readdir(cache, { recursive: true })).filter((name) =>
    name.endsWith('.avif'),
  );
  const { mtimeMs } = await stat(path.join(cache, rendition));
  await buildFixture('client');
  expect((await stat(path.join(cache, rendition))).mtimeMs).toBe(mtimeMs);
});

test('the development server serves the same picture from the cache', async () => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [pictures()],
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    expect(await server.ssrLoadModule('/entry.js')).toMatchObject({
      arch: {
        src: expect.stringMatching(/^\/node_modules\/\.cache\/pictures\/\w+\/arch-1200\.webp/) as string,
      },
    });
    const address = '/arch.svg?widths=300;600;4000&picture';
    expect((await server.transformRequest(address))?.code).toContain('arch-300.avif');
  } finally {
    await server.close();
  }
});

test('a photograph dropped in under the same name replaces the drawing', async () => {
  const photograph = path.join(root, 'arch.jpg');
  await sharp({ create: { width: 900, height: 300, channels: 3, background: '#16233b' } }).toFile(photograph);
  expect(findPictureFile(path.join(root, 'arch.svg'))).toBe(photograph);
  expect(await buildFixture('client')).toMatchObject({ arch: { width: 900, height: 300 } });
});

test('a missing picture and unreadable widths are refused with their name', () => {
  expect(() => findPictureFile(path.join(root, 'gone.svg'))).toThrow(/No picture .*gone \(\.avif/);
  expect(() => readPictureRequest('./arch.svg?widths=wide&picture')).toThrow(
    './arch.svg?widths=wide&picture: widths',
  );
});

test('imports without the picture word are left to others', () => {
  expect(readPictureRequest('./arch.svg?url')).toBeNull();
  expect(readPictureRequest('./arch.svg')).toBeNull();
});
