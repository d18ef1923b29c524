import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { OperatorError } from '../../../src/lib/operator-error';

/** AES-256-GCM under a key that scrypt derives from a passphrase. The parameters are those of OWASP's password storage guide. */
const SCRYPT = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text. Gives base64 of salt, nonce, tag and cipher text. */
export function seal(text: string, passphrase: string): string {
  const salt = randomBytes(SALT_BYTES);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase, salt, KEY_BYTES, SCRYPT), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([salt, iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts what `seal` made. Throws an OperatorError for another passphrase or a changed text. */
export function unseal(sealed: string, passphrase: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const take = (start: number, length?: number) =>
    bytes.subarray(start, length === undefined ? undefined : start + length);
  const key = scryptSync(passphrase, take(0, SALT_BYTES), KEY_BYTES, SCRYPT);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, take(SALT_BYTES, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(take(SALT_BYTES + IV_BYTES, TAG_BYTES));
    const text = decipher.update(take(SALT_BYTES + IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new OperatorError(
      'BACKUP_PASSPHRASE bu yedeğin parolası değil ya da şifreli anahtarlar bozulmuş. Hiçbir şey değiştirilmedi.',
      { cause },
    );
  }
}
