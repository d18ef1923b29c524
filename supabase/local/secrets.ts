import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../../src/lib/operator-error';

/** The secrets of a data folder. They are made once, from the operating system's random source. */
export interface Secrets {
  databasePassword: string;
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
  adminPassword: string;
  /** The suffix of this folder's login roles, which separates them from other folders' on the same PostgreSQL. */
  roleSuffix: string;
  /** Passwords of the API server's login roles; the owner's is `databasePassword`. */
  apiPassword: string;
  authPassword: string;
}

type LoginSecrets = Pick<Secrets, 'roleSuffix' | 'apiPassword' | 'authPassword'>;

const FILE = 'secrets.json';
const SECRET_BYTES = 32;
/** Development secrets published with lite and with the Supabase CLI. Anyone can sign tokens for any role with them. */
const PUBLICLY_KNOWN = [
  'unsafe-secret-change-me',
  'super-secret-jwt-token-with-at-least-32-characters-long',
  'postgres',
];

/** Reads the folder's secrets, and makes them for a folder without data. Throws if they are missing, weak or publicly known. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, FILE);
  if (!existsSync(file)) {
    if (existsSync(path.join(dataDir, 'postgres'))) throw lostSecrets(file);
    await writeSecrets(file, createSecrets());
  }
  await chmod(file, 0o600);
  const { secrets, isComplete } = parseSecrets(await readFile(file, 'utf8'), file);
  if (!isComplete) await writeSecrets(file, secrets);
  for (const name of ['databasePassword', 'jwtSecret', 'secretKey', 'apiPassword', 'authPassword'] as const)
    refuseWeak(name, secrets[name], file);
  return secrets;
}

export function hasSecrets(dataDir: string): boolean {
  return existsSync(path.join(dataDir, FILE));
}

function createSecrets(): Secrets {
  return {
    databasePassword: createSecret(),
    jwtSecret: createSecret(),
    publishableKey: `sb_publishable_${createSecret()}`,
    secretKey: `sb_secret_${createSecret()}`,
    adminPassword: randomBytes(12).toString('base64url'),
    ...createLoginSecrets(),
  };
}

function createLoginSecrets(): LoginSecrets {
  return {
    roleSuffix: randomBytes(6).toString('hex'),
    apiPassword: createSecret(),
    authPassword: createSecret(),
  };
}

function createSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

async function writeSecrets(file: string, secrets: Secrets): Promise<void> {
  await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** Reads the secrets. A folder of an earlier version has no login secrets yet; they are added. */
function parseSecrets(text: string, file: string): { secrets: Secrets; isComplete: boolean } {
  let value: Partial<Record<string, unknown>> = {};
  try {
    value = JSON.parse(text) as typeof value;
  } catch {
    throw lostSecrets(file);
  }
  const isComplete = 'roleSuffix' in value;
  const entries = isComplete ? value : { ...value, ...createLoginSecrets() };
  const read = (name: keyof Secrets) => {
    const entry = entries[name];
    if (typeof entry !== 'string' || entry === '') throw lostSecrets(file);
    return entry;
  };
  const secrets = {
    databasePassword: read('databasePassword'),
    jwtSecret: read('jwtSecret'),
    publishableKey: read('publishableKey'),
    secretKey: read('secretKey'),
    adminPassword: read('adminPassword'),
    roleSuffix: read('roleSuffix'),
    apiPassword: read('apiPassword'),
    authPassword: read('authPassword'),
  };
  return { secrets, isComplete };
}

function refuseWeak(name: string, secret: string, file: string): void {
  if (secret.length >= SECRET_BYTES && !PUBLICLY_KNOWN.includes(secret)) return;
  throw new OperatorError(
    `${file} içindeki ${name} herkesin bildiği ya da çok kısa bir değer; sunucu bununla açılmaz. ` +
      `En az ${SECRET_BYTES} rastgele bayttan yapılmış bir değer yazın.`,
  );
}

function lostSecrets(file: string): OperatorError {
  return new OperatorError(
    `${file} yok ya da okunamıyor; bu klasördeki veri tabanı onsuz açılamaz. Hiçbir şey silinmedi. Dosyayı yedeğinizden ` +
      'geri koyun ya da klasörü başka bir ada taşıyıp yeniden başlatın ve npm run restore -- DOSYA ile yedeği yükleyin.',
  );
}
