import path from 'node:path';
import type { RunningSite } from './start-site';
import type { ServerStatus } from './status-file';

/** What the embedded backend is for, and what it is not. */
const EMBEDDED = [
  '  Gömülü veri tabanı denemek, geliştirmek ve küçük dernekler içindir: İki adımlı',
  '  giriş yoktur, e-posta gönderilmez, API sunucusu olgunlaşmamıştır. Sitesine bel',
  '  bağlayan bir dernek Supabase kullanmalıdır (supabase/hosting/README.md).',
];

interface BannerOptions {
  dataDir: string;
  /** False for a pipe or a journal: its output is stored, and others read it. */
  isTerminal: boolean;
}

/**
 * Formats the message that is printed once everything runs. The secret key and the database's address are never in it. The first
 * password is in it only on a terminal.
 */
export function formatBanner({ url, status }: RunningSite, options: BannerOptions): string {
  return [
    '',
    '  Site hazır. Hoş geldiniz!',
    '',
    `  Site           ${url}`,
    `  Yönetim        ${url}/admin`,
    ...(status ? describeBackend(status, options) : []),
    '',
    '  Durdurmak için Ctrl+C',
    '',
  ].join('\n');
}

function describeBackend(status: ServerStatus, { dataDir, isTerminal }: BannerOptions): string[] {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = status;
  const file = path.join(dataDir, 'status.json');
  return [
    ...(email && password
      ? [
          `  E-posta        ${email}`,
          `  Parola         ${isTerminal ? `${password}  (ilk parola)` : `ilk parola ${file} dosyasında`}`,
        ]
      : ['                 İlk parola artık geçerli değil; kendi hesabınızla girin.']),
    '',
    `  API            ${status.API_URL}`,
    `  Açık anahtar   ${status.ANON_KEY}`,
    `  Gizli anahtar ve veri tabanı adresi: ${file}`,
    '',
    ...EMBEDDED,
  ];
}
