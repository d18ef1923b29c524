import { existsSync, readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUESTIONS } from '../../../src/server/box/box';
import { readStatus } from '../../../src/server/status-file';
import { ROOT } from '../../architecture/source-files';
import { createTestFolder, type TestFolder } from '../../fixtures/backend';
import { removeDataFolder } from '../../fixtures/data-folder';
import { useGuideMachine } from '../support/guide-runs';
import { runLine, type ServedLine } from '../support/run-line';
import { standInForSystemd } from '../support/stand-ins';

const CLONE = 'git clone YOUR_REPOSITORY /srv/dernek && cd /srv/dernek && npm ci && npm run build';
const START = 'npm ci && npm start';
const DOMAIN = 'dernek.example';
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const machine = useGuideMachine('srv/dernek');

/** Runs commands of the guides in the program's folder. */
function run(commands: string | readonly string[], options: Parameters<typeof machine.guide.run>[1] = {}) {
  return machine.guide.run(commands, { cwd: machine.site, ...options });
}

it('the program is cloned, installed and built', async () => {
  const { root, site, repository } = machine;
  const values = { YOUR_REPOSITORY: repository.root, '/srv/dernek': site };
  expect(await run(CLONE, { values, cwd: root })).toMatchObject({ code: 0 });
  expect(existsSync(path.join(site, 'dist/current/build-stamp.txt'))).toBe(true);
});

describe('one box', () => {
  const section = read('supabase/local/README.md')
    .split('\n## ')
    .find((part) => part.startsWith('One box of your own\n'));
  const inBox = () => ({ options: `--root ${machine.root}` });
  let folder: TestFolder;
  let dataDir: string;
  let port: number;
  let server: ServedLine | undefined;
  let removeSystemd: () => void;
  /** The box's own variables, as its units read them. */
  let own: Record<string, string>;

  beforeAll(async () => {
    [port, folder] = await Promise.all([getPort(), createTestFolder('own')]);
    ({ dataDir } = folder.options);
    removeSystemd = await standInForSystemd({ ...machine, name: 'dernek', control: { stop, start } });
  });
  afterAll(async () => {
    await stop();
    removeSystemd();
    await folder.remove();
    // Coming back from an archive has left the former data beside the folder.
    const [place, name] = [path.dirname(dataDir), `${path.basename(dataDir)}.`];
    for (const former of await readdir(place))
      if (former.startsWith(name)) await removeDataFolder(path.join(place, former));
  });

  async function start(): Promise<void> {
    server = await machine.guide.serve(START, {
      cwd: machine.site,
      env: own,
      url: `http://127.0.0.1:${port}`,
    });
  }

  async function stop(): Promise<void> {
    await server?.stop();
    server = undefined;
  }

  const archives = async () =>
    (await readdir(path.join(dataDir, 'backups'))).filter((name) => name.startsWith('yedek-'));

  it('is asked for, and written with the files that the guide lists', async () => {
    const options = [...(section ?? '').matchAll(/`(--[a-z-]+)`/g)].map(([, option = '']) => option);
    expect(options).toEqual(expect.arrayContaining(QUESTIONS.map(({ flag }) => `--${flag}`)));
    const answers = ['', DOMAIN, '', '', String(port), 'smtp://127.0.0.1:9', '', 'siz@dernek.example', ''];
    const asked = await run('npm run box:setup', {
      ...{ options: `-- --root ${machine.root}` },
      input: [...answers, 'e', ''].join('\n'),
    });
    expect(asked).toMatchObject({ code: 0 });
    const listed = [
      ...(section ?? '').matchAll(/`((?:\/etc\/)?[\w/.]*dernek[\w.@-]*\.(?:env|service|timer|caddy))`/g),
    ].map(([, file = '']) => file);
    expect(listed.length).toBeGreaterThan(6);
    for (const file of listed)
      expect(asked.output).toMatch(new RegExp(`\\+ \\S*${file.replaceAll('.', '\\.')}: yeni$`, 'm'));
    // The machine's root is a folder here.
    await writeFile(path.join(machine.root, 'etc/dernek.env'), `DATA_DIR="${dataDir}"\n`);
    const files = ['dernek.box.env', 'dernek.env'].map((name) =>
      readFileSync(path.join(machine.root, 'etc', name), 'utf8'),
    );
    own = parseEnv(files.join('\n')) as Record<string, string>;
  });

  it('starts with the mail server that the guide names, and says its address', async () => {
    const settings = [
      'SMTP_URL=smtps://site%40your-domain:password@smtp.your-provider.org',
      'MAIL_FROM=site@your-domain',
    ];
    const values = { 'your-domain': DOMAIN, 'smtp.your-provider.org': '127.0.0.1:9' };
    const env = { ...own, SMTP_URL: '', MAIL_FROM: '' };
    server = await machine.guide.serve([...settings, START], {
      ...{ cwd: machine.site, env, values, before: 'set -a', url: `http://127.0.0.1:${port}` },
    });
    // The server answers before its last lines are read here.
    await expect.poll(() => server?.output()).toContain(`https://${DOMAIN}/giris`);
  });

  it('is backed up by its unit, and shows its journal', async () => {
    expect(await run('npm run box -- backup', inBox())).toMatchObject({ code: 0 });
    expect(await archives()).toHaveLength(1);
    const logs = await run('npm run box -- logs [backup] [-f]', {
      ...{ ...inBox(), values: { '[backup] [-f]': 'backup -f' } },
    });
    expect(logs.output).toContain('journalctl --unit dernek-backup --lines 100 --follow');
  });

  it('goes back to an archive', async () => {
    const [file = ''] = await archives();
    const key = (await readStatus(dataDir))?.SERVICE_ROLE_KEY;
    const values = { FILE: path.join(dataDir, 'backups', file) };
    const { code, output } = await run('npm run box -- restore FILE --yes', { ...inBox(), values });
    expect([code, output]).toEqual([0, expect.stringContaining('Site yedekle yeniden açıldı.') as string]);
    expect((await readStatus(dataDir))?.SERVICE_ROLE_KEY).not.toBe(key);
  });

  it('is developed with hot reload', async () => {
    await stop();
    const url = `http://127.0.0.1:${port}`;
    const env = { DATA_DIR: dataDir, PORT: String(port) };
    const dev = await machine.guide.serve('npm run dev', { cwd: machine.site, env, url });
    expect(await (await fetch(`${url}/@vite/client`)).text()).toContain('hot');
    await dev.stop();
  });
});

it('the icons and fonts are drawn as they are', async () => {
  expect(await run(['npm run pictures:icons', 'npm run fonts'])).toMatchObject({ code: 0 });
  const status = 'git status --porcelain --untracked-files=no';
  expect(await runLine(status, {}, { cwd: machine.site })).toEqual({ code: 0, output: '' });
});
