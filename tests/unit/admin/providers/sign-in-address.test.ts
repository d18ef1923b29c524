// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { USER } from './fake-backend';

const TOKENS = 'access_token=e30.e30.x&refresh_token=r&token_type=bearer';
const AN_HOUR_S = 3600;

/** The published client, set to look for a session in the address. The product's own client is set not to. */
async function openAt(address: string, flowType: 'pkce' | 'implicit') {
  window.history.replaceState(null, '', address);
  const storageKey = crypto.randomUUID();
  const stored = new Map([[`${storageKey}-code-verifier`, '"gizli"']]);
  const { auth } = createClient('http://backend.example', 'anon-key', {
    auth: {
      flowType,
      detectSessionInUrl: true,
      autoRefreshToken: false,
      storageKey,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    },
    global: { fetch: () => Promise.resolve(Response.json(USER)) },
  });
  return (await auth.initialize()).error?.message;
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

describe('an address that holds no session says so in the client’s words', () => {
  test.each<[string, string, 'implicit' | 'pkce', string]>([
    ['the error in it', '/#error=access_denied&error_description=Eski', 'implicit', 'Eski'],
    [
      'an error without words',
      '/#error=access_denied',
      'implicit',
      'Error in URL with unspecified error_description',
    ],
    ['another flow than PKCE', `/#${TOKENS}`, 'pkce', 'Not a valid PKCE flow url.'],
    ['another flow than the implicit one', '/?code=kod', 'implicit', 'Not a valid implicit grant flow url.'],
    ['no session', '/#access_token=x', 'implicit', 'No session defined in URL'],
  ])('%s', async (_, address, flowType, message) => {
    expect(await openAt(address, flowType)).toBe(message);
  });

  test('its messages that no public method can provoke are there, too', () => {
    const client = readFileSync('node_modules/@supabase/auth-js/dist/module/GoTrueClient.js', 'utf8');
    for (const message of ['No browser detected.', 'No code detected.']) expect(client).toContain(message);
  });
});

test.each([
  [119, false],
  [121, true],
])('a session that was put into the address %d s ago is warned of as stale: %s', async (age, isStale) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const expiresAt = Math.round(Date.now() / 1000) - age + AN_HOUR_S;
  await openAt(`/#${TOKENS}&expires_in=${AN_HOUR_S}&expires_at=${expiresAt}`, 'implicit');
  const said = warn.mock.calls.flat().some((part) => String(part).includes('issued over 120s ago'));
  expect(said).toBe(isStale);
});
