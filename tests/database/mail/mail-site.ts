import type { Sql } from 'postgres';
import { afterEach, beforeEach, expect } from 'vitest';
import { createAccount } from '../../../supabase/local/auth/accounts';
import type { Backend } from '../../../supabase/local/start-backend';
import { clientOf, useDataFolders } from '../support/data-folders';
import { quicken } from '../../fixtures/templates';
import { untilMailed } from '../support/mailbox';
import { TestMailServer } from './mail-server';

export const NAME = 'Liman Mezunları Derneği';
export const DEFNE = 'defne@uye.example';
export const PASSWORD = 'limon-agaci-altinda';
/** The site's own, and an intruder's. */
export const IBAN = { ours: 'TR330006100519786457841326', theirs: 'TR320010009999901234567890' };

interface Waiting {
  kind: string;
  recipient: string;
  tries: number;
  reason: string | null;
}

const byKind = (a: Waiting, b: Waiting) =>
  b.kind.localeCompare(a.kind) || a.recipient.localeCompare(b.recipient);

/** Sites with a mail server on this machine, a new one for each test. */
export function useMailSite() {
  const folders = useDataFolders();
  const { start, withSql } = folders;
  const site = { mails: new TestMailServer() };
  beforeEach(async () => {
    site.mails = new TestMailServer();
    await site.mails.open();
  });
  afterEach(() => site.mails.close());

  /** Starts again on the same data, or for the first time. Sentences of the terminal are added to the list. */
  const restart = (sentences: string[] = []) =>
    start('a', {
      mailServer: site.mails.setting,
      siteUrl: 'https://liman.example',
      onProgress: (sentence) => sentences.push(sentence),
    });
  /** A site whose administrators are the first one and Defne. Their appointments are no news. */
  const startSite = async () => {
    const backend = await restart();
    await withSql(backend, async (sql) => {
      const id = await createAccount(sql, { email: DEFNE, password: null, fullName: 'Defne Ak' });
      await quicken(sql, [{ email: DEFNE, password: PASSWORD }]);
      await sql`update public.profiles set is_admin = true where user_id = ${id}`;
      await sql`update public.settings set association_name = ${NAME}, iban = ${IBAN.ours}`;
    });
    await settle(backend);
    site.mails.arrived.length = 0;
    return backend;
  };
  const settle = (backend: Backend) => withSql(backend, untilMailed);
  return Object.assign(site, folders, { restart, startSite, settle, ...QUEUE, ...REQUESTS });
}

const QUEUE = {
  queued: async (sql: Sql) =>
    [
      ...(await sql<
        Waiting[]
      >`select kind, recipient, tries::int, reason from private.mail_queue order by id`),
    ].sort(byKind),
  failed: async (sql: Sql) => [
    ...(await sql`select kind, address, reason from private.failed_mails order by id`),
  ],
  administrators: async (sql: Sql) => {
    const rows = await sql<{ email: string }[]>`
      select email from auth.users join profiles on user_id = auth.users.id where is_admin order by email`;
    return rows.map(({ email }) => email);
  },
  /** As if the wait until the next try were over. */
  tryAgain: async (sql: Sql) => {
    await sql`update private.mail_queue set next_try_at = now()`;
    await sql`select pg_notify('mail_queue', '')`;
  },
};

async function post(backend: Backend, pathname: string, body: object, token = backend.publishableKey) {
  const request = new Request(`https://liman.example${pathname}`, {
    method: pathname.endsWith('/user') ? 'PUT' : 'POST',
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const response = await backend.fetch(request, '192.0.2.1');
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const REQUESTS = {
  post,
  recover: (backend: Backend) => post(backend, '/auth/v1/recover', { email: DEFNE }),
  changeIban: async (backend: Backend, iban = IBAN.theirs) =>
    expect((await clientOf(backend).from('settings').update({ iban }).eq('id', 1)).error).toBeNull(),
};
