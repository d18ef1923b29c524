import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restoreOnBox } from '../../../../src/server/box/run-on-box';

let parent: string;
let dataDir: string;
/** What happened, in order. */
let steps: string[];

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'box-'));
  dataDir = path.join(parent, 'dernek');
  steps = [];
  for (const folder of ['postgres', 'media', 'backups', '.ssh'])
    await mkdir(path.join(dataDir, folder), { recursive: true });
  await writeFile(path.join(dataDir, 'postgres/rows'), 'bugün');
  await writeFile(path.join(dataDir, 'HANDOVER.md'), '');
  await writeFile(path.join(parent, 'yedek-1.tar.gz'), 'archive');
});
afterEach(() => rm(parent, { recursive: true }));

function restore(work: (file: string) => Promise<number>) {
  return restoreOnBox({ dataDir }, path.join(parent, 'yedek-1.tar.gz'), {
    control: (verb) => {
      steps.push(verb);
      return Promise.resolve();
    },
    restore: async (file) => {
      steps.push(`restore ${path.relative(parent, file)} into ${(await readdir(dataDir)).sort().join(' ')}`);
      return work(file);
    },
  });
}

it('a restore stops the site, begins with an empty folder, and keeps the former data beside it', async () => {
  const former = await restore(async () => {
    await mkdir(path.join(dataDir, 'postgres'));
    return 0;
  });
  expect(steps).toEqual([
    'stop',
    'restore dernek/backups/yedek-1.tar.gz into .ssh HANDOVER.md backups',
    'start',
  ]);
  expect(former).toMatch(/\/dernek\.onceki-\d{8}T\d{6}$/);
  expect(await readFile(path.join(former, 'postgres/rows'), 'utf8')).toBe('bugün');
  expect(existsSync(path.join(dataDir, 'postgres/rows'))).toBe(false);
});

it.each([
  ['is refused', () => Promise.resolve(1)],
  ['is killed half way', () => Promise.reject(new Error('SIGKILL'))],
])('a restore that %s brings the former data back and starts the site', async (_, end) => {
  const work = async () => {
    await mkdir(path.join(dataDir, 'postgres/half'), { recursive: true });
    return end();
  };
  await expect(restore(work)).rejects.toThrow('Yedek yüklenemedi; site önceki verisiyle yeniden açıldı.');
  expect(steps.at(-1)).toBe('start');
  expect(await readFile(path.join(dataDir, 'postgres/rows'), 'utf8')).toBe('bugün');
  expect(await readdir(path.join(dataDir, 'postgres'))).toEqual(['rows']);
  expect((await readdir(parent)).sort()).toEqual(['dernek', 'yedek-1.tar.gz']);
});

it('an archive that cannot be read stops nothing', async () => {
  const box = { dataDir };
  const steps: string[] = [];
  const restoring = restoreOnBox(box, '/nowhere/yedek.tar.gz', {
    control: (verb) => {
      steps.push(verb);
      return Promise.resolve();
    },
    restore: () => Promise.resolve(0),
  });
  await expect(restoring).rejects.toThrow('Yedek dosyası okunamadı: /nowhere/yedek.tar.gz');
  expect(steps).toEqual([]);
});
