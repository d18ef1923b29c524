import type { Breakages } from '../breakage';

export const SUPABASE_AUTH_BREAKAGES: Breakages = {
  'supabase/local/auth': [
    {
      behaviour:
        'Whoever writes an address in other letter cases gets ten more guesses at its password each time.',
      change: {
        find: `createHash('sha256').update(cleanLine(email).toLowerCase()).digest('base64url')`,
        put: `createHash('sha256').update(cleanLine(email)).digest('base64url')`,
      },
      ask: [
        'unit/supabase/local/auth/limits/attempt-limits.test.ts',
        'database/server/attacks/guessing-passwords.test.ts',
      ],
    },
    {
      behaviour:
        'After an outage people are locked out, because the failures of the server counted as wrong passwords.',
      change: {
        find: 'if (response.status >= 500 || !isFailure(kind, response)) attempt.forgive();',
        put: 'if (!isFailure(kind, response)) attempt.forgive();',
      },
      ask: [
        'unit/supabase/local/auth/limits/attempt-limits.test.ts',
        'database/server/attacks/guessing-passwords.test.ts',
      ],
    },
    {
      behaviour: 'A stranger requests recovery links for an address without end.',
      change: { find: `return kind === 'recovery' || !response.ok;`, put: 'return !response.ok;' },
      ask: [
        'unit/supabase/local/auth/limits/attempt-limits.test.ts',
        'database/server/attacks/guessing-recovery-codes.test.ts',
        'database/server/attacks/forging-a-log-line.test.ts',
      ],
    },
    {
      behaviour: 'Somebody who waits half a minute is told to try again in 0 minutes.',
      change: {
        find: 'const minutes = Math.ceil(seconds / 60); return apiError( 429,',
        put: 'const minutes = Math.floor(seconds / 60); return apiError( 429,',
      },
      ask: [
        'unit/supabase/local/auth/limits/attempt-limits.test.ts',
        'database/server/attacks/guessing-passwords.test.ts',
      ],
    },
    {
      behaviour: 'A known device is a stranger again as soon as its browser was closed.',
      change: { find: 'maxAge: MAX_AGE_S,', put: '' },
      ask: ['unit/supabase/local/auth/limits/device-cookie.test.ts'],
    },
    {
      behaviour: 'An account takes its own e-mail address as its password.',
      change: { find: 'isKnownPassword(password, [email])', put: 'isKnownPassword(password, [])' },
      ask: ['database/server/attacks/choosing-a-common-password.test.ts'],
    },
  ],
};
