import type { Breakages } from '../breakage';

export const PEOPLE_BREAKAGES: Breakages = {
  'admin/people': [
    {
      behaviour: 'After signing in a filtered list opens without its filters.',
      change: {
        find: 'to: `${paths.login}?redirect=${encodeURIComponent(pathname + search)}`',
        put: 'to: `${paths.login}?redirect=${encodeURIComponent(pathname)}`',
      },
      ask: ['unit/admin/auth/navigation-decision.test.ts', 'e2e/sign-in/guard.spec.ts'],
    },
    {
      behaviour: 'An administrator whose password an operator was shown enters without choosing a new one.',
      change: {
        find: "case 'owes-password': return { kind: 'change-password' }; case 'member':",
        put: "case 'owes-password': return { kind: 'stay' }; case 'member':",
      },
      ask: ['unit/admin/auth/navigation-decision.test.ts', 'e2e/sign-in/password.spec.ts'],
    },
    {
      behaviour: 'Signing out leaves the person’s drafts on a shared computer.',
      change: {
        find: 'if (userId !== undefined) removeDraftsOf(userId); browserSession()',
        put: 'browserSession()',
      },
      ask: ['e2e/sign-in/sessions.spec.ts', 'e2e/admin/forms/drafts.spec.ts'],
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
      behaviour: 'A session in daily use never ends.',
      change: { find: 'now - times.signedInAt > MAX_AGE_MS', put: 'now - times.usedAt > MAX_AGE_MS' },
      ask: ['unit/admin/session/lifetime.test.ts', 'e2e/sign-in/sessions.spec.ts'],
    },
    {
      behaviour: 'Somebody who gave up adding an app is asked for its code at the next sign-in.',
      change: {
        find: "verifiedFactors({ factors = [] }: User): Factor[] { return factors.filter(({ status }) => status === 'verified');",
        put: 'verifiedFactors({ factors = [] }: User): Factor[] { return factors;',
      },
      ask: [
        'unit/admin/providers/supabase-gateway.test.ts',
        'unit/admin/providers/second-step.test.ts',
        'unit/admin/providers/auth-provider.test.ts',
        'e2e/sign-in/second-step.spec.ts',
      ],
    },
    {
      behaviour: 'A server that is down looks like a session that has ended.',
      change: {
        find: "if (!data.session && error?.status === 0) throw toBackendError({ message: error.message }, 'profiles');",
        put: '',
      },
      ask: [
        'unit/admin/providers/auth-provider.test.ts',
        'unit/admin/providers/data-provider.test.ts',
        'e2e/sign-in/guard.spec.ts',
      ],
    },
    {
      behaviour: 'A message’s code that has expired is asked for again after a reload.',
      change: {
        find: 'return challenge && isTheirs && challenge.expiresAtMs > Date.now() ? challenge : undefined;',
        put: 'return challenge && isTheirs ? challenge : undefined;',
      },
      ask: ['e2e/sign-in/sms.spec.ts'],
    },
    {
      behaviour: 'Whoever gives up the own right stays in the back office, which refuses everything.',
      change: { find: 'if (member.isSelf) signOut();', put: '' },
      ask: ['e2e/admin/team/team.spec.ts'],
    },
    {
      behaviour: 'The team offers to remove the last administrator as long as an invitation is open.',
      change: {
        find: 'userId !== member.userId && lastSignInAt !== null);',
        put: 'userId !== member.userId);',
      },
      ask: ['e2e/admin/team/team.spec.ts'],
    },
    {
      behaviour: 'After a person is removed from the team the keyboard begins at the top of the page.',
      change: { find: 'afterClose: () => isRemoved && list.current?.focus(),', put: '' },
      ask: ['e2e/admin/team/team.spec.ts'],
    },
    {
      behaviour: 'An invitation that fails empties what was typed.',
      change: {
        find: 'mutate(invitation, { onSuccess: () => form.resetFields() });',
        put: 'mutate(invitation, { onSettled: () => form.resetFields() });',
      },
      ask: ['e2e/admin/team/team.spec.ts'],
    },
    {
      behaviour: 'Too many invitations may be tried again “0 dakika sonra”.',
      change: {
        find: 'teamTexts.refused.tooMany(Math.ceil(seconds / MINUTE_S))',
        put: 'teamTexts.refused.tooMany(Math.floor(seconds / MINUTE_S))',
      },
      ask: ['unit/admin/providers/team.test.ts', 'e2e/admin/team/team.spec.ts'],
    },
    {
      behaviour: 'The own e-mail in capital letters is accepted as a new one.',
      change: {
        find: 'email.trim().toLowerCase() === current.toLowerCase()',
        put: 'email.trim() === current',
      },
      ask: ['e2e/sign-in/account.spec.ts'],
    },
    {
      behaviour: 'After signing out the back button shows the back office as it was.',
      change: { find: 'if (persisted && session.userId() === undefined) window.location.reload();', put: '' },
      ask: ['e2e/sign-in/sessions.spec.ts'],
    },
    {
      behaviour: 'The note about the Caps Lock key stays when the password field is left.',
      change: { find: 'onBlur={() => setIsCapsLockOn(false)}', put: '' },
      ask: ['e2e/sign-in/password.spec.ts', 'e2e/sign-in/guard.spec.ts'],
    },
    {
      behaviour: 'The browser’s password manager stores a new password without the account’s name.',
      change: {
        find: '{email && <input hidden readOnly type="text" autoComplete="username" value={email} />}',
        put: '',
      },
      ask: ['e2e/sign-in/password.spec.ts'],
    },
    {
      behaviour:
        'The second attempt to set a password after a refused one says that the mail’s link was used.',
      change: {
        find: 'isAccepted.current = true; await authGateway.changePassword({ password });',
        put: 'await authGateway.changePassword({ password });',
      },
      ask: ['e2e/sign-in/second-step.spec.ts'],
    },
    {
      behaviour: 'A device whose session could not be ended is missing from the list of devices.',
      change: {
        find: 'onError: (_error, _target, context) => queryClient.setQueryData(SESSIONS_KEY, context?.before), onSettled: () => queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }),',
        put: '',
      },
      ask: ['e2e/sign-in/account.spec.ts'],
    },
    {
      behaviour: 'Two tabs that renew one session with the same token end it in both.',
      change: {
        find: 'if (found.slot === tab.slot && mayBeOutdated) { await tab.askOthers(); found = current(); }',
        put: 'if (found.slot === tab.slot && mayBeOutdated) found = current();',
      },
      ask: ['unit/admin/session/session-storage.test.ts', 'e2e/sign-in/sessions.spec.ts'],
    },
  ],
};
