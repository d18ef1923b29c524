import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeUnlessCurrent, openExportedFolder } from '../../../../src/server/static-site/exported-folder';

let place: string;
let out: string;

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'static-'));
  out = path.join(place, 'static');
});
afterEach(() => rm(place, { recursive: true }));

/** Builds these files. Files with inputs need not be made again. */
async function build(files: Readonly<Record<string, { content: string; inputs?: string }>>) {
  const folder = await openExportedFolder(out);
  const made: string[] = [];
  for (const [name, { content, inputs = '' }] of Object.entries(files)) {
    await makeUnlessCurrent(folder, name, inputs, () => {
      made.push(name);
      return Promise.resolve(content);
    });
  }
  return { ...(await folder.finish()), made };
}

test('only files with other inputs are made again, and only changed files are written', async () => {
  const first = { 'index.html': { content: 'bir' }, 'a/index.html': { content: 'a', inputs: '1' } };
  expect(await build(first)).toEqual({ files: 2, written: 2, removed: 0, made: Object.keys(first) });
  const { mtimeMs } = await stat(path.join(out, 'index.html'));
  expect(await build(first)).toEqual({ files: 2, written: 0, removed: 0, made: ['index.html'] });
  expect((await stat(path.join(out, 'index.html'))).mtimeMs).toBe(mtimeMs);

  const changed = await build({ ...first, 'a/index.html': { content: 'b', inputs: '2' } });
  expect(changed).toMatchObject({ written: 1, made: ['index.html', 'a/index.html'] });
  expect(await readFile(path.join(out, 'a/index.html'), 'utf8')).toBe('b');
});

test('obsolete files are removed, and their empty folders', async () => {
  await build({ 'index.html': { content: 'x' }, 'a/b/index.html': { content: 'y' } });
  expect(await build({ 'index.html': { content: 'x' } })).toMatchObject({ files: 1, written: 0, removed: 1 });
  expect(await readdir(out)).toEqual(['index.html']);
});

test('a missing file is made again, and after an interrupted build everything, without its partial files', async () => {
  const files = { 'a.html': { content: 'a', inputs: '1' } };
  await build(files);
  await rm(path.join(out, 'a.html'));
  expect(await build(files)).toMatchObject({ written: 1, made: ['a.html'] });
  const interrupted = await openExportedFolder(out);
  await interrupted.write('a.html', 'b', '2');
  await interrupted.write('c.html', 'c', '2');
  expect(await build(files)).toMatchObject({ written: 1, removed: 1, made: ['a.html'] });
});

test('a folder with other files in it is refused and left unchanged', async () => {
  await writeFile(path.join(place, 'mektup.txt'), 'x');
  await expect(openExportedFolder(place)).rejects.toThrow(/klasöründe başka dosyalar var/);
});
