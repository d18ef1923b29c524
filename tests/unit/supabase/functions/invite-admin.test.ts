import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { paths } from '../../../../src/lib/paths/paths';
import { createInvitationHandler } from '../../../../supabase/functions/invite-admin/handler';

// The edge has a WebSocket, which the client asks for, and Node 20 has none.
Object.assign(globalThis, { WebSocket });

const SITE = 'https://dernek.example';
const PROJECT = 'https://project.supabase.example';
const ANON = 'anon-key';
const SERVICE = 'service-key';
const ID = '00000000-0000-4000-8000-000000000001';

const USER = 'GET /auth/v1/user';
const RIGHT = 'POST /rest/v1/rpc/is_admin';
const BEGIN = 'POST /rest/v1/rpc/begin_invitation';
const MAIL = 'POST /auth/v1/invite';
const COMPLETE = 'POST /rest/v1/rpc/complete_invitation';

type Replies = Readonly<Record<string, () => Response | Promise<Response>>>;

const standing = (state: string, more: object = {}) =>
  Response.json({ user_id: ID, state, has_password: true, retry_after: null, ...more });
const failing = (status: number, code: string) => () => Response.json({ code, message: code }, { status });

/** What a project answers to an administrator who invites an unknown address. */
const WELL: Replies = {
  [USER]: () => Response.json({ id: ID, email: 'yonetici@dernek.example' }),
  [RIGHT]: () => Response.json(true),
  'GET /rest/v1/profiles': () => Response.json([{ is_admin: false }]),
  [BEGIN]: () => standing('unknown', { user_id: null, has_password: false }),
  [MAIL]: () => Response.json({ id: ID, email: 'yeni@uye.example' }),
  'POST /auth/v1/recover': () => Response.json({}),
  [COMPLETE]: () => new Response(null, { status: 204 }),
};

interface Sent {
  name: string;
  key: string | null;
  redirectTo: string | null;
  body: unknown;
}

/** The function beside a project that replies as told. */
function createFunction(replies: Replies = {}) {
  const sent: Sent[] = [];
  const errors: unknown[] = [];
  const handler = createInvitationHandler({
    url: PROJECT,
    publishableKey: ANON,
    secretKey: SERVICE,
    siteUrl: SITE,
    onError: (error) => errors.push(error),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, searchParams } = new URL(request.url);
      const name = `${request.method} ${pathname}`;
      const text = await request.text();
      sent.push({
        name,
        key: request.headers.get('apikey'),
        redirectTo: searchParams.get('redirect_to'),
        body: text === '' ? null : (JSON.parse(text) as unknown),
      });
      return ({ ...WELL, ...replies }[name] ?? (() => new Response(null, { status: 404 })))();
    },
  });
  return { handler, sent, errors };
}

function ask(
  body: unknown = { email: 'yeni@uye.example', role: 'administrator' },
  init: RequestInit = {},
): Request {
  return new Request(`${PROJECT}/functions/v1/invite-admin`, {
    method: 'POST',
    headers: { authorization: 'Bearer token' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });
}

test('an unknown address is invited: mail first, then the right', async () => {
  const { handler, sent } = createFunction();
  const answer = await handler(
    ask({ email: ' Yeni@Uye.example ', role: 'writer', full_name: ' Mehmet Kaya ' }),
  );
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'invited' }]);
  const email = 'yeni@uye.example';
  const complete = { inviter: ID, invited: ID, act: 'invite', role: 'writer', full_name: 'Mehmet Kaya' };
  expect(sent.slice(-3)).toEqual([
    { name: BEGIN, key: SERVICE, redirectTo: null, body: { inviter: ID, email } },
    {
      ...{ name: MAIL, key: SERVICE, redirectTo: SITE + paths.invitation },
      body: { email, data: { full_name: 'Mehmet Kaya', role: 'writer' } },
    },
    { name: COMPLETE, key: SERVICE, redirectTo: null, body: complete },
  ]);
});

const REFUSALS: readonly (readonly [string, Request, Replies, number, string])[] = [
  ['an ended session', ask(), { [USER]: failing(403, 'session_not_found') }, 401, 'no_session'],
  ['a right that was taken away meanwhile', ask(), { [BEGIN]: failing(403, '42501') }, 403, 'not_admin'],
  ['no JSON', ask('{'), {}, 400, 'bad_json'],
  ['no address', ask({}), {}, 400, 'invalid_email'],
  [
    'a wrong address, which the database refuses',
    ask({ email: '"<img>"@x.test', role: 'writer' }),
    { [BEGIN]: failing(400, '22023') },
    400,
    'invalid_email',
  ],
  ['a long name', ask({ email: 'a@b.example', full_name: 'a'.repeat(121) }), {}, 400, 'invalid_name'],
  ['no role', ask({ email: 'a@b.example' }), {}, 400, 'invalid_role'],
  ['an unknown role', ask({ email: 'a@b.example', role: 'service_role' }), {}, 400, 'invalid_role'],
  ['an administrator', ask(), { [BEGIN]: () => standing('administrator') }, 409, 'already_admin'],
  ['a writer', ask(), { [BEGIN]: () => standing('writer') }, 409, 'already_writer'],
  [
    'somebody who was appointed meanwhile',
    ask(),
    { [BEGIN]: () => standing('member'), [COMPLETE]: failing(409, 'PT409') },
    409,
    'already_admin',
  ],
  ['a large body', ask({ email: 'a@b.example', note: 'a'.repeat(5000) }), {}, 413, 'too_large'],
  ['a mail that cannot be sent', ask(), { [MAIL]: failing(500, 'unexpected_failure') }, 502, 'mail_failed'],
  ['a database that is away', ask(), { [BEGIN]: failing(503, '57P01') }, 503, 'unavailable'],
];

test.each(REFUSALS)('%s is refused', async (_, request, replies, status, code) => {
  const { handler, sent } = createFunction(replies);
  const answer = await handler(request);
  if (!(COMPLETE in replies)) expect(sent.map(({ name }) => name)).not.toContain(COMPLETE);
  const body = (await answer.json()) as { code: string; message: string };
  expect([answer.status, body.code]).toEqual([status, code]);
  expect(body.message).toMatch(/^\p{Lu}.*\.$/u);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('an invitation that nobody followed gets its role first, which the mail says', async () => {
  const { handler, sent } = createFunction({ [BEGIN]: () => standing('never_came') });
  const answer = await handler(ask({ email: 'yeni@uye.example', role: 'writer' }));
  expect(await answer.json()).toEqual({ status: 'sent_again' });
  expect(sent.slice(-2).map(({ name }) => name)).toEqual([COMPLETE, 'POST /auth/v1/recover']);
  expect(sent.at(-2)?.body).toEqual({ inviter: ID, invited: ID, act: 'invite_again', role: 'writer' });
});

test('nobody gets a right without a mail, and the service key is used only after the checks', async () => {
  const { handler, sent } = createFunction({ [MAIL]: failing(500, 'x') });
  await handler(ask());
  expect(sent.map(({ name }) => name)).not.toContain(COMPLETE);
  const refusing = createFunction({ [RIGHT]: () => Response.json(false) });
  await refusing.handler(ask());
  expect(refusing.sent.map(({ name, key }) => [name, key])).toEqual([
    [USER, ANON],
    [RIGHT, ANON],
    ['GET /rest/v1/profiles', ANON],
  ]);
});

test('neither answers nor the log have the service key', async () => {
  const { handler, errors } = createFunction({
    [BEGIN]: () => Promise.reject(new Error('connect ECONNREFUSED')),
  });
  const answer = await handler(ask());
  expect(answer.status).toBe(503);
  expect(await answer.text()).not.toMatch(/service-key|ECONNREFUSED/);
  expect(String(errors)).not.toContain(SERVICE);
  expect(errors).toHaveLength(1);
});

test('the edge runs the same version of the client as the site', async () => {
  const read = async (file: string) =>
    JSON.parse(await readFile(file, 'utf8')) as Record<string, Record<string, string>>;
  const { imports } = await read('supabase/functions/invite-admin/deno.json');
  const { dependencies } = await read('package.json');
  const name = '@supabase/supabase-js';
  expect(imports?.[name]).toBe(`npm:${name}@${dependencies?.[name]}`);
});
