import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writeWebManifest } from '../../../../src/feeds/web-manifest';
import { DEFAULT_SETTINGS, type Settings } from '../../../../src/lib/database/settings';

interface Manifest {
  name: string;
  short_name: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

const readPublic = (name: string) => readFile(path.resolve('public', name.replace(/^\//, '')));
const COLOURS = { background: 'white', theme: 'navy' };
const manifestOf = (settings: Partial<Settings> = {}) =>
  JSON.parse(writeWebManifest({ ...DEFAULT_SETTINGS, ...settings }, COLOURS)) as Manifest;
const manifest = manifestOf();
const iconFor = (purpose: string) => manifest.icons.filter((icon) => icon.purpose === purpose);

test('the site can be installed under its name, starting at the home page, in its own window', () => {
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'minimal-ui', lang: 'tr' });
  const name = 'Liman Mezunları Derneği';
  const [whole, short] = [manifestOf({ association_name: name }), manifestOf({ short_name: 'Liman' })];
  expect([whole.name, short.short_name]).toEqual([name, 'Liman']);
  expect(iconFor('any').map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  expect(iconFor('maskable').map(({ sizes }) => sizes)).toEqual(['512x512']);
});

test.each([
  [{}, 'NDS Mezunlar'],
  [{ association_name: 'Liman Mezunları Derneği' }, 'Liman'],
  [{ short_name: 'Galatasaraylılar' }, 'Galatasarayl'],
])('under the icon stand at most 12 letters, whole words where one fits: %o, %s', (settings, name) => {
  expect(manifestOf(settings).short_name).toBe(name);
});

test('every icon has the size that the manifest claims', async () => {
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(await readPublic(src)).metadata();
    expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
  }
});
