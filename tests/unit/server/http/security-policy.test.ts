import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { APPEARANCE_SCRIPT } from '../../../../src/lib/appearance';
import { hashInlineStyles } from '../../../../src/server/render/inline-styles';
import { contentSecurityPolicy, securityHeaders } from '../../../../src/server/http/security-headers';

const policy = (page: string, apiUrl = '') => contentSecurityPolicy(page, { apiUrl });

test('only the back office may insert styles into its page', () => {
  expect(policy('/')).not.toContain('unsafe-inline');
  expect(policy('/administrasyon')).not.toContain('unsafe-inline');
  expect(policy('/admin')).toContain("style-src 'self' 'unsafe-inline'");
});

test('the policy admits the head’s own styles by their hashes, and no inline script but the site’s own', () => {
  const html = `<head><title>&lt;style&gt;</title><style>a{}</style><script>1</script>
    <script type="application/ld+json">{}</script></head><body><script>2</script><style>b{}</style></body>`;
  const hash = createHash('sha256').update('a{}').digest('base64');
  const ofScript = createHash('sha256').update(APPEARANCE_SCRIPT).digest('base64');
  expect(contentSecurityPolicy('/', { apiUrl: '' }, hashInlineStyles(html))).toContain(
    `script-src 'self' 'sha256-${ofScript}'; style-src 'self' 'sha256-${hash}';`,
  );
});

const site = new Hono().use(securityHeaders()).get('*', (context) => context.text(''));
const headersOf = async (path: string) => (await site.request(`https://site.example${path}`)).headers;

test.each([
  ...['/admin', '/admin/duyurular', '/giris'].map((path) => [path, 'same-origin'] as const),
  ...['/', '/duyurular', '/onizleme'].map((path) => [path, null] as const),
])('a page that opens %s gets a handle on its window only on the site: %s', async (path, policy) => {
  expect((await headersOf(path)).get('cross-origin-opener-policy')).toBe(policy);
});

test('a page’s files have the headers of every response, but not those of documents', async () => {
  const [file, page] = [await headersOf('/assets/page.js'), await headersOf('/duyurular')];
  expect(file.get('x-content-type-options')).toBe('nosniff');
  expect(file.get('strict-transport-security')).toBe('max-age=31536000');
  const ofDocuments = ['permissions-policy', 'referrer-policy', 'x-frame-options', 'content-security-policy'];
  expect(ofDocuments.map((name) => [file.has(name), page.has(name)])).toEqual(Array(4).fill([false, true]));
  // A drawing can be opened by itself and could run a script.
  const drawing = await headersOf('/assets/page.svg');
  expect(drawing.get('content-security-policy')).toContain("default-src 'none'");
});

test('only the sign-in pages may run and frame a captcha, and only where the site has one', () => {
  const captcha = { apiUrl: '', signIn: { providers: [], captchaSiteKey: '0xKey' } };
  for (const page of ['/giris', '/giris/parolami-unuttum'])
    for (const source of ["script-src 'self'", "frame-src 'self'"])
      expect(contentSecurityPolicy(page, captcha)).toContain(
        `; ${source} https://challenges.cloudflare.com;`,
      );
  for (const page of ['/', '/admin', '/admin/hesap', '/girisimcilik'])
    expect(contentSecurityPolicy(page, captcha), page).toBe(policy(page));
  const providers = { apiUrl: '', signIn: { providers: ['google'] } } as const;
  expect(contentSecurityPolicy('/giris', providers)).toBe(policy('/giris'));
});
