import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../src/server/security-headers';

const policy = (page: string, apiUrl = '') => contentSecurityPolicy(page, apiUrl);

test('only the back office may write styles into its page', () => {
  expect(policy('/')).not.toContain('unsafe-inline');
  expect(policy('/administrasyon')).not.toContain('unsafe-inline');
  expect(policy('/admin')).toContain("style-src 'self' 'unsafe-inline'");
});

test('a page may hold the map of one other site in a frame, and the back office this site’s own preview', () => {
  expect(policy('/')).toContain('; frame-src https://www.openstreetmap.org;');
  expect(policy('/admin')).toContain("; frame-src 'self';");
});

test('the policy lets pages reach a hosted project', () => {
  expect(policy('/', 'https://abc.supabase.co')).toContain("connect-src 'self' https://abc.supabase.co");
});
