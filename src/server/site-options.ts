import path from 'node:path';
import { isSignInProvider, SIGN_IN_PROVIDERS, type SignInOptions } from '../lib/identity/sign-in-options';
import { OperatorError } from '../lib/operator-error';
import { keyKind } from './api-keys';

/** A hosted Supabase project that replaces the embedded backend. */
export interface HostedProject {
  url: string;
  publishableKey: string;
  signIn?: SignInOptions;
}

export interface SiteOptions {
  port: number;
  host: string;
  dataDir: string;
  seed: 'demo' | 'none';
  databaseUrl: string | undefined;
  hosted: HostedProject | undefined;
  /** The address that visitors use when a proxy is in front; each request's own origin if absent. */
  siteUrl: string | undefined;
  /** Whether a proxy is in front whose X-Forwarded-For is trusted. */
  trustsProxy: boolean;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const LARGEST_PORT = 65_535;

/** Reads the settings from the environment. Throws an OperatorError that names the wrong variable. */
export function readSiteOptions(env: NodeJS.ProcessEnv, defaultPort: number): SiteOptions {
  return {
    port: readPort(env.PORT, defaultPort),
    host: filled(env.HOST) ?? '127.0.0.1',
    dataDir: readDataDir(env),
    seed: readSeed(env.SEED),
    databaseUrl: readUrl('DATABASE_URL', env.DATABASE_URL, ['postgresql', 'postgres']),
    hosted: readHosted(env),
    siteUrl: readUrl('SITE_URL', env.SITE_URL),
    trustsProxy: env.TRUST_PROXY === '1',
  };
}

/** Returns the folder of everything that is not code. */
export function readDataDir(env: NodeJS.ProcessEnv): string {
  return path.resolve(filled(env.DATA_DIR) ?? path.join(ROOT, 'supabase/.temp'));
}

/** Whether other machines can reach the site, judged by its settings. */
export function isPublic({ siteUrl, host }: Pick<Partial<SiteOptions>, 'siteUrl' | 'host'>): boolean {
  return siteUrl !== undefined || !/^(?:localhost|127(?:\.\d+){3}|::1)$/.test(host ?? '');
}

/** A hosted project whose accounts a command changes. */
export interface AccountProject {
  url: string;
  secretKey: string;
}

/** Variable names that suggest a hosted project, and those among them that are valid. */
const SUGGESTS_PROJECT = /^SUPABASE.*(?:URL|KEY|ROLE)|SERVICE_?(?:ROLE_?)?KEY/i;
const VALID_NAMES = [
  'SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_ANON_KEY',
  'SUPABASE_SECRET_KEY',
  'SERVICE_ROLE_KEY',
  'SUPABASE_DB_URL',
];

/**
 * Reads the hosted project whose accounts a command changes; null when the environment names none. Throws an OperatorError when it
 * names one incompletely or with misspelt variables.
 */
export function readAccountProject(env: NodeJS.ProcessEnv): AccountProject | null {
  const misnamed = Object.keys(env).find(
    (name) => SUGGESTS_PROJECT.test(name) && !VALID_NAMES.includes(name) && filled(env[name]) !== undefined,
  );
  const url = readUrl('SUPABASE_URL', env.SUPABASE_URL);
  const secretKey = readSecretKey(env);
  if (url && secretKey) return { url, secretKey };
  if (!url && !secretKey && !misnamed) return null;
  const hint = misnamed ? ` ${misnamed} bilinmiyor.` : '';
  throw new OperatorError(
    `Barındırılan projenin hesapları için SUPABASE_URL ve SUPABASE_SECRET_KEY birlikte gerekir.${hint} Hiçbir şey değiştirilmedi.`,
  );
}

/**
 * Reads the hosted project that a command backs up or restores; null when the environment names none. Throws an OperatorError when it
 * names one incompletely.
 */
export function readBackupProject(env: NodeJS.ProcessEnv): (AccountProject & { databaseUrl: string }) | null {
  const databaseUrl = readUrl('SUPABASE_DB_URL', env.SUPABASE_DB_URL, ['postgresql', 'postgres']);
  const project = readAccountProject(env);
  if (project && databaseUrl) return { ...project, databaseUrl };
  if (!project && !databaseUrl) return null;
  throw new OperatorError(
    'Barındırılan projenin yedeği için SUPABASE_URL, SUPABASE_SECRET_KEY ve SUPABASE_DB_URL birlikte gerekir. Hiçbir şey değiştirilmedi.',
  );
}

/** Reads the hosted project that a command looks at. Throws an OperatorError when there is none. */
export function readDeployment(env: NodeJS.ProcessEnv) {
  const project = readHosted(env);
  if (!project) {
    throw new OperatorError(
      'Bakılacak projeyi verin: SUPABASE_URL=https://….supabase.co SUPABASE_PUBLISHABLE_KEY=… npm run deploy:check',
    );
  }
  const siteUrl = readUrl('SITE_URL', env.SITE_URL);
  const canCompare = siteUrl !== undefined && filled(env.SUPABASE_ACCESS_TOKEN) !== undefined;
  const ref = canCompare ? findProjectRef(env, project) : undefined;
  return { project, secretKey: readSecretKey(env), siteUrl, ...(ref !== undefined && { comparedRef: ref }) };
}

/** Returns the reference of a hosted project. Throws an OperatorError when nothing tells it. */
export function readProjectRef(env: NodeJS.ProcessEnv, project: HostedProject): string {
  const ref = findProjectRef(env, project);
  if (ref !== undefined) return ref;
  throw new OperatorError(
    'Projenin 20 harflik kodu adresinde yok. SUPABASE_PROJECT_REF değişkeniyle verin. Hiçbir şey değiştirilmedi.',
  );
}

/** It stands in the project's address. Behind an address of its own, SUPABASE_PROJECT_REF tells it. */
function findProjectRef(env: NodeJS.ProcessEnv, { url }: HostedProject): string | undefined {
  const ref = filled(env.SUPABASE_PROJECT_REF) ?? /^https:\/\/([a-z]{20})\.supabase\.co$/.exec(url)?.[1];
  return ref !== undefined && /^[a-z]{20}$/.test(ref) ? ref : undefined;
}

function readSecretKey(env: NodeJS.ProcessEnv): string | undefined {
  // The second name is the one before projects had secret keys.
  const key = filled(env.SUPABASE_SECRET_KEY) ?? filled(env.SERVICE_ROLE_KEY);
  if (key !== undefined && keyKind(key) === 'publishable') {
    throw new OperatorError('SUPABASE_SECRET_KEY açık anahtarı taşıyor; gizli anahtarı verin.');
  }
  return key;
}

function readPort(value: string | undefined, fallback: number): number {
  if (filled(value) === undefined) return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= LARGEST_PORT) return port;
  throw new OperatorError(`PORT 0 ile ${LARGEST_PORT} arasında bir sayı olmalı; şu anda “${value}”.`);
}

function readSeed(value: string | undefined): SiteOptions['seed'] {
  const seed = filled(value) ?? 'demo';
  if (seed === 'demo' || seed === 'none') return seed;
  throw new OperatorError(`SEED “demo” ya da “none” olabilir; şu anda “${seed}”.`);
}

function readHosted(env: NodeJS.ProcessEnv): HostedProject | undefined {
  const origin = readUrl('SUPABASE_URL', env.SUPABASE_URL);
  const signIn = readSignIn(env);
  if (!origin && signIn) {
    throw new OperatorError(
      'AUTH_PROVIDERS, CAPTCHA_SITE_KEY ve SMS_CODES yalnızca SUPABASE_URL ile verilir: gömülü sunucuda başka hesaplarla giriş, robot denetimi ve SMS yoktur.',
    );
  }
  if (!origin) return undefined;
  // The second name is the one before projects had publishable keys.
  const key = filled(env.SUPABASE_PUBLISHABLE_KEY) ?? filled(env.SUPABASE_ANON_KEY);
  if (!key) throw new OperatorError('SUPABASE_URL verilince SUPABASE_PUBLISHABLE_KEY de gerekir.');
  if (keyKind(key) === 'secret') {
    throw new OperatorError(
      'SUPABASE_PUBLISHABLE_KEY gizli anahtarı taşıyor. Her ziyaretçinin tarayıcısına gönderilirdi; bu yüzden hiçbir şey yapılmadı. ' +
        'Açık anahtarı verin. Gizli anahtar bir yere yazıldıysa supabase.com sayfasında yenileyin.',
    );
  }
  return { url: origin, publishableKey: key, ...(signIn && { signIn }) };
}

function readSignIn(env: NodeJS.ProcessEnv): SignInOptions | undefined {
  const names = env.AUTH_PROVIDERS?.split(',').flatMap((name) => filled(name) ?? []) ?? [];
  const unknown = names.find((name) => !isSignInProvider(name));
  if (unknown !== undefined) {
    const known = Object.keys(SIGN_IN_PROVIDERS).join(', ');
    throw new OperatorError(`AUTH_PROVIDERS şu adı tanımıyor: “${unknown}”. Tanınanlar: ${known}.`);
  }
  const providers = [...new Set(names.filter(isSignInProvider))];
  const captchaSiteKey = filled(env.CAPTCHA_SITE_KEY);
  if (captchaSiteKey !== undefined && !/^\dx[\w-]+$/.test(captchaSiteKey)) {
    throw new OperatorError(
      'CAPTCHA_SITE_KEY, Cloudflare Turnstile’ın site anahtarı olmalı; “0x” ile başlar. Başka bir robot denetimi (hCaptcha) desteklenmiyor.',
    );
  }
  const hasSmsCodes = readSwitch('SMS_CODES', env.SMS_CODES);
  if (providers.length === 0 && captchaSiteKey === undefined && !hasSmsCodes) return undefined;
  return {
    providers,
    ...(captchaSiteKey !== undefined && { captchaSiteKey }),
    ...(hasSmsCodes && { hasSmsCodes }),
  };
}

function readSwitch(name: string, value: string | undefined): boolean {
  const setting = filled(value) ?? '0';
  if (setting === '0' || setting === '1') return setting === '1';
  throw new OperatorError(`${name} “1” (açık) ya da “0” (kapalı) olabilir; şu anda “${setting}”.`);
}

function readUrl(name: string, value: string | undefined, schemes = ['http', 'https']): string | undefined {
  const url = filled(value);
  if (url === undefined) return undefined;
  const isAllowed = URL.canParse(url) && schemes.some((scheme) => url.startsWith(`${scheme}://`));
  if (!isAllowed) {
    const beginnings = schemes.map((scheme) => `${scheme}://`).join(' ya da ');
    throw new OperatorError(`${name} ${beginnings} ile başlayan bir adres olmalı.`);
  }
  return url.replace(/\/+$/, '');
}

/** Returns a variable's text, or undefined when it is missing or blank. */
function filled(value: string | undefined): string | undefined {
  const text = value?.trim();
  return text === '' ? undefined : text;
}
