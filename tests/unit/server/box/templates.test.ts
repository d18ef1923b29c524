import { describe, expect, it } from 'vitest';
import { placeFault, unitFiles } from '../../../../src/server/box/units';
import { proxyFile } from '../../../../src/server/box/proxies';
import { ANSWERS, boxOf } from './box';

const keysOf = (text = '') => text.split('\n').filter((line) => /^\w+=/.test(line));
const unit = (name: string, box = boxOf()) =>
  keysOf(unitFiles(box).find(({ file }) => file === `/etc/systemd/system/${name}`)?.text);

/** What no unit may do without, as the guide promises. */
const HARDENED = [
  'User=dernek',
  'StateDirectory=dernek',
  'UMask=0077',
  'CapabilityBoundingSet=',
  'NoNewPrivileges=yes',
  'ProtectSystem=strict',
  'ProtectHome=yes',
  'PrivateTmp=yes',
  'PrivateDevices=yes',
  'RestrictSUIDSGID=yes',
];

describe('the units', () => {
  it('are the site, its second wind, a nightly backup, a monthly rehearsal, the mail about failures and a hosted project’s mails', () => {
    expect(unitFiles(boxOf()).map(({ file }) => file.split('/').at(-1))).toEqual([
      'dernek.service',
      'dernek-again.timer',
      'dernek-backup.service',
      'dernek-backup.timer',
      'dernek-rehearse.service',
      'dernek-rehearse.timer',
      'dernek-failed@.service',
      'dernek-mails.service',
    ]);
    expect(unit('dernek-backup.timer')).toContain('OnCalendar=*-*-* 03:30');
    expect(unit('dernek-rehearse.timer')).toContain('OnCalendar=*-*-01 05:00');
  });

  it.each([
    ...['dernek.service', 'dernek-backup.service', 'dernek-rehearse.service'],
    ...['dernek-failed@.service', 'dernek-mails.service'],
  ])('%s runs as an ordinary user who writes to the state folder alone', (name) => {
    expect(unit(name)).toEqual(expect.arrayContaining(HARDENED));
    expect(unit(name)).not.toContainEqual(expect.stringContaining('ReadWritePaths'));
  });

  it('the site reads its settings from the box’s file and then from the webmaster’s', () => {
    const lines = unit('dernek.service');
    expect(lines).toEqual(
      expect.arrayContaining([
        'WorkingDirectory=/srv/dernek',
        'ExecStart=/usr/bin/npm start',
        'Restart=on-failure',
      ]),
    );
    expect(lines.filter((line) => line.startsWith('EnvironmentFile='))).toEqual([
      'EnvironmentFile=/etc/dernek.box.env',
      'EnvironmentFile=-/etc/dernek.env',
    ]);
  });

  it('mail each failure, and try the site again an hour later', () => {
    expect(unit('dernek.service')).toContain('OnFailure=dernek-failed@%n.service dernek-again.timer');
    expect(unit('dernek-backup.service')).toContain('OnFailure=dernek-failed@%n.service');
    expect(unit('dernek-rehearse.service')).toContain('OnFailure=dernek-failed@%n.service');
    expect(unit('dernek-again.timer')).toEqual(
      expect.arrayContaining(['OnActiveSec=1h', 'Unit=dernek.service']),
    );
  });

  it('mail nothing where there is no mail server, and still try again', () => {
    const silent = boxOf({ BOX_DOMAIN: 'dernek.example' });
    expect(unitFiles(silent).map(({ file }) => file)).not.toContain(
      '/etc/systemd/system/dernek-failed@.service',
    );
    expect(unit('dernek.service', silent)).toContain('OnFailure=dernek-again.timer');
    expect(unit('dernek-backup.service', silent).filter((line) => line.startsWith('OnFailure'))).toEqual([]);
  });

  it('the mails of a hosted project go with the site, by the keys that the site has not', () => {
    expect(unit('dernek.service')).toContain('Wants=dernek-mails.service');
    expect(unit('dernek-mails.service')).toEqual(
      expect.arrayContaining([
        'ConditionPathExists=/etc/dernek-backup.env',
        'PartOf=dernek.service',
        'EnvironmentFile=-/etc/dernek-backup.env',
        'ExecStart=/usr/bin/npm run mails',
        'OnFailure=dernek-failed@%n.service',
      ]),
    );
    const silent = boxOf({ BOX_DOMAIN: 'dernek.example' });
    expect(unit('dernek.service', silent)).not.toContain('Wants=dernek-mails.service');
    expect(unit('dernek-mails.service', silent)).toEqual([]);
  });

  it('the backup copies first, notes it, and then deletes what is older than thirty days', () => {
    expect(unit('dernek-backup.service').filter((line) => line.startsWith('Exec'))).toEqual([
      'ExecStart=/usr/bin/npm run backup',
      'ExecStartPost=/usr/bin/rsync --recursive --times --rsh="ssh -o BatchMode=yes -o StrictHostKeyChecking=accept-new" --include="yedek-*.tar.gz" --exclude="*" /var/lib/dernek/backups/ yedek@kutu.example:dernek/',
      'ExecStartPost=/usr/bin/touch /var/lib/dernek/backups/.copied',
      'ExecStartPost=/usr/bin/find /var/lib/dernek/backups -name "yedek-*.tar.gz" -mtime +30 -delete',
    ]);
    expect(unit('dernek.service')).not.toContainEqual(expect.stringContaining('-backup.env'));
  });

  it('the backup alone may write to a mounted folder for copies, which may be missing', () => {
    const box = boxOf({ ...ANSWERS, BOX_COPY_TO: '/mnt/yedek' });
    expect(unit('dernek-backup.service', box)).toContain('ReadWritePaths=-/mnt/yedek');
    expect(unit('dernek.service', box)).not.toContain('ReadWritePaths=-/mnt/yedek');
  });

  it('refuse a program or a Node that they cannot see', () => {
    expect(placeFault({ programDir: '/srv/dernek', nodeDir: '/usr/bin' })).toBeUndefined();
    expect(placeFault({ programDir: '/root/dernek', nodeDir: '/usr/bin' })).toContain(
      '/srv altına kopyalayıp',
    );
    expect(placeFault({ programDir: '/srv/dernek', nodeDir: '/home/a/.nvm/bin' })).toContain(
      'Node’u makinenin tamamı için kurun',
    );
  });
});

describe('the proxy’s file', () => {
  it('lets Caddy take bulletins of 50 MB under every name of the site', () => {
    expect(proxyFile(boxOf(), false)).toMatchObject({
      file: '/etc/caddy/dernek.caddy',
      text: 'dernek.example, www.dernek.example {\n\trequest_body {\n\t\tmax_size 51MiB\n\t}\n\treverse_proxy 127.0.0.1:4173\n}\n',
    });
  });

  const nginx = boxOf({ ...ANSWERS, BOX_PROXY: 'nginx', PORT: '4200' });

  it('lets nginx take bulletins of 50 MB as they come, and tell the server who asks', () => {
    const { file, text } = proxyFile(nginx, true);
    expect(file).toBe('/etc/nginx/conf.d/dernek.conf');
    for (const line of [
      'server_name dernek.example www.dernek.example;',
      'client_max_body_size 51m;',
      'proxy_request_buffering off;',
      'proxy_pass http://127.0.0.1:4200;',
      'proxy_set_header Host $host;',
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
      'ssl_certificate /etc/letsencrypt/live/dernek.example/fullchain.pem;',
    ])
      expect(text).toContain(`    ${line}\n`);
  });

  it('names no certificate before certbot has fetched one, for which port 80 answers', () => {
    const { text } = proxyFile(nginx, false);
    expect(text).not.toContain('ssl');
    expect(text).toContain('location /.well-known/acme-challenge/ {\n        root /var/www/acme;');
    expect(text).toContain('return 301 https://$host$request_uri;');
  });
});
