import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../../src/lib/operator-error';

/** What could be used from outside. */
const STRONG = ['databasePassword', 'jwtSecret', 'secretKey', 'apiPassword', 'authPassword'] as const;
const NAMES = [...STRONG, 'publishableKey', 'adminPassword', 'roleSuffix'] as const;
const SECRETS = z.record(z.enum(NAMES), z.string().nonempty());
/** The secrets of a data folder. They are made once, from the operating system's random source. */
export type Secrets = Record<(typeof NAMES)[number], string>;

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
    await saveSecrets(dataDir, createSecrets());
  }
  await chmod(file, 0o600);
  const secrets = parseSecrets(await readFile(file, 'utf8'), file);
  const weak = STRONG.find(
    (name) => secrets[name].length < SECRET_BYTES || PUBLICLY_KNOWN.includes(secrets[name]),
  );
  if (weak === undefined) return secrets;
  throw new OperatorError(
    `${file} içindeki ${weak} herkesin bildiği ya da çok kısa bir değer; sunucu bununla açılmaz. ` +
      `En az ${SECRET_BYTES} rastgele bayttan yapılmış bir değer yazın.`,
  );
}

export function saveSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  return saveSecretsText(dataDir, `${JSON.stringify(secrets, null, 2)}\n`);
}

/** Writes the whole file or nothing. */
export async function saveSecretsText(dataDir: string, text: string): Promise<void> {
  const file = path.join(dataDir, FILE);
  await writeFile(`${file}.new`, text, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** The file as it is, for an archive. */
export function readSecretsText(dataDir: string): Promise<string> {
  return readFile(path.join(dataDir, FILE), 'utf8');
}

export function hasSecrets(dataDir: string): boolean {
  return existsSync(path.join(dataDir, FILE));
}

/** Makes the secrets of a new folder. */
export function createSecrets(): Secrets {
  const secret = (bytes = SECRET_BYTES) => randomBytes(bytes).toString('base64url');
  return {
    databasePassword: secret(),
    jwtSecret: secret(),
    publishableKey: `sb_publishable_${secret()}`,
    secretKey: `sb_secret_${secret()}`,
    adminPassword: secret(12),
    // It separates this folder's login roles from other folders' on the same PostgreSQL.
    roleSuffix: randomBytes(6).toString('hex'),
    // Passwords of the API server's login roles; the owner's is `databasePassword`.
    apiPassword: secret(),
    authPassword: secret(),
  };
}

function parseSecrets(text: string, file: string): Secrets {
  try {
    return SECRETS.parse(JSON.parse(text));
  } catch {
    throw lostSecrets(file);
  }
}

function lostSecrets(file: string): OperatorError {
  return new OperatorError(
    `${file} yok ya da okunamıyor; bu klasördeki veri tabanı onsuz açılamaz. Hiçbir şey silinmedi. Dosyayı yedeğinizden ` +
      'geri koyun ya da yeni anahtarlar yaptırın: npm run secrets:repair (içerik kalır, herkes yeniden giriş yapar).',
  );
}
