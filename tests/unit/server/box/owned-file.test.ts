import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { planFile, sign, stateOf, writePlanned } from '../../../../src/server/box/owned-file';

const WANTED = { file: '/etc/systemd/system/dernek.service', mode: 0o644, text: 'User=dernek\nUMask=0077\n' };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'box-'));
});
afterEach(() => rm(root, { recursive: true }));

async function put(text: string): Promise<void> {
  const file = path.join(root, WANTED.file);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

it.each([
  ['nothing', null, 'missing'],
  ['what is wanted', sign('a\n'), 'same'],
  ['an older version of ours', sign('b\n'), 'outdated'],
  ['ours with a line by hand', `${sign('b\n')}c\n`, 'edited'],
  ['ours with an older text put by hand', `${sign('a\n').split('\n')[0] ?? ''}\nb\n`, 'edited'],
  ['the same text of somebody else', 'a\n', 'foreign'],
  ['an empty file', '', 'foreign'],
])('%s is told apart from the rest', (_, present, state) => {
  expect(stateOf(present, 'a\n')).toBe(state);
});

it('a missing file is written with its mark and mode, and is the same from then on', async () => {
  const plan = await planFile(root, WANTED);
  await writePlanned(root, plan);
  const file = path.join(root, WANTED.file);
  expect(await readFile(file, 'utf8')).toMatch(
    /^# Written by npm run box:setup, digest [0-9a-f]{16}\. A changed file is kept\.\nUser=dernek\nUMask=0077\n$/,
  );
  expect((await stat(file)).mode & 0o777).toBe(0o644);
  expect([plan.isWritten, await planFile(root, WANTED)]).toMatchObject([
    true,
    { state: 'same', isWritten: false },
  ]);
});

it('an older version of ours is replaced, and the difference is shown', async () => {
  await put(sign('User=eski\nUMask=0077\n'));
  expect(await planFile(root, WANTED)).toMatchObject({
    state: 'outdated',
    isWritten: true,
    difference: '@@ -1,2 +1,2 @@\n-User=eski\n+User=dernek\n UMask=0077',
  });
});

it.each([
  ['changed by hand', `${sign(WANTED.text)}Nice=5\n`, '@@ -2,2 +2,1 @@\n UMask=0077\n-Nice=5'],
  ['not ours', 'User=www-data\nUMask=0077\n', '@@ -1,2 +1,2 @@\n-User=www-data\n+User=dernek\n UMask=0077'],
])('a file that is %s is kept, and the difference is shown', async (_, present, difference) => {
  await put(present);
  expect(await planFile(root, WANTED)).toMatchObject({ isWritten: false, difference });
});

it('the webmaster’s own file is made once and never compared', async () => {
  const own = { ...WANTED, isOwn: true } as const;
  await writePlanned(root, await planFile(root, own));
  expect(await readFile(path.join(root, WANTED.file), 'utf8')).toBe(WANTED.text);
  await put('SEED=demo\n');
  expect(await planFile(root, own)).toMatchObject({ isWritten: false, difference: '' });
});
