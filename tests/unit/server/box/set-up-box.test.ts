import { appendFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Box } from '../../../../src/server/box/box';
import { commandLine, describePlan, planBox, writePlan } from '../../../../src/server/box/set-up-box';
import { ANSWERS, boxOf } from './box';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'box-'));
});
afterEach(() => rm(root, { recursive: true }));

async function setUp(box: Box = boxOf()) {
  const plan = await planBox(box, root);
  await writePlan(plan, root);
  return plan;
}

const commandsOf = async (box: Box) => {
  const { before, after } = await planBox(box, root);
  return [...before, ...after].map(commandLine);
};

describe('a new machine', () => {
  it('gets its user and folder first, and is then started behind a checked Caddy', async () => {
    expect(await commandsOf(boxOf())).toEqual([
      'useradd --system --user-group --home-dir /var/lib/dernek --shell /usr/sbin/nologin dernek',
      'install -d -m 700 -o dernek -g dernek /var/lib/dernek',
      'systemctl daemon-reload',
      'systemctl enable dernek.service',
      'systemctl enable --now dernek-backup.timer dernek-rehearse.timer',
      'systemctl restart dernek.service',
      'caddy validate --config /etc/caddy/Caddyfile',
      'systemctl reload-or-restart caddy',
    ]);
  });

  it('gets its certificate for nginx once the proxy answers at port 80, and then its page over TLS', async () => {
    const box = boxOf({ ...ANSWERS, BOX_PROXY: 'nginx' });
    const commands = await commandsOf(box);
    expect(commands.slice(-3)).toEqual([
      'nginx -t -q',
      'systemctl reload-or-restart nginx',
      "certbot certonly --webroot --webroot-path /var/www/acme --non-interactive --agree-tos --deploy-hook 'systemctl reload nginx' --email baskan@dernek.example --domain dernek.example --domain www.dernek.example",
    ]);
    await setUp(box);
    await mkdir(path.join(root, 'etc/letsencrypt/live/dernek.example'), { recursive: true });
    const { files, after } = await setUp(box);
    expect(files.filter(({ isWritten }) => isWritten).map(({ file }) => file)).toEqual([
      '/etc/nginx/conf.d/dernek.conf',
    ]);
    expect(after.map(commandLine).at(-1)).toBe('systemctl reload-or-restart nginx');
  });

  it('shows all that it will write and run, and no password', async () => {
    const plan = await planBox(boxOf(), root);
    const shown = describePlan(plan, { isWhole: true });
    expect(shown).toContain('+ /etc/dernek.box.env: yeni\n    # Settings of the box.');
    expect(shown).toContain('    SMTP_URL="smtps://site:…@smtp.dernek.example:465"');
    expect(shown).toContain('    ExecStart=/usr/bin/npm start');
    expect(shown).toContain('$ systemctl enable dernek.service');
    expect(shown).not.toContain('gizli');
  });
});

describe('a second run', () => {
  it('writes nothing, creates no user and restarts nothing', async () => {
    await setUp();
    await writeFile(
      path.join(root, 'etc/passwd'),
      'root:x:0:0::/root:/bin/sh\ndernek:x:990:990::/:/bin/false\n',
    );
    await mkdir(path.join(root, 'var/lib/dernek'), { recursive: true });
    const plan = await setUp();
    expect(plan.files.filter(({ isWritten }) => isWritten)).toEqual([]);
    expect([...plan.before, ...plan.after].map(commandLine)).toEqual([
      'systemctl enable dernek.service',
      'systemctl enable --now dernek-backup.timer dernek-rehearse.timer',
      'systemctl start dernek.service',
    ]);
    expect(describePlan(plan, { isWhole: false })).toContain('✓ /etc/caddy/dernek.caddy: aynı');
  });

  it('changes only the files that another answer changes, and says so', async () => {
    await setUp();
    const plan = await setUp(boxOf({ ...ANSWERS, PORT: '4200' }));
    expect(plan.files.filter(({ isWritten }) => isWritten).map(({ file, state }) => [file, state])).toEqual([
      ['/etc/dernek.box.env', 'outdated'],
      ['/etc/caddy/dernek.caddy', 'outdated'],
    ]);
    expect(describePlan(plan, { isWhole: false })).toContain(
      '+ /etc/caddy/dernek.caddy: değişecek\n    @@ -4,3 +4,3 @@\n     \t}\n    -\treverse_proxy 127.0.0.1:4173\n    +\treverse_proxy 127.0.0.1:4200',
    );
  });

  it('leaves a file that was changed by hand and one that was never ours, and shows what it would write', async () => {
    const unit = path.join(root, 'etc/systemd/system/dernek-backup.timer');
    const caddy = path.join(root, 'etc/caddy/dernek.caddy');
    await setUp();
    await appendFile(unit, '# Ours at noon.\n');
    await writeFile(caddy, 'dernek.example {\n}\n');
    const plan = await setUp();
    expect(await readFile(unit, 'utf8')).toMatch(/# Ours at noon\.\n$/);
    expect(await readFile(caddy, 'utf8')).toBe('dernek.example {\n}\n');
    const shown = describePlan(plan, { isWhole: false });
    expect(shown).toContain(
      '✗ /etc/systemd/system/dernek-backup.timer: elle değiştirilmiş, dokunulmuyor\n    @@ -11,2 +11,1 @@\n     WantedBy=timers.target\n    -# Ours at noon.',
    );
    expect(shown).toContain('✗ /etc/caddy/dernek.caddy: bu komutun yazdığı bir dosya değil, dokunulmuyor');
  });
});

it('secrets are for root only, and the units for everybody', async () => {
  await setUp();
  const modeOf = async (file: string) => (await stat(path.join(root, file))).mode & 0o777;
  expect(
    await Promise.all(
      ['etc/dernek.box.env', 'etc/dernek.env', 'etc/systemd/system/dernek.service'].map(modeOf),
    ),
  ).toEqual([0o600, 0o600, 0o644]);
});

describe('what only the webmaster can do', () => {
  it('is one line in Caddy’s own file, until it is there', async () => {
    const reminder = expect.stringContaining(
      "echo 'import /etc/caddy/dernek.caddy' >> /etc/caddy/Caddyfile",
    ) as string;
    expect((await planBox(boxOf(), root)).reminders).toContainEqual(reminder);
    await mkdir(path.join(root, 'etc/caddy'), { recursive: true });
    await writeFile(path.join(root, 'etc/caddy/Caddyfile'), 'import /etc/caddy/dernek.caddy\n');
    expect((await planBox(boxOf(), root)).reminders).not.toContainEqual(reminder);
  });

  it('is a key for copies on another machine, and what was left unanswered', async () => {
    const { reminders } = await planBox(boxOf(), root);
    expect(reminders.join('\n')).toContain('ssh-keygen -t ed25519');
    const silent = await planBox(boxOf({ BOX_DOMAIN: 'dernek.example', BOX_PROXY: 'nginx' }), root);
    expect(silent.reminders).toEqual([
      'E-posta sunucusu verilmedi: Site durursa ya da yedek alınamazsa kimseye yazılmaz.',
      'Yedekler yalnızca bu makinede duruyor. --copy-to ile başka bir yere de kopyalatın.',
    ]);
  });
});
