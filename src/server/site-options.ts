import path from 'node:path';
import { z } from 'zod';
import { isEmail } from '../lib/identity/email-address';
import { isSignInProvider, SIGN_IN_PROVIDERS, type SignInOptions } from '../lib/identity/sign-in-options';
import { OperatorError } from '../lib/operator-error';

/** A hosted Supabase project that replaces the embedded backend. */
export interface HostedProject {
  url: string;
  publishableKey: string;
  signIn?: SignInOptions;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const LARGEST_PORT = 65_535;
const SHORTEST_PASSPHRASE = 12;
const SHORTEST_TOKEN = 24;

/** Every sentence of the rules below goes on after the variable's name. */
const sayWith = (sentence: (value: string) => string) => ({
  error: ({ input }: { input?: unknown }) => sentence(String(input)),
});
const must = (rule: string) => sayWith((value) => `${rule}; şu anda “${value}”.`);

const text = z.string();
const onOff = z
  .stringbool({ truthy: ['1'], falsy: ['0'], ...must('“1” (açık) ya da “0” (kapalı) olabilir') })
  .default(false);
const port = text
  .refine(
    (number) => /^\d+$/.test(number) && Number(number) <= LARGEST_PORT,
    must(`0 ile ${LARGEST_PORT} arasında bir sayı olmalı`),
  )
  .transform(Number);
/** As `box:setup` takes it, or a box would not start with its answer. */
const emailAddress = text.refine(isEmail, 'bir e-posta adresi olmalı.');
const unknownProvider = sayWith(
  (name) => `şu adı tanımıyor: “${name}”. Tanınanlar: ${Object.keys(SIGN_IN_PROVIDERS).join(', ')}.`,
);
const webAddress = z
  .url({ protocol: /^https?$/, error: 'http:// ya da https:// ile başlayan bir adres olmalı.' })
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();
const databaseAddress = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: 'postgresql:// ya da postgres:// ile başlayan bir adres olmalı.',
  })
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();

/** All settings of the server and its commands. `supabase/README.md` says what they mean. */
const SETTINGS = z.object({
  PORT: port.optional(),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default(path.join(ROOT, 'supabase/.temp')).transform((folder) => path.resolve(folder)),
  SEED: z.enum(['demo', 'none'], must('“demo” ya da “none” olabilir')).default('demo'),
  /** The address that visitors use when a proxy is in front; each request's own origin if absent. */
  SITE_URL: webAddress,
  /** Whether a proxy is in front whose X-Forwarded-For is trusted. */
  TRUST_PROXY: onOff,
  /** Whether every other service under the domain has HTTPS, which browsers may then demand for a year. */
  HSTS_SUBDOMAINS: onOff,
  DATABASE_URL: databaseAddress,
  SUPABASE_URL: webAddress,
  SUPABASE_DB_URL: databaseAddress,
  SUPABASE_PUBLISHABLE_KEY: text
    .refine(
      (key) => keyKind(key) !== 'secret',
      'gizli anahtarı taşıyor. Her ziyaretçinin tarayıcısına gönderilirdi; bu yüzden hiçbir şey yapılmadı. ' +
        'Açık anahtarı verin. Gizli anahtar bir yere yazıldıysa supabase.com sayfasında yenileyin.',
    )
    .optional(),
  SUPABASE_SECRET_KEY: text
    .refine((key) => keyKind(key) !== 'publishable', 'açık anahtarı taşıyor; gizli anahtarı verin.')
    .optional(),
  SUPABASE_PROJECT_REF: text.regex(/^[a-z]{20}$/, 'projenin 20 küçük harflik kodu olmalı.').optional(),
  SUPABASE_ACCESS_TOKEN: text.optional(),
  /** Encrypts the data folder's secrets into archives, and opens them. */
  BACKUP_PASSPHRASE: text
    .min(SHORTEST_PASSPHRASE, `en az ${SHORTEST_PASSPHRASE} karakter olmalı.`)
    .optional(),
  /** The mail server of the embedded backend; in front of a hosted project, of the server's warnings. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'smtp:// ya da smtps:// ile başlayan bir adres olmalı.' })
    .optional(),
  /** The sender's address. */
  MAIL_FROM: emailAddress.optional(),
  /** Who reads the warnings of a server in front of a hosted project, whose administrators it does not know. */
  ALARM_MAIL_TO: emailAddress.optional(),
  AUTH_PROVIDERS: text
    .default('')
    .transform((names) => [...new Set(names.split(',').map((name) => name.trim()))].filter(Boolean))
    .pipe(z.array(text.refine(isSignInProvider, unknownProvider))),
  CAPTCHA_SITE_KEY: text
    .regex(
      /^\dx[\w-]+$/,
      'olarak Cloudflare Turnstile’ın site anahtarı gerekir; “0x” ile başlar. Başka bir robot denetimi (hCaptcha) desteklenmiyor.',
    )
    .optional(),
  SMS_CODES: onOff,
  /** How the server writes its log. */
  LOG: z.enum(['text', 'json'], must('“text” ya da “json” olabilir')).default('text'),
  /** A port of this machine alone that gives the server's figures. */
  METRICS_PORT: port.optional(),
  /** Whoever sends it reads the server's figures at the site's `/metrics`. */
  METRICS_TOKEN: text
    .min(SHORTEST_TOKEN, `en az ${SHORTEST_TOKEN} karakter olmalı; örneğin: openssl rand -hex 32`)
    .optional(),
});

/** The names from before projects had publishable and secret keys. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  SUPABASE_ANON_KEY: 'SUPABASE_PUBLISHABLE_KEY',
  SERVICE_ROLE_KEY: 'SUPABASE_SECRET_KEY',
};

type Settings = z.infer<typeof SETTINGS>;

/** Reads every setting; blank ones count as missing. Throws an OperatorError that names the first wrong one. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []));
  const old = given.flatMap(([name = '', value]) => (OLD_NAMES[name] ? [[OLD_NAMES[name], value]] : []));
  const { data, error } = SETTINGS.safeParse(Object.fromEntries([...old, ...given]));
  if (data) return data;
  const [issue] = error.issues;
  throw new OperatorError(`${String(issue?.path[0])} ${issue?.message ?? ''}`);
}

export type SiteOptions = ReturnType<typeof readSiteOptions>;

/** Reads what the server is started with. Throws an OperatorError that names the wrong variable. */
export function readSiteOptions(env: NodeJS.ProcessEnv, defaultPort: number) {
  const settings = readSettings(env);
  const mailServer = readMailServer(settings);
  return {
    port: settings.PORT ?? defaultPort,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    seed: settings.SEED,
    databaseUrl: settings.DATABASE_URL,
    hosted: hostedProject(settings),
    siteUrl: settings.SITE_URL,
    trustsProxy: settings.TRUST_PROXY,
    metricsPort: settings.METRICS_PORT,
    metricsToken: settings.METRICS_TOKEN,
    hasSecureSubdomains: settings.HSTS_SUBDOMAINS,
    ...(mailServer && { mailServer }),
    ...(settings.ALARM_MAIL_TO !== undefined && { alarmTo: settings.ALARM_MAIL_TO }),
  };
}

/** Whether other machines can reach the site, judged by its settings. */
export function isPublic({ siteUrl, host }: Pick<Partial<SiteOptions>, 'siteUrl' | 'host'>): boolean {
  return siteUrl !== undefined || !/^(?:localhost|127(?:\.\d+){3}|::1)$/.test(host ?? '');
}

/** Names like those of a hosted project's settings. */
const SUGGESTS_PROJECT = /^SUPABASE.*(?:URL|KEY|ROLE)|SERVICE_?(?:ROLE_?)?KEY/i;

/** Reads the project whose accounts a command changes; null for none. Throws an OperatorError for half a setting. */
export function readAccountProject(env: NodeJS.ProcessEnv) {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = readSettings(env);
  if (url && secretKey) return { url, secretKey };
  const known = [...Object.keys(SETTINGS.shape), ...Object.keys(OLD_NAMES)];
  const misnamed = Object.keys(env).find(
    (name) => SUGGESTS_PROJECT.test(name) && !known.includes(name) && env[name]?.trim(),
  );
  if (!url && !secretKey && !misnamed) return null;
  const hint = misnamed ? ` ${misnamed} bilinmiyor.` : '';
  throw new OperatorError(
    `Barındırılan projenin hesapları için SUPABASE_URL ve SUPABASE_SECRET_KEY birlikte gerekir.${hint} Hiçbir şey değiştirilmedi.`,
  );
}

/** Reads the project that a command backs up or restores; null for none. Throws an OperatorError for half a setting. */
export function readBackupProject(env: NodeJS.ProcessEnv) {
  const { SUPABASE_DB_URL: databaseUrl } = readSettings(env);
  const project = readAccountProject(env);
  if (project && databaseUrl) return { ...project, databaseUrl };
  if (!project && !databaseUrl) return null;
  throw new OperatorError(
    'Barındırılan projenin yedeği için SUPABASE_URL, SUPABASE_SECRET_KEY ve SUPABASE_DB_URL birlikte gerekir. Hiçbir şey değiştirilmedi.',
  );
}

/** Reads what sends the mails of a hosted project. Throws an OperatorError that names all of it when a part is missing. */
export function readProjectMails(env: NodeJS.ProcessEnv) {
  const { SUPABASE_DB_URL: databaseUrl, SITE_URL: siteUrl, ...settings } = readSettings(env);
  const mailServer = mailServerOf(settings);
  if (databaseUrl && siteUrl && mailServer) return { databaseUrl, siteUrl, mailServer };
  throw new OperatorError(
    'Barındırılan projenin e-postaları için SUPABASE_DB_URL, SITE_URL ve SMTP_URL birlikte gerekir.',
  );
}

/** Reads the hosted project that a command looks at. Throws an OperatorError when there is none. */
export function readDeployment(env: NodeJS.ProcessEnv) {
  const settings = readSettings(env);
  const project = hostedProject(settings);
  if (!project) {
    throw new OperatorError(
      'Bakılacak projeyi verin: SUPABASE_URL=https://….supabase.co SUPABASE_PUBLISHABLE_KEY=… npm run deploy:check',
    );
  }
  const { SITE_URL: siteUrl, SUPABASE_SECRET_KEY: secretKey } = settings;
  // It stands in the project's address. Behind an address of its own, the variable tells it.
  const ref = settings.SUPABASE_PROJECT_REF ?? /^https:\/\/([a-z]{20})\.supabase\.co$/.exec(project.url)?.[1];
  const canCompare = siteUrl !== undefined && settings.SUPABASE_ACCESS_TOKEN !== undefined;
  return { project, secretKey, siteUrl, ref, comparedRef: canCompare ? ref : undefined };
}

function readMailServer(settings: Settings) {
  const { SMTP_URL: url, SUPABASE_URL, ALARM_MAIL_TO } = settings;
  if (url && SUPABASE_URL && !ALARM_MAIL_TO) {
    throw new OperatorError(
      'SMTP_URL barındırılan bir projede yalnızca sunucunun uyarıları içindir; kime yazılacağını da verin: ALARM_MAIL_TO=siz@dernek.org. ' +
        'Giriş e-postalarının sunucusu Supabase’in SMTP ayarına yazılır.',
    );
  }
  return mailServerOf(settings);
}

function mailServerOf({ SMTP_URL: url, MAIL_FROM }: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>) {
  if (!url) return undefined;
  const user = decodeURIComponent(new URL(url).username);
  const from = MAIL_FROM ?? (isEmail(user) ? user : undefined);
  if (!from)
    throw new OperatorError('SMTP_URL verilince gönderenin adresi de gerekir: MAIL_FROM=site@dernek.org');
  return { url, from };
}

function hostedProject(settings: Settings): HostedProject | undefined {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey } = settings;
  const { AUTH_PROVIDERS: providers, CAPTCHA_SITE_KEY: captchaSiteKey, SMS_CODES: hasSmsCodes } = settings;
  const hasSignIn = providers.length > 0 || captchaSiteKey !== undefined || hasSmsCodes;
  if (!url && hasSignIn) {
    throw new OperatorError(
      'AUTH_PROVIDERS, CAPTCHA_SITE_KEY ve SMS_CODES yalnızca SUPABASE_URL ile verilir: gömülü sunucuda başka hesaplarla giriş, robot denetimi ve SMS yoktur.',
    );
  }
  if (!url) return undefined;
  if (!publishableKey) throw new OperatorError('SUPABASE_URL verilince SUPABASE_PUBLISHABLE_KEY de gerekir.');
  const signIn = hasSignIn ? { providers, captchaSiteKey, hasSmsCodes: hasSmsCodes || undefined } : undefined;
  return { url, publishableKey, signIn };
}

/** Whom a key of a project stands for: visitors, or the service role, which row-level security does not bind. */
type KeyKind = 'publishable' | 'secret' | 'unknown';

/** Tells the kind of a key from its text: `sb_publishable_…`, `sb_secret_…`, or the role in a token of an older project. */
function keyKind(key: string): KeyKind {
  const [, named] = /^sb_(publishable|secret)_/.exec(key) ?? [];
  const role = named ?? roleOf(key);
  if (role === 'publishable' || role === 'anon') return 'publishable';
  return role === 'secret' || role === 'service_role' ? 'secret' : 'unknown';
}

function roleOf(token: string): unknown {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null && 'role' in claims ? claims.role : undefined;
  } catch {
    return undefined;
  }
}
