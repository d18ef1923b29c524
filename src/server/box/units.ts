import { type Box, HIDDEN_FOLDER, pathsOf } from './box';
import type { WantedFile } from './owned-file';

const UNITS = '/etc/systemd/system';
/** In days. A copy elsewhere may keep them longer. */
const KEPT_BACKUPS = 30;

/** The names of a box's units. */
export function unitsOf({ name }: Pick<Box, 'name'>) {
  return {
    site: `${name}.service`,
    again: `${name}-again.timer`,
    backup: `${name}-backup.service`,
    backupTimer: `${name}-backup.timer`,
    rehearsal: `${name}-rehearse.service`,
    rehearsalTimer: `${name}-rehearse.timer`,
    failure: `${name}-failed@.service`,
    mails: `${name}-mails.service`,
  };
}

/** The units of systemd: the site, its nightly backup, the monthly rehearsal of a restore, and the mail about failures. */
export function unitFiles(box: Box): WantedFile[] {
  const units = unitsOf(box);
  const texts: readonly (readonly [string, string])[] = [
    [units.site, siteUnit(box)],
    [units.again, againTimer(box)],
    [units.backup, backupUnit(box)],
    [units.backupTimer, timer('Nightly backup of the association’s site', '*-*-* 03:30')],
    [units.rehearsal, rehearsalUnit(box)],
    [units.rehearsalTimer, timer('Monthly rehearsal of a restore', '*-*-01 05:00')],
    ...(box.mail
      ? ([
          [units.failure, failureUnit(box)],
          [units.mails, mailsUnit(box)],
        ] as const)
      : []),
  ];
  return texts.map(([unit, text]) => ({ file: `${UNITS}/${unit}`, mode: 0o644, text }));
}

/** What every unit may: it runs as an ordinary user and writes to its state folder alone; root installs and builds. */
function hardened({ name, programDir, nodeDir }: Box, copyTo: string | null = null): string {
  // A missing folder must not keep the backup from being made; the copy then fails, which is mailed.
  const folder = copyTo?.startsWith('/') ? `ReadWritePaths=-${copyTo}\n` : '';
  return `User=${name}
Group=${name}
WorkingDirectory=${programDir}
Environment=PATH=${[...new Set([nodeDir, '/usr/local/bin', '/usr/bin', '/bin'])].join(':')}
StateDirectory=${name}
StateDirectoryMode=0700
${folder}UMask=0077
CapabilityBoundingSet=
NoNewPrivileges=yes
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectControlGroups=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
LockPersonality=yes
RestrictSUIDSGID=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_NETLINK AF_UNIX`;
}

function head(box: Box, description: string, onFailure: readonly string[] = []): string {
  const units = [...(box.mail ? [`${box.name}-failed@%n.service`] : []), ...onFailure];
  return `[Unit]
Description=${description}
Wants=network-online.target
After=network-online.target
${units.length > 0 ? `OnFailure=${units.join(' ')}\n` : ''}`;
}

/** It is started again ten times, then fails, which is mailed; the timer then begins anew once an hour. */
function siteUnit(box: Box): string {
  const { boxEnv, ownEnv } = pathsOf(box);
  const mails = box.mail ? `Wants=${unitsOf(box).mails}\n` : '';
  return `${head(box, 'Site and back office of the association', [unitsOf(box).again])}${mails}StartLimitIntervalSec=15min
StartLimitBurst=10

[Service]
${hardened(box)}
EnvironmentFile=${boxEnv}
EnvironmentFile=-${ownEnv}
ExecStart=${box.nodeDir}/npm start
Restart=on-failure
RestartSec=15
KillSignal=SIGTERM
TimeoutStopSec=60

[Install]
WantedBy=multi-user.target
`;
}

function againTimer(box: Box): string {
  return `# Started by a failure of the site.
[Unit]
Description=Starts the site again after it failed

[Timer]
OnActiveSec=1h
RemainAfterElapse=no
Unit=${unitsOf(box).site}
`;
}

/** The backup has the keys of a hosted project, and not the server's settings beyond those of the box. */
function backupUnit(box: Box): string {
  const { boxEnv, ownEnv, backupEnv, dataDir } = pathsOf(box);
  const folder = `${dataDir}/backups`;
  const ssh = '--rsh="ssh -o BatchMode=yes -o StrictHostKeyChecking=accept-new"';
  const copy = box.copyTo
    ? `ExecStartPost=/usr/bin/rsync --recursive --times ${ssh} --include="yedek-*.tar.gz" --exclude="*" ${folder}/ ${box.copyTo}/
ExecStartPost=/usr/bin/touch ${folder}/.copied
`
    : '';
  return `${head(box, 'Backup of the association’s site')}
[Service]
Type=oneshot
${hardened(box, box.copyTo)}
EnvironmentFile=${boxEnv}
EnvironmentFile=-${ownEnv}
EnvironmentFile=-${backupEnv}
UnsetEnvironment=SMTP_URL
ExecStart=${box.nodeDir}/npm run backup
${copy}ExecStartPost=/usr/bin/find ${folder} -name "yedek-*.tar.gz" -mtime +${KEPT_BACKUPS} -delete
`;
}

function rehearsalUnit(box: Box): string {
  const { boxEnv, ownEnv } = pathsOf(box);
  return `${head(box, 'Rehearsal of a restore of the association’s site')}
[Service]
Type=oneshot
${hardened(box)}
EnvironmentFile=${boxEnv}
EnvironmentFile=-${ownEnv}
UnsetEnvironment=SMTP_URL
ExecStart=${box.nodeDir}/npm run rehearse
`;
}

/** Only where the content is in a hosted project, whose keys it has in place of the server. It stops and starts with the site. */
function mailsUnit(box: Box): string {
  const { boxEnv, ownEnv, backupEnv } = pathsOf(box);
  return `${head(box, 'Mails of the association’s hosted project')}ConditionPathExists=${backupEnv}
PartOf=${unitsOf(box).site}

[Service]
${hardened(box)}
EnvironmentFile=${boxEnv}
EnvironmentFile=-${ownEnv}
EnvironmentFile=-${backupEnv}
ExecStart=${box.nodeDir}/npm run mails
Restart=on-failure
RestartSec=60
KillSignal=SIGTERM
`;
}

/** A shell and curl, so that the mail goes out when Node or the program itself is what failed. */
function failureUnit(box: Box): string {
  return `[Unit]
Description=Mail about the failure of %i

[Service]
Type=oneshot
${hardened(box)}
SupplementaryGroups=systemd-journal
EnvironmentFile=${pathsOf(box).boxEnv}
ExecStart=/bin/sh ${box.programDir}/supabase/hosting/mail-failure.sh %i
`;
}

function timer(description: string, calendar: string): string {
  return `# After a time without power, at the next start.
[Unit]
Description=${description}

[Timer]
OnCalendar=${calendar}
RandomizedDelaySec=15min
Persistent=true

[Install]
WantedBy=timers.target
`;
}

/** The sentence about a program or Node in a folder that the units cannot see; undefined for a good place. */
export function placeFault({ programDir, nodeDir }: Pick<Box, 'programDir' | 'nodeDir'>): string | undefined {
  if (HIDDEN_FOLDER.test(programDir)) {
    return `Program ${programDir} klasöründe; servisler oraya giremez. /srv altına kopyalayıp komutu orada yineleyin.`;
  }
  if (HIDDEN_FOLDER.test(nodeDir)) {
    return `Node ${nodeDir} klasöründe; servisler oraya giremez. Node’u makinenin tamamı için kurun (örneğin /usr/bin altına).`;
  }
  return undefined;
}
