import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  beginBuild,
  findCurrentBuild,
  listOtherBuilds,
  pointTo,
  publishBuild,
} from '../../../../src/server/build/builds';
import { loadStaticFiles } from '../../../../src/server/http/static-files';

let dist: string;
beforeEach(async () => {
  dist = await realpath(await mkdtemp(path.join(tmpdir(), 'alumni-dist-')));
});
afterEach(() => rm(dist, { recursive: true }));

/** Makes a build with one hashed file and one file whose name stays. Their content is the name. */
async function build(name: string): Promise<string> {
  const folder = await beginBuild(dist);
  await mkdir(path.join(folder, 'client/assets'), { recursive: true });
  await writeFile(path.join(folder, `client/assets/${name}.js`), name);
  await writeFile(path.join(folder, 'client/humans.txt'), name);
  return publishBuild(folder);
}

async function textsOf(current: string, ...addresses: string[]): Promise<(string | undefined)[]> {
  const others = await listOtherBuilds(current);
  const files = await loadStaticFiles(
    path.join(current, 'client'),
    others.map((folder) => path.join(folder, 'client')),
  );
  const ask = async (address: string) => {
    const answer = await files(new Request(`http://dernek.example${address}`));
    return answer?.ok ? answer.text() : undefined;
  };
  return Promise.all(addresses.map(ask));
}

test('a build takes the place of another when it is whole, and the former one stays as it was', async () => {
  const first = await build('a');
  expect(await findCurrentBuild(dist)).toBe(first);
  const unfinished = await beginBuild(dist);
  expect(await findCurrentBuild(dist)).toBe(first);
  const second = await publishBuild(unfinished);
  expect(await findCurrentBuild(dist)).toBe(second);
  expect(await readdir(path.join(first, 'client'))).toEqual(['assets', 'humans.txt']);
});

test('the hashed files of the last two builds before the current one are served, its other files come from itself alone', async () => {
  for (const name of ['a', 'b', 'c']) await build(name);
  const current = await build('d');
  const addresses = ['d', 'c', 'b', 'a'].map((name) => `/assets/${name}.js`);
  expect(await textsOf(current, ...addresses, '/humans.txt')).toEqual(['d', 'c', 'b', undefined, 'd']);
  expect(await readdir(path.join(dist, 'builds'))).toHaveLength(3);
});

test('after a way back the files of the newer build are still served', async () => {
  const former = await build('a');
  await build('b');
  await pointTo(former);
  expect(await findCurrentBuild(dist)).toBe(former);
  expect(await textsOf(former, '/assets/a.js', '/assets/b.js', '/humans.txt')).toEqual(['a', 'b', 'a']);
});

test('after two releases that gave their place back, open tabs keep the files of the one that they came from', async () => {
  const served = await build('a');
  for (const failed of ['b', 'c']) {
    await build(failed);
    await pointTo(served);
  }
  const next = await build('d');
  expect(await textsOf(next, '/assets/d.js', '/assets/a.js')).toEqual(['d', 'a']);
});

test('before the first build the missing folder is named', async () => {
  expect(await findCurrentBuild(dist)).toBe(path.join(dist, 'current'));
});
