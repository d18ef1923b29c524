import { readdir, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findPictureFile, pictures, readSizes } from '../../../src/build/pictures';
import { useFixture } from './built-fixture';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 500"><rect width="1200" height="500" fill="#7b1e2b"/></svg>';
const { at, write, buildFor, assets, readAsset, exists, serve } = useFixture(pictures, {
  'arch.svg': DRAWING,
  'entry.js': `export { default as arch } from './arch.svg?widths=300;600;4000&picture';`,
});

const importPicture = (query: string) =>
  write('entry.js', `export { default as arch } from './arch.svg?${query}';`);

/** A red photograph with a blue stripe down its middle, a twelfth of its width. */
async function dropPhotograph(width: number, height: number, name = 'arch.jpg'): Promise<string> {
  const file = at(name);
  const stripe = {
    create: { width: Math.round(width / 12), height, channels: 3, background: '#16233b' },
  } as const;
  await sharp({ create: { width, height, channels: 3, background: '#7b1e2b' } })
    .composite([{ input: stripe }])
    .toFile(file);
  return file;
}

test.each(['picture', 'hero'])(
  'a drawing as a %s is used unchanged, and nothing is rendered',
  async (kind) => {
    await importPicture(kind);
    expect(await buildFor('client')).toMatchObject({
      arch: {
        src: expect.stringMatching(/^\/assets\/arch-[\w-]+\.svg$/) as string,
        width: 1200,
        height: 500,
        sources: [],
        phoneSources: [],
      },
    });
    const [name = ''] = await assets();
    expect((await readAsset(name)).toString()).toBe(DRAWING);
    expect(await exists('node_modules')).toBe(false);
  },
);

test('a photograph of the same name replaces the drawing, as AVIF in the requested widths and one WebP', async () => {
  expect(findPictureFile(at('arch.svg'))).toBe(at('arch.svg'));
  const photograph = await dropPhotograph(1200, 500);
  expect(findPictureFile(at('arch.svg'))).toBe(photograph);
  expect(await buildFor('client')).toMatchObject({
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
  const names = await assets();
  expect(names).toHaveLength(4);
  for (const name of names) {
    const { format, width } = await sharp(await readAsset(name)).metadata();
    expect(name).toContain(`arch-${width}-`);
    expect(format).toBe(name.endsWith('.webp') ? 'webp' : 'heif');
  }
});

test('a hero photograph also has squares from its middle', async () => {
  await importPicture('hero');
  await dropPhotograph(2400, 1000);
  const avif = expect.stringMatching(/^\S+square-480-\S+avif 480w, \S+square-960-\S+avif 960w$/) as string;
  expect(await buildFor('client')).toMatchObject({
    arch: { width: 2400, phoneSources: [{ type: 'image/avif', srcSet: avif }] },
  });

  const name = (await assets()).find((file) => file.includes('square-960')) ?? '';
  const { data, info } = await sharp(await readAsset(name))
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
  expect(await buildFor('client')).toMatchObject({
    arch: { phoneSources: [{ srcSet: expect.stringMatching(/^\S+square-300-\S+ 300w$/) as string }] },
  });
});

test('a photograph from an upright camera is upright', async () => {
  await sharp(await dropPhotograph(900, 300, 'turned.jpg'))
    .withMetadata({ orientation: 6 })
    .toFile(at('arch.jpg'));
  expect(await buildFor('client')).toMatchObject({ arch: { width: 300, height: 900 } });
});

test('the server build has the browser build’s addresses and writes no file, and a second build renders none anew', async () => {
  const drawn = await buildFor('client');
  expect(await buildFor('server')).toEqual(drawn);
  await dropPhotograph(1200, 500);
  const client = await buildFor('client');
  const cache = at('node_modules/.cache/pictures');
  const renditions = (await readdir(cache, { recursive: true })).filter((name) => name.endsWith('.avif'));
  const rendition = at('node_modules/.cache/pictures', renditions[0] ?? '');
  const { mtimeMs } = await stat(rendition);
  expect(await buildFor('server')).toEqual(client);
  expect(await buildFor('client')).toEqual(client);
  expect((await stat(rendition)).mtimeMs).toBe(mtimeMs);
  expect(await exists('server/assets')).toBe(false);
});

test('the development server serves the drawing, and a photograph from the cache', async () => {
  const srcOf = (address: string): Record<string, unknown> => ({
    arch: { src: expect.stringMatching(address) as string },
  });
  await serve(async (server) => {
    expect(await server.ssrLoadModule('/entry.js')).toMatchObject(srcOf('^/arch.svg'));
    await dropPhotograph(1200, 500);
    server.moduleGraph.invalidateAll();
    expect(await server.ssrLoadModule('/entry.js')).toMatchObject(
      srcOf('^/node_modules/.cache/pictures/\\w+/arch-1200.webp'),
    );
    const address = '/arch.svg?widths=300;600;4000&picture';
    expect((await server.transformRequest(address))?.code).toContain('arch-300.avif');
  });
});

test('a drawing without a viewBox is refused with its name', async () => {
  await write('arch.svg', DRAWING.replace(/viewBox="[^"]*"/, 'width="1200" height="500"'));
  await expect(buildFor('client')).rejects.toThrow(/arch\.svg: a drawing needs a viewBox/);
});

test('a missing picture and invalid widths are refused with their name', () => {
  expect(() => findPictureFile(at('gone.svg'))).toThrow(/No picture .*gone \(\.avif/);
  expect(() => readSizes('./arch.svg?widths=wide&picture')).toThrow('./arch.svg?widths=wide&picture: widths');
});

test('imports without a picture query are left to other plugins', async () => {
  await importPicture('url&no-inline');
  expect(await buildFor('client')).toMatchObject({ arch: expect.stringMatching(/\.svg$/) as string });
});
