import { expect, test } from 'vitest';
import { createSiteApp } from '../../../../src/server/http/site-app';

const site = createSiteApp({
  backend: {
    config: { apiUrl: 'https://abc.supabase.co', publishableKey: 'key' },
    api: () => new Response(null, { status: 404 }),
    findUnhealthyParts: () => Promise.resolve([]),
  },
  renderer: { template: () => Promise.resolve(''), render: () => Promise.reject(new Error('no page')) },
  staticFiles: () => Promise.resolve(new Response('script')),
  onError: () => undefined,
});
const policyOf = async (path: string) =>
  (await site(new Request(`https://mezunlar.example${path}`), '198.51.100.7')).headers.get(
    'content-security-policy',
  );

test('the service worker may request pages of the site and a hosted project; other scripts have no policy', async () => {
  expect(await policyOf('/sw.js')).toContain("connect-src 'self' https://abc.supabase.co");
  expect(await policyOf('/assets/app-abc.js')).toBeNull();
});
