import { expect, test } from 'vitest';
import { feedPaths } from '../../../../src/lib/paths/feed-paths';
import { contentSecurityPolicy } from '../../../../src/server/http/security-headers';
import { writeHeaders } from '../../../../src/server/static-site/headers-file';
import { writeRedirects } from '../../../../src/server/static-site/redirects-file';

/** https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/; Netlify’s own are wider. */
const CLOUDFLARE = { headerRules: 100, headerLength: 2000, redirectLength: 1000 };

const HEADERS = {
  origin: 'https://mezunlar.example',
  config: { apiUrl: 'https://abc.supabase.co' },
  siteFiles: [{ path: '/rss.xml', type: 'application/rss+xml' }],
  stylesOf: (section: string) => [`'sha256-${section}'`],
};

/** Reads the blocks of a `_headers` file. */
function blocksOf(text: string) {
  return text
    .trim()
    .split(/\n\n/)
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      return { pattern, headers: new Map(lines.map((line) => splitOnce(line.trim()))) };
    });
}

function splitOnce(line: string): [string, string] {
  const at = line.indexOf(': ');
  return [line.slice(0, at), line.slice(at + 2)];
}

function headersOf(path: string, input: Parameters<typeof writeHeaders>[0] = HEADERS) {
  const matching = blocksOf(writeHeaders(input)).filter(({ pattern }) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  const headers = matching.flatMap((block) => [...block.headers]);
  // A host may join the values of a header that stands under two patterns.
  expect(new Set(headers.map(([name]) => name)).size).toBe(headers.length);
  return new Map(headers);
}

const PATHS = ['/', '/duyurular', '/duyurular/7-konser', '/uyelik/uyelere-avantajlar', '/giris'];

test.each([...PATHS, '/admin/duyurular'])('%s has the server’s headers', (path) => {
  const headers = headersOf(path);
  expect(headers.get('content-security-policy')).toBe(
    contentSecurityPolicy(path, HEADERS.config, HEADERS.stylesOf(path.split('/')[1] ?? '')),
  );
  expect(headers.get('x-frame-options')).toBe('DENY');
  const isBackOffice = /^\/(?:admin|giris)/.test(path);
  expect(headers.get('cross-origin-opener-policy')).toBe(isBackOffice ? 'same-origin' : undefined);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
});

test('the host demands HTTPS of every subdomain only where the operator says so', () => {
  const headers = headersOf('/', { ...HEADERS, hasSecureSubdomains: true });
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

test.each([
  ['/onizleme', 'x-frame-options', /^SAMEORIGIN$/],
  ['/onizleme', 'content-security-policy', /frame-ancestors 'self'/],
  ['/assets/index-abc.js', 'cache-control', /immutable/],
  ['/storage/v1/object/public/media/a.pdf', 'content-security-policy', /sandbox/],
  ['/rss.xml', 'content-type', /^application\/rss\+xml; charset=utf-8$/],
])('%s has the %s %s', (path, name, value) => {
  expect(headersOf(path).get(name)).toMatch(value);
});

test('a file that was uploaded after the build comes from the hosted project, a picture in a width as the original', () => {
  const original = 'https://abc.supabase.co/storage/v1/object/public/:splat 302';
  expect(writeRedirects([], 'https://abc.supabase.co').trim().split('\n').slice(-2)).toEqual([
    `/storage/v1/object/public/* ${original}`,
    `/storage/v1/render/image/public/* ${original}`,
  ]);
});

test('both files keep the limits of Cloudflare Pages and Netlify', () => {
  const siteFiles = Object.values(feedPaths).map((path) => ({ path, type: 'application/xml' }));
  // A section has up to ten pages, each with its own style, and a shared one.
  const hashes = Array.from({ length: 12 }, (_, index) => `'sha256-${String(index).padStart(44, 'x')}'`);
  const headers = writeHeaders({ ...HEADERS, siteFiles, stylesOf: () => hashes });
  expect(blocksOf(headers).length).toBeLessThanOrEqual(CLOUDFLARE.headerRules);
  for (const { pattern } of blocksOf(headers)) expect(pattern).toMatch(/^\/[^\s*:]*\*?$/);
  for (const line of headers.split('\n')) expect(line.length).toBeLessThanOrEqual(CLOUDFLARE.headerLength);

  const lines = writeRedirects([{ from: '/kurumsal', to: '/kurumsal/hakkimizda' }], 'https://abc.supabase.co')
    .trim()
    .split('\n');
  // Every line after one with a star counts towards the limit of a hundred.
  expect(lines.findIndex((line) => line.includes('*'))).toBe(lines.length - 3);
  for (const line of lines) {
    expect(line).toMatch(/^\/\S* (?:\/\S* (?:200|301)|https:\S* 302)$/);
    expect(line.length).toBeLessThanOrEqual(CLOUDFLARE.redirectLength);
  }
});
