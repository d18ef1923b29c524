/** What a new password must have; lengths in characters. */
export interface PasswordPolicy {
  readonly minLength: number;
  readonly maxLength?: number;
  /** In bytes of UTF-8, where a letter such as ş takes two: what the server's hash reads. */
  readonly maxBytes?: number;
  readonly needsLowercase?: boolean;
  readonly needsUppercase?: boolean;
  readonly needsDigit?: boolean;
  readonly needsSymbol?: boolean;
}

/** The specification's default, which is also Supabase's (`minimum_password_length`). */
export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = { minLength: 6 };

/** What an account of this site needs; `minimum_password_length` in supabase/config.toml says the same. bcrypt reads 72 bytes. */
export const ACCOUNT_PASSWORD_POLICY: PasswordPolicy = { minLength: 12, maxBytes: 72 };

/** Of a password that `isCommonPassword` knows. */
export const COMMON_PASSWORD_FAULT = 'Bu parola kolayca tahmin edilebilir; başka bir parola seçin.';

/** Takes a policy and a password, gives a Turkish sentence for each demand it does not meet; none means that it will do. */
export function passwordFaults(policy: PasswordPolicy, password: string): string[] {
  const length = Array.from(password).length;
  const { minLength, maxLength = Infinity, maxBytes = Infinity } = policy;
  const faults: [isBroken: boolean | undefined, sentence: string][] = [
    [length < minLength, `Parola en az ${minLength} karakter olmalı.`],
    [length > maxLength, `Parola en çok ${maxLength} karakter olabilir.`],
    [
      new TextEncoder().encode(password).byteLength > maxBytes,
      `Parola en çok ${maxBytes} karakter olabilir; ç, ğ, ı, ö, ş ve ü iki karakter sayılır.`,
    ],
    [policy.needsLowercase && !/\p{Ll}/u.test(password), 'Parolada en az bir küçük harf olmalı.'],
    [policy.needsUppercase && !/\p{Lu}/u.test(password), 'Parolada en az bir büyük harf olmalı.'],
    [policy.needsDigit && !/\d/.test(password), 'Parolada en az bir rakam olmalı.'],
    [
      policy.needsSymbol && !/[^\p{L}\p{N}\s]/u.test(password),
      'Parolada en az bir noktalama işareti ya da simge olmalı.',
    ],
  ];
  return faults.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence);
}
