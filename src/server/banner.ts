import path from 'node:path';
import type { RunningSite } from './start-site';
import type { ServerStatus } from './status-file';

/** What the terminal shows once everything runs. The secret key and the database's address stay in the file. */
export function banner({ url, status }: RunningSite, dataDir: string): string {
  return [
    '',
    '  Site hazır. Hoş geldiniz!',
    '',
    `  Site           ${url}`,
    `  Yönetim        ${url}/admin`,
    ...(status ? describeBackend(status, dataDir) : []),
    '',
    '  Durdurmak için Ctrl+C',
    '',
  ].join('\n');
}

function describeBackend(status: ServerStatus, dataDir: string): string[] {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = status;
  return [
    ...(email && password
      ? [`  E-posta        ${email}`, `  Parola         ${password}  (ilk parola)`]
      : ['                 İlk parola artık geçerli değil; kendi hesabınızla girin.']),
    '',
    `  API            ${status.API_URL}`,
    `  Açık anahtar   ${status.ANON_KEY}`,
    `  Gizli anahtar ve veritabanı adresi: ${path.join(dataDir, 'status.json')}`,
  ];
}
