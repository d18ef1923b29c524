import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestBackend } from '../../../fixtures/backend';

const SECONDS = 30;
const CONNECTIONS = 60;
const HEALTH_LIMIT_MS = 2_000;
const PERIOD_MS = 1_000;
const SIGN_IN = '/auth/v1/token?grant_type=password';
const NESTED = '['.repeat(5_000) + ']'.repeat(5_000);
const CHUNK = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
const FILTERS = Array.from({ length: 100 }, (_, index) => `title.ilike.*${index}%25a%25b*`).join();

let site: TestBackend;
beforeAll(async () => {
  site = await startTestSite({ trustsProxy: true });
});
afterAll(() => site.stop());

/** Asks as a stranger from a network of its own. */
async function ask(turn: number, target: string, body?: string): Promise<void> {
  const answer = await fetch(site.url + target, {
    method: body === undefined ? 'GET' : 'POST',
    redirect: 'manual',
    headers: {
      apikey: site.publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${turn % 200}.${turn % 250}`,
    },
    signal: AbortSignal.timeout(20_000),
    ...(body !== undefined && { body }),
  });
  await answer.arrayBuffer();
}

/** Sends raw bytes, and cuts the connection off after `ms` at the latest. */
function sendRaw(target: string, framing: string, parts: readonly string[], ms: number): Promise<void> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname).resume();
    const end = setTimeout(() => socket.destroy(), ms);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(end);
      resolve();
    });
    const head = `POST ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${framing}`;
    for (const part of [`${head}\r\n\r\n`, ...parts]) socket.write(part);
  });
}

/** One of each kind that this server was once attacked with. */
const ATTACKS: readonly ((turn: number) => Promise<void>)[] = [
  ...['/', '/rest/v1/events', SIGN_IN, '/functions/v1/invite-admin'].map(
    (target) => () => sendRaw(target, 'Transfer-Encoding: chunked', Array<string>(40).fill(CHUNK), 3_000),
  ),
  ...[50, 5_000].map((ms) => () => sendRaw('/auth/v1/recover', 'Content-Length: 5000', ['half'], ms)),
  ...[
    '/rest/v1/events?title=match.(a*)*b',
    '/rest/v1/events?body=imatch.((a%2B)%2B)%2B$&select=id',
    '/rest/v1/announcements?or=(title.match.(a*)*b,and(body.not.imatch.(.*)*x,id.gt.0))',
    '/rest/v1/search_content?select=id&text=match.(.*)*(.*)*$',
    `/rest/v1/events?body=fts.${'kelime%20'.repeat(1_000)}`,
    '/rest/v1/events?select=*,*',
    `/rest/v1/events?or=(${FILTERS})`,
    '/rest/v1/events?title=like.*%25%25%25a%25%25b%25%25c%25%25d*&order=title,body,excerpt,lead,slug,location',
    '/rest/v1/events?select=*&offset=1000000&limit=1000',
    '/rest/v1/events?title=eq.a%00b',
    `/arama?q=${'k'.repeat(10_000)}`,
    '/storage/v1/object/public/media/%252e%252e/%252e%252e/secrets.json',
  ].map((target) => (turn: number) => ask(turn, target)),
  ...[
    (turn: number) => `/duyurular?sayfa=${(turn % 9_000) + 2}`,
    (turn: number) => `/?bildirim=${turn}&x=${turn}`,
    (turn: number) => `/yok-${turn}`,
    (turn: number) => `/mezunlarimiz/basari-onur-odulleri?ara=${turn}&adet=${turn}`,
    (turn: number) => `/storage/v1/render/image/public/media/events/${turn}.png?width=320&resize=contain`,
  ].map((targetOf) => (turn: number) => ask(turn, targetOf(turn))),
  ...[
    [SIGN_IN, '{"email":"a\\u0000b@x.test","password":"\\u0000"}'],
    [SIGN_IN, NESTED],
    [SIGN_IN, '{"email":"kimse@uye.example","password":"yanlis-parola"}'],
    ['/auth/v1/token?grant_type=refresh_token', '{"refresh_token":"yok"}'],
    ['/rest/v1/rpc/content_version', `{"moment":${NESTED}}`],
    ['/storage/v1/object/media/events/1-a.png', 'x'.repeat(100_000)],
  ].map(
    ([target = '', body]) =>
      (turn: number) =>
        ask(turn, target, body),
  ),
];

/** Asks for what must go on. Returns what was not answered rightly. */
async function findFaults(): Promise<string[]> {
  // Connections are shared by host name. The server may close one after an attack, and a request that is then sent on it is lost.
  const url = site.url.replace('127.0.0.1', 'localhost');
  const headers = {
    'x-forwarded-for': '203.0.113.9',
    apikey: site.publishableKey,
    'content-type': 'application/json',
  };
  const faultsOf = async (name: string, asking: Promise<Response>) => {
    const answer = await asking.catch((error: unknown) => String(error));
    if (typeof answer === 'string') return [`${name}: ${answer}`];
    return answer.ok ? [] : [`${name}: ${answer.status} ${await answer.text()}`];
  };
  const save = async () => {
    const body = JSON.stringify({ email: site.adminEmail, password: site.adminPassword });
    const signedIn = await fetch(url + SIGN_IN, { method: 'POST', headers, body });
    if (!signedIn.ok) return signedIn;
    const { access_token: token } = (await signedIn.json()) as { access_token: string };
    return fetch(`${url}/rest/v1/calendar`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify({ title: `Dayanıklılık ${performance.now()}`, date: '2030-05-01' }),
    });
  };
  const faults = await Promise.all([
    faultsOf('/healthz', fetch(`${url}/healthz`, { signal: AbortSignal.timeout(HEALTH_LIMIT_MS) })),
    faultsOf('/', fetch(`${url}/`)),
    faultsOf('sign-in and save', save()),
  ]);
  return faults.flat();
}

test(
  'while sixty connections try everything at once, the health, a page, a sign-in and a save are answered every second',
  { timeout: 3 * SECONDS * 1_000 },
  async () => {
    const until = performance.now() + SECONDS * 1_000;
    const attack = async (connection: number) => {
      for (let turn = connection; performance.now() < until; turn += CONNECTIONS) {
        // The server may refuse or drop any of them.
        await ATTACKS[turn % ATTACKS.length]?.(turn).catch(() => undefined);
      }
    };
    const rounds: string[][] = [];
    const watch = async () => {
      while (performance.now() < until) {
        const next = wait(PERIOD_MS);
        rounds.push(await findFaults());
        await next;
      }
    };
    // A step of 31 starts each connection with another attack, and meets all of them.
    await Promise.all([watch(), ...Array.from({ length: CONNECTIONS }, (_, index) => attack(index * 31))]);
    expect(rounds.flat()).toEqual([]);
    expect(rounds.length).toBeGreaterThan(1);
  },
);
