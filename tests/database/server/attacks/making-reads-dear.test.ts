import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Backend, startBackend } from '../../../../supabase/local/start-backend';
import { createTestFolder } from '../../../fixtures/backend';
import { waitUntil } from '../../../fixtures/wait-until';
import { useDatabase } from '../../support/database-fixture';

const database = useDatabase();
// Before the API's first look at the schema.
beforeAll(
  () => database.sql`
    create function public.own_limit() returns text language sql as 'select current_setting(''statement_timeout'')'`,
);

const TABLE = '/rest/v1/announcements';
const EVENTS = '/rest/v1/events';
const times = (count: number, text: (index: number) => string, separator = ',') =>
  Array.from({ length: count }, (_, index) => text(index)).join(separator);

function ask(address: string): Promise<Response> {
  const { url, publishableKey: apikey } = database.backend;
  return fetch(url + address, { headers: { apikey } });
}

describe('a visitor cannot ask for', () => {
  test.each<[what: string, query: string, table?: string]>([
    ['a hundred patterns', `or=(${times(100, (index) => `body.ilike.*q${index}*`)})`],
    ['a pattern of a hundred wildcards', `body=like.${'_'.repeat(100)}`],
    ['text search of a thousand words', `body=wfts(turkish).${times(1000, (index) => `k${index}`, '+')}`],
    ['a column five hundred times', `select=${times(500, (index) => `c${index}:body`)}`],
    ['an order over fifty columns', `order=${times(50, () => 'body')}`],
    ['conditions in a thousand parentheses', `or=(${'and('.repeat(1000)}id.eq.1${')'.repeat(1000)})`],
    ['sixty tables in each other', `select=${'calendar(events('.repeat(30)}id${'))'.repeat(30)}`, EVENTS],
  ])('%s', async (_, query, table = TABLE) => {
    const answer = await ask(`${table}?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty('message', expect.stringMatching(/\S/));
  });
});

describe('what is cheap is answered', () => {
  test.each([
    ['an order over all its columns', `${TABLE}?order=id,title,lead,excerpt,body,published_at`],
    ['conditions of three levels', `${TABLE}?or=(id.eq.1,and(id.gt.2,or(id.lt.9,title.ilike.*a*)))`],
  ])('%s', async (_, address) => {
    expect((await ask(address)).status).toBe(200);
  });

  test('an administrator’s search in every column', async () => {
    const { error } = await database.as.admin
      .from('announcements')
      .select('*')
      .or(times(60, (index) => `title.ilike.%a${index}%b%c%d%e%f%g%h%i%`));
    expect(error).toBeNull();
  });
});

test('a visitor’s limit of three seconds ends with the visitor’s read, and leaves an administrator’s as it was', async () => {
  const limitOf = async (role: 'visitor' | 'admin') => (await database.as[role].rpc('own_limit')).data;
  // A network's visitors have three places, and wait for them for a limited time.
  for (let crowd = 0; crowd < 7; crowd += 1) {
    const visitors = await Promise.all(Array.from({ length: 3 }, () => limitOf('visitor')));
    expect(visitors).toEqual(['3s', '3s', '3s']);
  }
  const administrators = await Promise.all(Array.from({ length: 20 }, () => limitOf('admin')));
  expect(new Set(administrators)).toEqual(new Set(['8s']));
});

describe('while visitors’ reads all stand still', () => {
  let backend: Backend;
  let removeFolder: () => Promise<void>;

  beforeAll(async () => {
    const { options, remove } = await createTestFolder();
    removeFolder = remove;
    backend = await startBackend({ ...options, seed: 'none' });
    // lite's own look at the schema would wait for the lock.
    await read('events');
  });
  afterAll(async () => {
    await backend.stop();
    await removeFolder();
  });

  const read = (table: string, from?: string, key = backend.publishableKey) =>
    backend.fetch(
      new Request(`http://127.0.0.1:4173/rest/v1/${table}?select=id`, { headers: { apikey: key } }),
      from,
    );

  /** Runs while nobody can read announcements, which the result ends. */
  async function lockAnnouncements(): Promise<() => Promise<void>> {
    const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
    await sql.unsafe('begin; lock table announcements in access exclusive mode');
    return () => sql.end({ timeout: 0 });
  }

  test('pages, health, sign-in and the service are answered, further visitors get 503, and the reads end', async () => {
    const unlock = await lockAnnouncements();
    // Their first reads, which wait for the lock. The next ones wait for their turn.
    const stuck = Array.from({ length: 300 }, (_, index) => read('announcements', `10.0.${index % 100}.1`));

    expect((await read('events')).status).toBe(200);
    expect((await read('events', '10.0.0.1', backend.secretKey)).status).toBe(200);
    expect(await backend.findUnhealthyParts()).toEqual([]);
    const { email = '', password = '' } = backend.firstAdministrator ?? {};
    const signIn = new Request('http://127.0.0.1:4173/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect((await backend.fetch(signIn, '10.0.0.1')).status).toBe(200);

    const answers = await Promise.all(stuck);
    const refused = answers.find(({ status }) => status === 503);
    expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refused?.json()).toHaveProperty(
      'message',
      'Sunucu şu anda çok yoğun. Lütfen biraz sonra yeniden deneyin.',
    );
    // The lock is still held: only the limit of a visitor's statement ended these.
    const ended = answers.filter(({ status }) => status === 500);
    expect(await ended[0]?.json()).toMatchObject({ code: '57014' });
    expect(answers.every(({ status }) => status === 500 || status === 503)).toBe(true);
    await unlock();
    expect((await read('announcements', '10.0.0.1')).status).toBe(200);
  });

  test('one network leaves places to others', async () => {
    const unlock = await lockAnnouncements();
    const stuck = Array.from({ length: 12 }, () => read('announcements', '10.1.0.1'));
    expect((await read('events', '10.2.0.1')).status).toBe(200);
    await unlock();
    const statuses = (await Promise.all(stuck)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('places whose connections have fallen silent are given to others', async () => {
    const unlock = await lockAnnouncements();
    const silent = Array.from({ length: 4 }, (_, index) => read('announcements', `10.3.${index}.1`));
    const frozen = await waitUntil(() => readWaitingProcesses(silent.length));
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    try {
      await unlock();
      await expect.poll(async () => (await read('events', '10.4.0.1')).status).toBe(200);
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT');
    }
    const statuses = (await Promise.all(silent)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([503]));
  });

  /** The database's processes that wait for the lock. Throws while there are fewer. */
  async function readWaitingProcesses(count: number): Promise<number[]> {
    const sql = postgres(backend.databaseUrl, { max: 1 });
    try {
      const waiting = await sql<{ pid: number }[]>`
        select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      expect(waiting).toHaveLength(count);
      return waiting.map(({ pid }) => pid);
    } finally {
      await sql.end();
    }
  }
});
