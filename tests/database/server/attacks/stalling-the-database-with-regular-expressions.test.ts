import { describe, expect, test } from 'vitest';
import { useDatabase } from '../../support/database-fixture';
import { guess } from '../../support/stranger';

const database = useDatabase();
const TABLE = '/rest/v1/announcements';
/** Back references make PostgreSQL try every division of the text. */
const ENDLESS = String.raw`(a*)(a*)(a*)\1\2\3b`;

function ask(address: string): Promise<Response> {
  const { url, publishableKey: apikey } = database.backend;
  return fetch(url + address, { headers: { apikey } });
}

describe('a regular expression is refused', () => {
  test.each([
    `${TABLE}?title=match.a`,
    `${TABLE}?title=not.imatch.a`,
    `${TABLE}?title=match(any).{a,b}`,
    `${TABLE}?title=m%61tch.a`,
    `${TABLE}?"title"=match.a`,
    `${TABLE}?id=eq.1&title=eq.a&title=match.a`,
    `${TABLE}?or=(title.match.a,id.eq.1)`,
    `${TABLE}?or=(and(id.gt.0,not.or(title.match.a)))`,
    `${TABLE}?or=(title.eq."a,b",title.match."a,b")`,
    `${TABLE}?title=eq.{"type":"query","from":"events","select":["title"],"where":{"title":{"$regex":"a"}}}`,
    '/rest/v1/events?select=id,calendar(id)&calendar.title=match.a',
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

  test.each(['MATCH.a', 'not.not.match.a', 'match(none).a', ' match.a'])(
    'in a spelling that lite does not know, %s',
    async (filter) => {
      expect((await ask(`${TABLE}?title=${encodeURIComponent(filter)}`)).status).toBe(400);
    },
  );
});

describe('a value that looks like one is a value', () => {
  test.each([
    `${TABLE}?title=eq.match.x`,
    `${TABLE}?title=in.(match.a,"imatch.b",not.match.c)`,
    `${TABLE}?or=(title.eq."a,body.match.c",title.eq."(x.imatch.y)")`,
    `${TABLE}?title=eq(any).{match.a,imatch.b}`,
  ])('%s', async (address) => {
    expect((await ask(address)).status).toBe(200);
  });
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
