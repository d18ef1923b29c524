import path from 'node:path';
import { emailFault } from '../../lib/identity/email-address';
import { OperatorError } from '../../lib/operator-error';

export type Proxy = 'caddy' | 'nginx';

/** A machine that serves one site behind a proxy: what its webmaster answered, and what follows from that. */
export interface Box {
  /** The name of user, group, folder and units. */
  name: string;
  domain: string;
  /** Further names of the site, which the server redirects to `domain`. */
  aliases: string[];
  proxy: Proxy;
  port: number;
  /** The association's mail server and who is told of failures; null where nobody is. */
  mail: { smtpUrl: string; from: string; to: string } | null;
  /** A mounted folder or an address of rsync; null where backups stay on this machine. */
  copyTo: string | null;
  /** The checkout that serves. */
  programDir: string;
  /** The folder of `node` and `npm`. */
  nodeDir: string;
}

/** The answers by their variables in the box's environment file. */
export type Answers = Readonly<Record<string, string | undefined>>;

export interface Question {
  variable: string;
  /** The option of the command. */
  flag: string;
  /** The sentence of the terminal. */
  ask: string;
  /** What is taken when nothing was answered. */
  fallback?: (answers: Answers) => string;
  isAsked?: (answers: Answers) => boolean;
  /** The sentence about a wrong answer, which goes on after the option's name. */
  fault: (value: string) => string | undefined;
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*$|^localhost$/;
/** What neither systemd's environment files nor Node's reader take within quotes. */
const UNQUOTABLE = /["\\`$\n\r]/;
/** A folder of this machine, or `user@host:folder` of rsync over SSH. */
const COPY_TARGET = /^\/[\w./-]+$|^[\w.-]+@[\w.-]+:[\w./~-]+$/;
/** Folders that the units must not see (ProtectHome). */
export const HIDDEN_FOLDER = /^\/(?:home|root|run\/user)(?:\/|$)/;

const optional = (fault: Question['fault']) => (value: string) => (value === '' ? undefined : fault(value));
const hasMail = ({ SMTP_URL: url }: Answers) => Boolean(url);
const hostFault = (host: string) =>
  HOST.test(host) ? undefined : `bir alan adı olmalı, örneğin dernek.example; şu anda “${host}”.`;

export const QUESTIONS: readonly Question[] = [
  {
    variable: 'BOX_NAME',
    flag: 'name',
    ask: 'Sitenin bu makinedeki kısa adı (kullanıcı, klasör ve servis adı olur)',
    fallback: () => 'dernek',
    fault: (name) =>
      /^[a-z][a-z0-9-]{0,30}$/.test(name)
        ? undefined
        : `küçük harf, rakam ve kısa çizgiden oluşmalı; şu anda “${name}”.`,
  },
  {
    variable: 'BOX_DOMAIN',
    flag: 'domain',
    ask: 'Sitenin alan adı (örneğin dernek.example)',
    fault: hostFault,
  },
  {
    variable: 'BOX_ALIASES',
    flag: 'aliases',
    ask: 'Aynı siteye götürecek başka adlar, aralarında boşlukla (örneğin www.dernek.example)',
    fallback: () => '',
    fault: optional((names) => listed(names).map(hostFault).find(Boolean)),
  },
  {
    variable: 'BOX_PROXY',
    flag: 'proxy',
    ask: 'Önde duracak web sunucusu: caddy ya da nginx',
    fallback: () => 'caddy',
    fault: (proxy) =>
      proxy === 'caddy' || proxy === 'nginx' ? undefined : `caddy ya da nginx olabilir; şu anda “${proxy}”.`,
  },
  {
    variable: 'PORT',
    flag: 'port',
    ask: 'Sitenin bu makine içinde dinleyeceği bağlantı noktası',
    fallback: () => '4173',
    fault: (port) =>
      /^\d{4,5}$/.test(port) && Number(port) > 1023 && Number(port) < 65_536
        ? undefined
        : `1024 ile 65535 arasında bir sayı olmalı; şu anda “${port}”.`,
  },
  {
    variable: 'SMTP_URL',
    flag: 'smtp',
    ask: 'E-posta sunucusu (örneğin smtps://ad:parola@smtp.dernek.example:465)',
    fallback: () => '',
    fault: optional((url) =>
      isSmtpUrl(url) ? undefined : 'smtp:// ya da smtps:// ile başlayan bir adres olmalı.',
    ),
  },
  {
    variable: 'MAIL_FROM',
    flag: 'mail-from',
    ask: 'E-postaların gönderen adresi',
    fallback: ({ BOX_DOMAIN: domain }) => `site@${domain ?? ''}`,
    isAsked: hasMail,
    fault: (email) => emailFault(email),
  },
  {
    variable: 'ALARM_MAIL_TO',
    flag: 'alarm-to',
    ask: 'Site durursa ya da yedek alınamazsa kime yazılsın',
    isAsked: hasMail,
    fault: (email) => emailFault(email),
  },
  {
    variable: 'BOX_COPY_TO',
    flag: 'copy-to',
    ask: 'Yedeklerin kopyası nereye gitsin: bağlı bir klasör ya da kullanıcı@makine:klasör',
    fallback: () => '',
    fault: optional((target) =>
      !COPY_TARGET.test(target)
        ? `/ ile başlayan bir klasör ya da kullanıcı@makine:klasör olmalı; şu anda “${target}”.`
        : HIDDEN_FOLDER.test(target)
          ? `servislerin göremediği bir yerde: ${target}. /home ve /root dışında bir klasör verin.`
          : undefined,
    ),
  },
];

/** Completes and checks the answers. Throws an OperatorError that names the first wrong or missing one. */
export function readBox(given: Answers, place: Pick<Box, 'programDir' | 'nodeDir'>): Box {
  const answers: Record<string, string> = {};
  for (const question of QUESTIONS) {
    const value = answerTo(question, given, answers);
    if (value !== undefined) answers[question.variable] = value;
  }
  const { BOX_NAME: name = '', BOX_DOMAIN: domain = '', BOX_PROXY: proxy, PORT: port } = answers;
  const {
    SMTP_URL: smtpUrl,
    MAIL_FROM: from = '',
    ALARM_MAIL_TO: to = '',
    BOX_COPY_TO: copyTo = '',
  } = answers;
  return {
    name,
    domain,
    aliases: listed(answers.BOX_ALIASES ?? ''),
    proxy: proxy === 'nginx' ? 'nginx' : 'caddy',
    port: Number(port),
    mail: smtpUrl ? { smtpUrl, from, to } : null,
    copyTo: copyTo === '' ? null : copyTo,
    ...place,
  };
}

function answerTo(question: Question, given: Answers, before: Answers): string | undefined {
  if (question.isAsked?.(before) === false) return undefined;
  const value = given[question.variable]?.trim() ?? question.fallback?.(before);
  if (value === undefined) throw new OperatorError(`--${question.flag} eksik: ${question.ask}.`);
  const fault = faultOf(question, value);
  if (fault !== undefined) throw new OperatorError(`--${question.flag} ${fault}`);
  return value;
}

/** Returns the sentence about a wrong answer, and undefined for a good one. */
export function faultOf({ fault }: Question, value: string): string | undefined {
  return UNQUOTABLE.test(value)
    ? 'tırnak, ters eğik çizgi, $ ve satır sonu taşıyamaz; bir adreste % ile yazın.'
    : fault(value);
}

/** The paths of a box, on the machine itself. */
export function pathsOf({ name, proxy }: Pick<Box, 'name' | 'proxy'>) {
  return {
    dataDir: path.posix.join('/var/lib', name),
    boxEnv: `/etc/${name}.box.env`,
    /** The webmaster's own variables, which the command makes once and never touches again. */
    ownEnv: `/etc/${name}.env`,
    /** A hosted project's keys for the backup, which the server must not have. */
    backupEnv: `/etc/${name}-backup.env`,
    proxyFile: proxy === 'caddy' ? `/etc/caddy/${name}.caddy` : `/etc/nginx/conf.d/${name}.conf`,
  };
}

function listed(names: string): string[] {
  return names.split(/[\s,]+/).filter((name) => name !== '');
}

function isSmtpUrl(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
}
