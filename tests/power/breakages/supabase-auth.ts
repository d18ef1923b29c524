import type { Breakages } from '../breakage';

export const SUPABASE_AUTH_BREAKAGES: Breakages = {
  'supabase/local/auth': [
    {
      behaviour:
        'Whoever writes an address in other letter cases gets ten more guesses at its password each time.',
      change: {
        find: `createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')`,
        put: `createHash('sha256').update(email.trim()).digest('base64url')`,
      },
      ask: [
        'unit/supabase/local/api/api-gateway.test.ts',
        'database/server/attacks/guessing-passwords.test.ts',
        'database/server/attacks/flushing-the-attempt-limiter.test.ts',
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
        'unit/supabase/local/api/api-gateway.test.ts',
        'database/server/attacks/guessing-passwords.test.ts',
      ],
    },
    {
      behaviour: 'A stranger requests recovery links for an address without end.',
      change: { find: `return kind === 'recovery' || !response.ok;`, put: 'return !response.ok;' },
      ask: [
        'unit/supabase/local/api/api-gateway.test.ts',
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
        'unit/supabase/local/api/api-gateway.test.ts',
        'database/server/attacks/guessing-passwords.test.ts',
      ],
    },
    {
      behaviour: 'A browser that signed in by a recovery link stays a stranger, whom others lock out.',
      change: {
        find: `new Set(['/auth/v1/token', '/auth/v1/verify'])`,
        put: `new Set(['/auth/v1/token'])`,
      },
      ask: [
        'unit/supabase/local/auth/limits/device-cookie.test.ts',
        'unit/supabase/local/api/api-gateway.test.ts',
        'database/server/attacks/guessing-recovery-codes.test.ts',
      ],
    },
    {
      behaviour: 'A known device is a stranger again as soon as its browser was closed.',
      change: { find: 'maxAge: MAX_AGE_S,', put: '' },
      ask: ['unit/supabase/local/auth/limits/device-cookie.test.ts'],
    },
    {
      behaviour:
        'An invitation whose mail could not be written cannot be sent again, because its account is already there.',
      change: { find: 'await sql`delete from auth.users where id = ${id}`;', put: '' },
      ask: ['database/team/inviting.test.ts', 'unit/supabase/functions/invite-admin.test.ts'],
    },
    {
      behaviour: 'The notice to the old address does not say how a stranger’s change is stopped.',
      change: {
        find: 'Siz istemediyseniz hemen giriş yapıp parolanızı değiştirin; istek o anda geçersiz olur.',
        put: '',
      },
      ask: ['database/server/email-change.test.ts', 'unit/supabase/templates.test.ts'],
    },
    {
      behaviour: 'The mail of an invitation promises a week, although its link ends after a day.',
      change: {
        find: `'Bağlantı 24 saat geçerlidir ve bir kez kullanılabilir. Süresi dolarsa`,
        put: `'Bağlantı bir hafta geçerlidir ve bir kez kullanılabilir. Süresi dolarsa`,
      },
      ask: ['unit/supabase/templates.test.ts', 'database/team/inviting.test.ts'],
    },
    {
      behaviour: 'The security log does not tell that a session was ended from another device.',
      change: {
        find: `return response.ok ? event('session_ended', verifiedAccount(request, response)) : null;`,
        put: 'return null;',
      },
      ask: ['database/server/attacks/forging-a-log-line.test.ts', 'database/rights/own-sessions.test.ts'],
    },
    {
      behaviour: 'The account page does not say that a new password has ended the other sessions.',
      change: {
        find: `await writeAuditEntry(sql, { ...action, action: 'user_updated_password' });`,
        put: 'void action;',
      },
      ask: [
        'database/rights/own-sessions.test.ts',
        'database/server/attacks/changing-a-password-with-a-stolen-token.test.ts',
      ],
    },
    {
      behaviour: 'An account takes its own e-mail address as its password.',
      change: { find: 'isKnownPassword(password, [email])', put: 'isKnownPassword(password, [])' },
      ask: ['database/server/attacks/choosing-a-common-password.test.ts'],
    },
    {
      behaviour: 'A sign-in over a link-local IPv6 address is recorded without its address.',
      change: { find: `replace(/%.*$/, '').replace(MAPPED, '')`, put: `replace(MAPPED, '')` },
      ask: ['unit/supabase/local/auth/limits/network.test.ts', 'database/server/session-records.test.ts'],
    },
    {
      behaviour: 'A sentence for the operator about a recovery mail that could not be written is lost.',
      change: {
        find: 'writeMail(next, request, peerAddress)).catch(onError)',
        put: 'writeMail(next, request, peerAddress)).catch(() => undefined)',
      },
      ask: ['unit/supabase/local/api/api-gateway.test.ts'],
    },
  ],
};
