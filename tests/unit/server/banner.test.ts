import { expect, test } from 'vitest';
import { formatBanner } from '../../../src/server/banner';

const site = {
  url: 'http://127.0.0.1:4173',
  stop: () => Promise.resolve(),
  status: {
    API_URL: 'http://127.0.0.1:4173',
    ANON_KEY: 'sb_publishable_1',
    SERVICE_ROLE_KEY: 'sb_secret_1',
    DB_URL: 'postgresql://postgres:gizli@127.0.0.1/postgres',
    ADMIN_EMAIL: 'yonetici@dernek.example',
    ADMIN_PASSWORD: 'ilk-Parola-123',
  },
};

test.each([
  [
    'a terminal shows the first password',
    true,
    'ilk-Parola-123  (ilk parola, first password)',
    /sb_secret_1|gizli@/,
  ],
  ['a pipe or a journal shows its file', false, 'ilk parola /veri/status.json dosyasında', /ilk-Parola-123/],
])('%s, and never keys and the database’s address', (_, isTerminal, shown, hidden) => {
  const text = formatBanner(site, { dataDir: '/veri', isTerminal });
  expect(text).toContain(shown);
  expect(text).not.toMatch(hidden);
});

test('behind a domain it shows the address that visitors use, and the server’s own', () => {
  const text = formatBanner(site, { dataDir: '/veri', siteUrl: 'https://dernek.example', isTerminal: true });
  expect(text).toContain('Site           https://dernek.example\n');
  expect(text).toContain('https://dernek.example/giris');
  expect(text).toContain('Bu makinede    http://127.0.0.1:4173');
});

test.each([
  [undefined, true],
  [{}, false],
])('with the mail server %j, that no mail is sent is said: %j', (mailServer, isSaid) => {
  const text = formatBanner(site, { dataDir: '/veri', mailServer, isTerminal: true });
  expect(text.includes('E-posta gönderilmez')).toBe(isSaid);
});

test('a hosted project without content is named in place of the welcome', () => {
  const hosted = { url: site.url, stop: site.stop, outage: 'paused' as const };
  const text = formatBanner(hosted, { dataDir: '/veri', isTerminal: true });
  expect(text).not.toContain('Site hazır');
  expect(text).toContain(
    'Site açık, ama içeriği gelmiyor. Supabase projesi uykuda: supabase.com panelinden uyandırın.',
  );
});
