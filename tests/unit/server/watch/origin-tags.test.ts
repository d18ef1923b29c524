import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOriginTags } from '../../../../src/server/watch/facts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'origin-'));
});
afterEach(() => rm(folder, { recursive: true }));

function git(place: string, ...args: string[]): void {
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@t.example', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...identity, ...args], { cwd: path.join(folder, place), stdio: 'ignore' });
}

test('a release that nobody has fetched is found at the place that the repository came from', async () => {
  git('', 'init', '--quiet', 'origin');
  git('origin', 'commit', '--quiet', '--allow-empty', '--message', 'First');
  git('', 'clone', '--quiet', 'origin', 'site');
  for (const tag of ['v1.4.0', 'v1.5.0', 'veri']) git('origin', 'tag', '--annotate', tag, '--message', tag);
  expect(await readOriginTags(path.join(folder, 'site'))).toEqual(['v1.4.0', 'v1.5.0', 'veri']);
});

test('without a repository, or an origin that answers, there are none', async () => {
  expect(await readOriginTags(folder)).toEqual([]);
  git('', 'init', '--quiet', 'site');
  expect(await readOriginTags(path.join(folder, 'site'))).toEqual([]);
  git('site', 'remote', 'add', 'origin', path.join(folder, 'gone'));
  expect(await readOriginTags(path.join(folder, 'site'))).toEqual([]);
});
