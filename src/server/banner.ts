import path from 'node:path';
import { HOSTED_OUTAGES } from './deploy/hosted-outage';
import type { RunningSite } from './start-site';
import type { ServerStatus } from './status-file';

/** What the embedded backend is for, and what it is not. */
const EMBEDDED = [
  '  Gömülü veri tabanı denemek, geliştirmek ve küçük dernekler içindir: İki adımlı',
  '  giriş yoktur ve API sunucusu olgunlaşmamıştır. Sitesine bel bağlayan bir dernek',
  '  Supabase kullanmalıdır (supabase/hosting/README.md).',
];
const NO_MAIL = ['  E-posta gönderilmez, mailbox.txt dosyasına yazılır. Göndermek için SMTP_URL verin.'];

interface BannerOptions {
  dataDir: string;
  /** The address that visitors use, where it is not the server's own. */
  siteUrl?: string | undefined;
  /** The mail server of SMTP_URL. */
  mailServer?: object | undefined;
  /** False for a pipe or a journal: its output is stored, and others read it. */
  isTerminal: boolean;
}

/** Formats the message of a running site, without secret key and database. Only a terminal shows the first password. */
export function formatBanner({ url, status, outage }: RunningSite, options: BannerOptions): string {
  const address = options.siteUrl ?? url;
  return [
    '',
    ...(outage
      ? [`  Site açık, ama içeriği gelmiyor. ${HOSTED_OUTAGES[outage]}`]
      : ['  Site hazır. Hoş geldiniz!  (The site is ready.)']),
    '',
    `  Site           ${address}`,
    `  Giriş          ${address}/giris  (sign in)`,
    `  Yönetim        ${address}/admin  (back office)`,
    ...(address === url ? [] : [`  Bu makinede    ${url}  (on this machine)`]),
    ...(status ? describeBackend(status, options) : []),
    '',
    '  Durdurmak için Ctrl+C  (to stop)',
    '',
  ].join('\n');
}

function describeBackend(status: ServerStatus, { dataDir, isTerminal, mailServer }: BannerOptions): string[] {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = status;
  const file = path.join(dataDir, 'status.json');
  return [
    ...(email && password
      ? [
          `  E-posta        ${email}  (e-mail)`,
          `  Parola         ${isTerminal ? `${password}  (ilk parola, first password)` : `ilk parola ${file} dosyasında`}`,
        ]
      : ['                 İlk parola artık geçerli değil; kendi hesabınızla girin.']),
    '',
    `  API            ${status.API_URL}`,
    `  Açık anahtar   ${status.ANON_KEY}`,
    `  Gizli anahtar ve veri tabanı adresi: ${file}`,
    '',
    ...EMBEDDED,
    ...(mailServer ? [] : NO_MAIL),
  ];
}
