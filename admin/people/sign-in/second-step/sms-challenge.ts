import { authGateway } from '../../../data/instances';
import type { SecondFactor, SmsChallenge } from '../../../data/second-step';

/** In the tab's storage, because a telephone may drop the page while its person reads the message. */
const KEY = 'dernek-sms-kodu';

/** Sends a message with a code. The challenge survives a reload. */
export async function sendSmsCode(factorId: string): Promise<SmsChallenge> {
  const challenge = await authGateway.sendCode(factorId);
  window.sessionStorage.setItem(KEY, JSON.stringify(challenge));
  return challenge;
}

/** Verifies the code of a message. */
export async function verifySmsCode(challenge: SmsChallenge, code: string): Promise<void> {
  await authGateway.verifyCode(challenge, code);
  window.sessionStorage.removeItem(KEY);
}

/** Returns the last message's challenge if it was sent to one of these factors and its code is still good. */
export function pendingChallenge(factors: readonly SecondFactor[]): SmsChallenge | undefined {
  const challenge = readChallenge(window.sessionStorage.getItem(KEY));
  const isTheirs = factors.some(({ id }) => id === challenge?.factorId);
  return challenge && isTheirs && challenge.expiresAtMs > Date.now() ? challenge : undefined;
}

function readChallenge(text: string | null): SmsChallenge | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    return isChallenge(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isChallenge(stored: unknown): stored is SmsChallenge {
  if (typeof stored !== 'object' || stored === null) return false;
  const { id, factorId, expiresAtMs } = stored as Partial<Record<keyof SmsChallenge, unknown>>;
  return typeof id === 'string' && typeof factorId === 'string' && typeof expiresAtMs === 'number';
}
