import type { Sql, TransactionSql } from 'postgres';
import { apiError, type ApiFetch } from './api/api-fetch';
import { readAdministrators } from './mail/important-changes';
import { queueMail } from './mail/queue';

/** The mails that wait for the mail server, and those of the last seven days that were given up. */
export interface MailState {
  waiting: number;
  /** The number, and the last one with a masked address; null for none. */
  unsent: { total: number; address: string; reason: string } | null;
}

const ASKED = '/rest/v1/rpc/is_admin';

/** Makes the function that tells administrators about the server. The database decides who is one. */
export function createSystemFunction(api: ApiFetch, describe: () => Promise<unknown>): ApiFetch {
  return async (request, peerAddress) => {
    if (request.method !== 'GET') return apiError(405, 'method_not_allowed', 'Bu adres yalnızca okunur.');
    const headers = new Headers({ 'content-type': 'application/json' });
    for (const name of ['apikey', 'authorization']) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const question = new Request(new URL(ASKED, request.url), { method: 'POST', headers, body: '{}' });
    const right = await api(question, peerAddress);
    if (!right.ok) return right;
    if ((await right.json()) !== true)
      return apiError(403, 'not_admin', 'Sunucunun durumunu yalnızca yöneticiler görebilir.');
    return Response.json(await describe(), { headers: { 'cache-control': 'no-store' } });
  };
}

export async function readMails(sql: Sql | TransactionSql): Promise<MailState> {
  const [waiting] = await sql<{ count: number }[]>`select count(*)::int as count from private.mail_queue`;
  const [unsent] = await sql<{ total: number; address: string; reason: string }[]>`
    select count(*) over ()::int as total, address, reason from private.failed_mails
    where failed_at > now() - interval '7 days' order by id desc limit 1`;
  return { waiting: waiting?.count ?? 0, unsent: unsent ?? null };
}

/** Queues one mail to every administrator. */
export async function mailAdministrators(
  sql: Sql | TransactionSql,
  mail: { subject: string; text: string },
): Promise<void> {
  await queueMail(sql, { kind: 'warning', to: await readAdministrators(sql), ...mail });
}
