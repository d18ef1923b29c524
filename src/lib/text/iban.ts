const TURKISH_IBAN = /^TR\d{24}$/;

/** Returns a typed IBAN without spaces, in capitals. */
export function plainIban(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** Tells whether an IBAN without spaces is as long as a Turkish one, whatever its digits say. */
export function hasIbanShape(iban: string): boolean {
  return TURKISH_IBAN.test(iban);
}

/** Tells whether a Turkish IBAN without spaces is complete and has the right check digits (ISO 13616). */
export function isIban(iban: string): boolean {
  if (!hasIbanShape(iban)) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}

/** Formats an IBAN in groups of four, between which lines may break. */
export function groupIban(iban: string): string {
  return plainIban(iban).replace(/.{4}(?=.)/g, '$& ');
}
