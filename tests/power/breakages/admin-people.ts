import type { Breakages } from '../breakage';

export const PEOPLE_BREAKAGES: Breakages = {
  'admin/people': [
    {
      behaviour: 'After signing in a filtered list opens without its filters.',
      change: {
        find: 'to: `${paths.login}?redirect=${encodeURIComponent(pathname + search)}`',
        put: 'to: `${paths.login}?redirect=${encodeURIComponent(pathname)}`',
      },
      ask: ['unit/admin/people/sign-in/navigation-decision.test.ts', 'e2e/sign-in/guard.spec.ts'],
    },
    {
      behaviour: 'Another person who signs in over an open form saves the first person’s work.',
      change: {
        find: "if (person !== undefined && signedIn?.id !== person.id) setStep('other'); else if (access",
        put: 'if (access',
      },
      ask: ['e2e/admin/forms/drafts.spec.ts'],
    },
    {
      behaviour: 'A server that is down looks like a session that has ended.',
      change: {
        find: "if (!data.session && error?.status === 0) throw toBackendError({ message: error.message }, 'profiles');",
        put: '',
      },
      ask: [
        'unit/admin/data/auth-provider.test.ts',
        'unit/admin/data/data-provider.test.ts',
        'e2e/sign-in/guard.spec.ts',
      ],
    },
    {
      behaviour: 'Too many invitations may be tried again “0 dakika sonra”.',
      change: {
        find: 'refused.tooMany(Math.ceil(seconds / MINUTE_S))',
        put: 'refused.tooMany(Math.floor(seconds / MINUTE_S))',
      },
      ask: ['unit/admin/data/team.test.ts', 'e2e/admin/team/team.spec.ts'],
    },
    {
      behaviour: 'After signing out the back button shows the back office as it was.',
      change: { find: 'if (persisted && session.userId() === undefined) window.location.reload();', put: '' },
      ask: ['e2e/sign-in/sessions.spec.ts'],
    },
    {
      behaviour: 'Two tabs that renew one session with the same token end it in both.',
      change: {
        find: 'if (found.slot === tab.slot && mayBeOutdated) { await tab.askOthers(); found = current(); }',
        put: 'if (found.slot === tab.slot && mayBeOutdated) found = current();',
      },
      ask: ['unit/admin/data/session/browser-session.test.ts', 'e2e/sign-in/sessions.spec.ts'],
    },
  ],
};
