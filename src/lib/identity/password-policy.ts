/** The rules for a new password. Lengths are in characters. */
export interface PasswordPolicy {
  readonly minLength: number;
  readonly maxLength?: number;
  /** In UTF-8 bytes, the unit of the server's hash; letters such as ş take two. */
  readonly maxBytes?: number;
  readonly needsLowercase?: boolean;
  readonly needsUppercase?: boolean;
  readonly needsDigit?: boolean;
  readonly needsSymbol?: boolean;
}

/** The specification's default, also Supabase's (`minimum_password_length`). */
export const DEFAULT_PASSWORD_POLICY: PasswordPolicy = { minLength: 6 };

/**
 * The rules for this site's accounts. `minimum_password_length` in supabase/config.toml is the same; bcrypt reads at
 * most 72 bytes.
 */
export const ACCOUNT_PASSWORD_POLICY: PasswordPolicy = { minLength: 12, maxBytes: 72 };

/** The sentence for a password that `isCommonPassword` recognizes. */
export const COMMON_PASSWORD_FAULT = 'Bu parola kolayca tahmin edilebilir; başka bir parola seçin.';

/** Returns a Turkish sentence for each rule that a password breaks. */
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
