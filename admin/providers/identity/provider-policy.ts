import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from '../../../src/lib/identity/password-policy';

const SUPPORTED_SCHEMA_VERSION = 1;

/** The provider's password policy and whether the provider enforces it, which it does not by default. */
export interface ProviderPasswordPolicy extends PasswordPolicy {
  readonly isEnforced: boolean;
}

/** Parses the body of `GET /v2/passwordPolicy`. Throws on a schema version other than 1. */
export function readPasswordPolicy(body: unknown): ProviderPasswordPolicy {
  const policy = asRecord(body);
  if (policy.schemaVersion !== SUPPORTED_SCHEMA_VERSION) {
    throw new Error(`Password policy schema version ${String(policy.schemaVersion)} is not supported`);
  }
  const options = asRecord(policy.customStrengthOptions);
  const { minPasswordLength: min, maxPasswordLength: max } = options;
  return {
    minLength: typeof min === 'number' ? min : DEFAULT_PASSWORD_POLICY.minLength,
    ...(typeof max === 'number' ? { maxLength: max } : {}),
    needsLowercase: options.containsLowercaseCharacter === true,
    needsUppercase: options.containsUppercaseCharacter === true,
    needsDigit: options.containsNumericCharacter === true,
    needsSymbol: options.containsNonAlphanumericCharacter === true,
    isEnforced: policy.enforcementState === 'ENFORCE',
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
