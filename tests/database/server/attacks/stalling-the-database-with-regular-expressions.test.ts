import { describe, expect, test } from 'vitest';
import { useDatabase } from '../../support/database-fixture';
import { guess } from '../../support/stranger';

const database = useDatabase();
const TABLE = '/rest/v1/announcements';
/** Back references make PostgreSQL try every division of the text. */
const ENDLESS = String.raw`(a*)(a*)(a*)\1\2\3b`;

function ask(
  address: string,
  { method = 'GET', body }: { method?: string; body?: string } = {},
): Promise<Response> {
  const { url, publishableKey: apikey } = database.backend;
  return fetch(url + address, {
    method,
    headers: { apikey, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
  });
}

describe('a regular expression is refused', () => {
  test.each([
    `${TABLE}?title=match.a`,
    `${TABLE}?title=imatch.a`,
    `${TABLE}?title=not.match.a`,
    `${TABLE}?title=not.imatch.a`,
    `${TABLE}?title=match(any).{a,b}`,
    `${TABLE}?title=imatch(all).{a,b}`,
    `${TABLE}?title=not.match(all).{a}`,
    `${TABLE}?title=m%61tch.a`,
    `${TABLE}?title=%6d%61%74%63%68%2e%61`,
    `${TABLE}?t%69tle=match.a`,
    `${TABLE}?"title"=match.a`,
    `${TABLE}?title::text=match.a`,
    `${TABLE}?id=eq.1&title=eq.a&title=match.a`,
    `${TABLE}?or=(title.match.a,id.eq.1)`,
    `${TABLE}?or=(id.eq.1,%20title.imatch.a)`,
    `${TABLE}?or=(id.eq.1,+title.imatch.a)`,
    `${TABLE}?and=(id.gt.0,title.not.match.a)`,
    `${TABLE}?not.or=(title.match.a)`,
    `${TABLE}?not.and=(id.gt.0,title.imatch(any).{a})`,
    `${TABLE}?or=(and(id.gt.0,not.or(title.match.a)))`,
    `${TABLE}?or=(id.eq.1,%0Aand%20(title.match.a))`,
    `${TABLE}?or=(title.eq."a,b",title.match."a,b")`,
    `${TABLE}?or=title.match.a`,
    `${TABLE}?title=eq.{"type":"query","from":"events","select":["title"],"where":{"title":{"$regex":"a"}}}`,
    '/rest/v1/events?select=id,calendar(id)&calendar.title=match.a',
    '/rest/v1/events?select=id,calendar(id)&calendar.or=(title.match.a,id.eq.1)',
    '/rest/v1/events?select=id,tarih:calendar(id)&tarih.title=not.imatch.a',
    '/rest/v1/events?select=id,calendar!inner(id,events(id))&calendar.events.title=match.a',
    '/rest/v1/events?select=id,calendar!inner(id,events(id))&calendar.events.or=(title.match.a)',
    '/rest/v1/rpc/site_search?q=a&title=match.a',
  ])('%s', async (address) => {
    const answer = await ask(address);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: '22023',
      message: expect.stringMatching(/\S/) as string,
    });
  });

  test.each([
    ...(['HEAD', 'DELETE'] as const).map((method) => [method, `${TABLE}?title=match.a`] as const),
    ['PATCH', `${TABLE}?title=match.a`, '{"title":"x"}'],
    ['POST', `${TABLE}?title=match.a`, '{"title":"x"}'],
    ['POST', '/rest/v1/rpc/site_search?title=match.a', '{"q":"a"}'],
  ] as const)('with %s to %s', async (method, address, body?: string) => {
    expect((await ask(address, { method, ...(body && { body }) })).status).toBe(400);
  });

  test.each(['MATCH.a', 'Match.a', 'not.not.match.a', 'match(none).a', ' match.a'])(
    'in a spelling that lite does not know, %s',
    async (filter) => {
      expect((await ask(`${TABLE}?title=${encodeURIComponent(filter)}`)).status).toBe(400);
    },
  );

  test('of a member and of an administrator', async () => {
    for (const role of ['member', 'admin'] as const) {
      const { error } = await database.as[role].from('announcements').select('id').regexMatch('title', 'a');
      expect(error?.code).toBe('22023');
    }
  });
});

describe('a value that looks like one is a value', () => {
  test.each([
    `${TABLE}?title=eq.match.x`,
    `${TABLE}?title=neq.imatch.x`,
    `${TABLE}?title=ilike.*imatch.*`,
    `${TABLE}?title=in.(match.a,"imatch.b",not.match.c)`,
    `${TABLE}?or=(title.eq."a,b.match.c")`,
    `${TABLE}?or=(title.eq."a,body.match.c",title.eq."(x.imatch.y)")`,
    `${TABLE}?and=(title.eq.match.x,title.neq.imatch(any).{a})`,
    `${TABLE}?or=(title.in.(match.a,imatch.b),title.eq.c)`,
    `${TABLE}?title=not.eq.match.x`,
    `${TABLE}?title=eq(any).{match.a,imatch.b}`,
    `${TABLE}?title=eq.((((((((((((((((`,
    `${TABLE}?title=eq.constructor`,
    '/rest/v1/events?select=id,calendar(id)&calendar.title=eq.match.x',
  ])('%s', async (address) => {
    expect((await ask(address)).status).toBe(200);
  });
});

test('what is looked for may look like one', async () => {
  const { error } = await database.as.visitor.rpc('site_search', { q: 'match.a not.imatch(any).b' });
  expect(error).toBeNull();
});

test('a dozen regular expressions keep nobody waiting', async () => {
  const { backend, sql } = database;
  await sql`insert into announcements (title, body, published_at) values ('Uzun', ${'a'.repeat(5000)}, now())`;
  const pattern = encodeURIComponent(ENDLESS);
  const attacks = Array.from({ length: 12 }, () => ask(`${TABLE}?select=id&body=match.${pattern}`));
  const visitor = await ask(`${TABLE}?select=title&limit=1`);
  expect(await visitor.json()).toEqual([{ title: 'Uzun' }]);
  const { adminEmail: email, adminPassword: password } = backend;
  expect((await guess(backend, { email, password })).status).toBe(200);
  const statuses = (await Promise.all(attacks)).map(({ status }) => status);
  expect(statuses).toEqual(Array<number>(12).fill(400));
});
