import path from 'node:path';
import type { RunningSite } from './start-site';

/** What the terminal shows once everything runs. The secret key and the database's address stay in the file. */
export function banner({ url, status }: RunningSite, dataDir: string): string {
  if (!status)
    return [
      '',
      '  Site hazır.',
      '',
      `  Site       ${url}`,
      `  Yönetim    ${url}/admin`,
      '',
      '  Durdurmak için Ctrl+C',
      '',
    ].join('\n');
  return [
    '',
    '  Site hazır. Hoş geldiniz!',
    '',
    `  Site       ${url}`,
    `  Yönetim    ${url}/admin`,
    `  E-posta    ${status.ADMIN_EMAIL}`,
    `  Parola     ${status.ADMIN_PASSWORD}  (ilk parola)`,
    '',
    `  API        ${status.API_URL}`,
    `  API açık anahtarı  ${status.ANON_KEY}`,
    `  Gizli anahtar ve veritabanı adresi: ${path.join(dataDir, 'status.json')}`,
    '',
    '  Durdurmak için Ctrl+C',
    '',
  ].join('\n');
}
