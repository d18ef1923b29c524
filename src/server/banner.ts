import path from 'node:path';
import type { RunningSite } from './start-site';
import type { ServerStatus } from './status-file';

interface Place {
  dataDir: string;
  /** Whether somebody reads along; what goes into a pipe or a journal is kept, and read by others. */
  isTerminal: boolean;
}

/**
 * What is shown once everything runs. The secret key and the database's address stay in the file, and so does the first password
 * unless a terminal shows it.
 */
export function banner({ url, status }: RunningSite, place: Place): string {
  return [
    '',
    '  Site hazır. Hoş geldiniz!',
    '',
    `  Site           ${url}`,
    `  Yönetim        ${url}/admin`,
    ...(status ? describeBackend(status, place) : []),
    '',
    '  Durdurmak için Ctrl+C',
    '',
  ].join('\n');
}

function describeBackend(status: ServerStatus, { dataDir, isTerminal }: Place): string[] {
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
  ];
}
