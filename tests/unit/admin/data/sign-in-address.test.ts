import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CLIENT = readFileSync('node_modules/@supabase/auth-js/dist/module/GoTrueClient.js', 'utf8');

// The product's own client looks for no session in the address (`detectSessionInUrl`), so that nobody can provoke these.
test.each([
  'No browser detected.',
  'Error in URL with unspecified error_description',
  'Not a valid PKCE flow url.',
  'Not a valid implicit grant flow url.',
  'No code detected.',
  'No session defined in URL',
  'was issued over 120s ago',
])('the published client has the specification’s message: %s', (message) => {
  expect(CLIENT).toContain(message);
});
