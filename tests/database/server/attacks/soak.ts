import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestBackend as Target } from '../../../fixtures/backend';

const PERIOD_MS = 1_000;
const OWNER = { 'x-forwarded-for': '203.0.113.9' };
const NESTED = '['.repeat(5_000) + ']'.repeat(5_000);
const CHUNK = `10000\r\n${'x'.repeat(0x10000)}\r\n`;

type Init = Omit<RequestInit, 'headers'> & { headers?: Readonly<Record<string, string>> };
type Attack = (target: Target, turn: number) => Promise<unknown>;

/** Asks as a stranger from a network of its own. */
function ask({ url, publishableKey }: Target, turn: number, target: string, init: Init = {}): Promise<void> {
  const headers = {
    apikey: publishableKey,
    'content-type': 'application/json',
    'x-forwarded-for': `198.51.${turn % 200}.${turn % 250}`,
    ...init.headers,
  };
  const signal = AbortSignal.timeout(20_000);
  return fetch(url + target, { redirect: 'manual', ...init, headers, signal }).then(async (answer) => {
    await answer.arrayBuffer();
  });
}

/** Sends raw bytes, and cuts the connection off after `ms` at the latest. */
function sendRaw({ url }: Target, parts: readonly string[], ms: number, gapMs = 0): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname).resume();
    const end = setTimeout(() => socket.destroy(), ms);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(end);
      resolve();
    });
    void (async () => {
      for (const part of parts) {
        if (socket.destroyed) return;
        socket.write(part);
        if (gapMs > 0) await wait(gapMs);
      }
    })();
  });
}

const post =
  (target: string, body: string): Attack =>
  (site, turn) =>
    ask(site, turn, target, { method: 'POST', body });
const read =
  (target: (turn: number) => string): Attack =>
  (site, turn) =>
    ask(site, turn, target(turn));
const rest = (query: string): Attack => read(() => `/rest/v1/${query}`);
const head = (method: string, target: string, coding = 'Transfer-Encoding: chunked') =>
  `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${coding}\r\n\r\n`;
const long =
  (target: string): Attack =>
  (site) =>
    sendRaw(site, [head('POST', target), ...Array<string>(40).fill(CHUNK)], 3_000);

const FILTERS = Array.from({ length: 100 }, (_, index) => `title.ilike.*${index}%25a%25b*`).join();

/** One of each kind that this server was once attacked with. */
const ATTACKS: readonly Attack[] = [
  ...[
    '/',
    '/rest/v1/events',
    '/auth/v1/token?grant_type=password',
    '/auth/v1/user',
    '/functions/v1/invite-admin',
  ].map(long),
  (site) => sendRaw(site, [head('POST', '/auth/v1/recover', 'Content-Length: 5000'), 'half'], 50),
  (site) =>
    sendRaw(
      site,
      [head('POST', '/rest/v1/events', 'Content-Length: 5000'), ...Array<string>(20).fill('x')],
      5_000,
      200,
    ),
  rest('events?title=match.(a*)*b'),
  rest('events?body=imatch.((a%2B)%2B)%2B$&select=id'),
  rest('announcements?or=(title.match.(a*)*b,and(body.not.imatch.(.*)*x,id.gt.0))'),
  rest('search_content?select=id&text=match.(.*)*(.*)*$'),
  rest(`events?or=(${FILTERS})`),
  rest('events?title=like.*%25%25%25a%25%25b%25%25c%25%25d*&order=title,body,excerpt,lead,slug,location'),
  rest('events?select=*&offset=1000000&limit=1000'),
  rest(`events?body=fts.${Array.from({ length: 1_000 }, (_, index) => `kelime${index}`).join('%20')}`),
  (site, turn) => ask(site, turn, '/rest/v1/events?select=*', { headers: { prefer: 'count=exact' } }),
  rest('events?title=eq.a%00b'),
  post('/auth/v1/token?grant_type=password', '{"email":"a\\u0000b@x.test","password":"\\u0000"}'),
  post('/auth/v1/token?grant_type=password', NESTED),
  post('/rest/v1/rpc/content_version', `{"moment":${NESTED}}`),
  post('/auth/v1/token?grant_type=refresh_token', '{"refresh_token":"yok"}'),
  post('/auth/v1/token?grant_type=password', '{"email":"kimse@uye.example","password":"yanlis-parola"}'),
  read((turn) => `/duyurular?sayfa=${(turn % 9_000) + 2}`),
  read((turn) => `/mezunlarimiz/basari-onur-odulleri?ara=${turn}&adet=${turn}`),
  read((turn) => `/?bildirim=${turn}&x=${turn}`),
  read((turn) => `/yok-${turn}`),
  read(() => `/arama?q=${'k'.repeat(10_000)}`),
  read(() => '/storage/v1/object/public/media/%252e%252e/%252e%252e/secrets.json'),
  read((turn) => `/storage/v1/render/image/public/media/events/${turn}.png?width=320&resize=contain`),
  (site, turn) => ask(site, turn, '/duyurular/takvim', { headers: { host: `kotu-${turn}.example` } }),
  (site, turn) =>
    ask(site, turn, '/storage/v1/object/media/events/1-a.png', { method: 'POST', body: 'x'.repeat(100_000) }),
];

/**
 * Asks for the health, a page, a sign-in and a save, at most once a second, while `connections` at once attack, until each
 * attack has ended once. Returns what was not answered rightly; a server that an attack holds up never returns. Attackers
 * and server share a process here, so a part may be reported as slow meanwhile; after the attacks the server must be healthy.
 */
export async function soak(target: Target, { connections }: { connections: number }): Promise<string[]> {
  const faults: string[] = [];
  const pending = new Set(ATTACKS);
  const attackOn = async (connection: number) => {
    for (let turn = connection; pending.size > 0; turn += connections) {
      const attack = ATTACKS[turn % ATTACKS.length];
      // The server may refuse or drop any of them.
      await attack?.(target, turn).catch(() => undefined);
      if (attack) pending.delete(attack);
    }
  };
  const watch = async () => {
    while (pending.size > 0) {
      const next = wait(PERIOD_MS);
      faults.push(...(await askAll(target, [200, 503])));
      await next;
    }
  };
  await Promise.all([watch(), ...Array.from({ length: connections }, (_, index) => attackOn(index))]);
  return [...faults, ...(await askAll(target, [200]))];
}

async function askAll(
  { publishableKey, adminEmail, adminPassword, ...target }: Target,
  healthStatuses: readonly number[],
): Promise<string[]> {
  // Connections are shared by host name. The server may close one after an attack, and a request that is then sent on it is lost.
  const url = target.url.replace('127.0.0.1', 'localhost');
  const headers = { ...OWNER, apikey: publishableKey, 'content-type': 'application/json' };
  const expectOk = async (
    name: string,
    answer: Promise<Response>,
    statuses: readonly number[] = [200, 201],
  ) => {
    const fault = await answer.then(
      async (response) =>
        statuses.includes(response.status) ? null : `${name}: ${response.status} ${await response.text()}`,
      (error: unknown) => `${name}: ${String(error)}`,
    );
    return fault ?? [];
  };
  const credentials = JSON.stringify({ email: adminEmail, password: adminPassword });
  const signIn = fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: credentials,
  });
  const save = signIn.then(async (answer) => {
    const { access_token: token } = (await answer.clone().json()) as { access_token?: string };
    const body = JSON.stringify({ title: `Dayanıklılık ${performance.now()}`, date: '2030-05-01' });
    const authorization = `Bearer ${token ?? ''}`;
    return fetch(`${url}/rest/v1/calendar`, { method: 'POST', headers: { ...headers, authorization }, body });
  });
  const faults = await Promise.all([
    expectOk('/healthz', fetch(`${url}/healthz`), healthStatuses),
    expectOk('/', fetch(`${url}/`)),
    expectOk(
      'sign-in',
      signIn.then((answer) => answer.clone()),
    ),
    expectOk('save', save),
  ]);
  return faults.flat();
}
