import { beforeEach, expect, test } from 'vitest';
import { createSystemFunction, mailAdministrators, readMails } from '../../../supabase/local/system';
import { type Role, useDatabase } from '../support/database-fixture';

const database = useDatabase();
beforeEach(() => database.sql`truncate private.mail_queue, private.failed_mails`);

const ANSWER = { warnings: [{ subject: 'disk', sentence: 'Disk dolmak üzere.', advice: 'Yer açın.' }] };
const system = createSystemFunction(
  (request) => fetch(request),
  () => Promise.resolve(ANSWER),
);

async function ask(token: string | null, method = 'GET') {
  const { url, publishableKey } = database.backend;
  const headers = { apikey: publishableKey, ...(token && { authorization: `Bearer ${token}` }) };
  const response = await system(new Request(`${url}/functions/v1/system`, { method, headers }));
  const { code, warnings } = (await response.json()) as { code?: string; warnings?: unknown };
  return { status: response.status, code, warnings, cache: response.headers.get('cache-control') };
}

async function tokenOf(role: Role): Promise<string | null> {
  const { data } = await database.as[role].auth.getSession();
  return data.session?.access_token ?? null;
}

test.each(['admin', 'secondStep'] as const)('%s reads the warnings, which no cache keeps', async (role) => {
  expect(await ask(await tokenOf(role))).toEqual({
    ...{ status: 200, code: undefined, warnings: ANSWER.warnings, cache: 'no-store' },
  });
});

test.each([
  ['visitor', 401, '42501'],
  ['member', 403, 'not_admin'],
  ['firstStep', 403, 'not_admin'],
] as const)('%s is refused', async (role, status, code) => {
  expect(await ask(await tokenOf(role))).toMatchObject({ status, code, warnings: undefined });
});

test('forged tokens, ended sessions, former administrators and other methods are refused', async () => {
  const { sql, signUp } = database;
  const admin = await signUp('sistem');
  await sql`update profiles set is_admin = true where user_id = ${admin.userId}`;
  expect((await ask(admin.token)).status).toBe(200);
  expect((await ask(admin.token, 'POST')).status).toBe(405);
  await sql`update profiles set is_admin = false where user_id = ${admin.userId}`;
  expect((await ask(admin.token)).status).toBe(403);
  await sql`update profiles set is_admin = true where user_id = ${admin.userId}`;
  await sql`delete from auth.sessions where id = ${admin.sessionId}`;
  expect((await ask(admin.token)).status).toBeGreaterThanOrEqual(401);
  expect((await ask(admin.token)).warnings).toBeUndefined();
  expect((await ask(`${admin.token}x`)).status).toBe(401);
});

test('the server without what it would tell has no such function', async () => {
  const { url, publishableKey } = database.backend;
  const response = await fetch(`${url}/functions/v1/system`, { headers: { apikey: publishableKey } });
  expect(response.status).toBe(404);
});

test('a mail to the administrators is queued for each of them and for nobody else', async () => {
  // An invitation that nobody has accepted may have gone to a mistyped address.
  const invited = await database.signUp('davetli');
  await database.sql`update profiles set is_admin = true where user_id = ${invited.userId}`;
  await database.sql`update auth.users set email_confirmed_at = null where id = ${invited.userId}`;
  // Within one transaction nothing is sent meanwhile, nor is the mail about the new administrator queued.
  await database.sql.begin(async (sql) => {
    await sql`truncate private.mail_queue`;
    await mailAdministrators(sql, { subject: 'Uyarı', text: 'Disk dolmak üzere.' });
    const queued =
      await sql`select kind, recipient, subject, text from private.mail_queue order by recipient`;
    const administrators = await sql`
      select email from auth.users join profiles on user_id = auth.users.id
      where is_admin and user_id <> ${invited.userId} order by email`;
    expect(queued).toEqual(
      administrators.map(({ email }) => ({
        ...{ kind: 'warning', recipient: email as string, subject: 'Uyarı', text: 'Disk dolmak üzere.' },
      })),
    );
    expect(queued.length).toBeGreaterThan(1);
    expect(await readMails(sql)).toEqual({ waiting: queued.length, unsent: null });
  });
});
