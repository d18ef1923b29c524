import metadata from 'libphonenumber-js/mobile/examples';
import { getCountries, getExampleNumber } from 'libphonenumber-js/min';
import { expect, it } from 'vitest';
import { readPhones } from '../../../admin/fields/phone/read-phones';
import { cleanLine, cleanLines } from '../../../src/lib/text/clean';
import { foldTurkish } from '../../../src/lib/text/turkish';
import { PHONE_NUMBERS } from '../../fixtures/phone-numbers';
import { WEB_ADDRESSES } from '../../fixtures/web-addresses';
import { type Row, useDatabase } from '../support/database-fixture';

const database = useDatabase();

/** Gives what PostgreSQL makes of texts. `expression` is over `text`. */
async function inSql<Result>(texts: readonly string[], expression: string): Promise<Result[]> {
  const rows = await database.sql<{ result: Result }[]>`
    select ${database.sql.unsafe(expression)} as result
    from unnest(${texts as string[]}::text[]) with ordinality as given (text, place) order by place`;
  return rows.map(({ result }) => result);
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

it('letters of all Latin blocks, ligatures, full-width and mathematical letters are folded as on the site', async () => {
  const letters = [
    ...range(1, 0x2ff),
    ...range(0x1d00, 0x1dbf),
    ...range(0x1e00, 0x1eff),
    ...range(0x2010, 0x206f),
    ...range(0x2070, 0x209f),
    ...range(0x2100, 0x218f),
    ...range(0x2c60, 0x2c7f),
    ...range(0xa720, 0xa7ff),
    ...range(0xab30, 0xab6f),
    ...range(0xfb00, 0xfb06),
    ...range(0xff01, 0xff5e),
    ...range(0x10780, 0x107bf),
    ...range(0x1d400, 0x1d7ff),
    ...range(0x1df00, 0x1df2a),
  ];
  const folded = await inSql<string>(letters, 'private.fold(text)');
  expect(letters.filter((letter, index) => folded[index] !== foldTurkish(letter))).toEqual([]);
});

it('what nobody sees goes from a text as in the forms, at every code point', async () => {
  const texts = [
    ...range(1, 0xd7ff),
    ...range(0xe000, 0xfffd),
    ...range(0x1f000, 0x1fbff),
    ...range(0xe0000, 0xe01ff),
  ]
    .map((character) => `a${character}b`)
    .concat([
      '❤\ufe0f\u200d🔥',
      '👩🏽\u200d🎓',
      'a\u200d👩',
      '🏴\u{e0067}\u{e0062}\u{e007f}',
      '\u00a0\u200b a\r\nb \u2028',
    ]);
  const line = await inSql<string>(texts, 'private.clean_text(text, false)');
  expect(texts.filter((text, index) => line[index] !== cleanLine(text))).toEqual([]);
  const lines = await inSql<string>(texts, 'private.clean_text(text, true)');
  expect(texts.filter((text, index) => lines[index] !== cleanLines(text))).toEqual([]);
});

it('telephones are read as by the forms', async () => {
  const texts = PHONE_NUMBERS.map(([typed]) => typed);
  const read = await inSql<{ text: string; dial: string }[] | null>(texts, 'private.phone_numbers(text)');
  expect(
    read.map((numbers, at) => [texts[at], numbers?.map(({ text, dial }) => [text, dial]) ?? null]),
  ).toEqual(PHONE_NUMBERS);
});

it('a telephone of every country is read as by the forms, also with the zero of its own country', async () => {
  const texts = getCountries().flatMap((country) => {
    const example = getExampleNumber(country, metadata);
    if (!example) return [];
    const code = example.countryCallingCode;
    const national = example.number.slice(code.length + 1);
    return [
      example.number,
      example.formatInternational(),
      `+${code} (0)${national}`,
      `00${code} 0 ${national}`,
    ];
  });
  const readable = texts.filter((text) => readPhones(text));
  expect(readable.length).toBeGreaterThan(600);
  const read = await inSql<unknown>(readable, 'private.phone_numbers(text)');
  expect(read).toEqual(readable.map(readPhones));
});

const perk = { business_name: 'Kestane Kitabevi' };
const news = { title: 'Roman', slug: 'roman' };

it.each<[table: string, column: string, sent: unknown, stored: unknown, row: Row]>([
  ['member_perks', 'business_name', ' Kestane\u00a0Kitabevi\u200b\n', 'Kestane Kitabevi', {}],
  ['member_perks', 'contact_email', '\u202aayse@der\u00adnek.example\u202c', 'ayse@dernek.example', perk],
  ['member_perks', 'contact_phone', '\u202a0212\u00a0555\u201100\u201111\u202c', '0212 555-00-11', perk],
  [
    'member_perks',
    'discount',
    'Yüzde\u00a020\r\n\tHer gün\u2028❤\ufe0f\u200d🔥\u200d',
    'Yüzde\u00a020\n\tHer gün\n❤\ufe0f\u200d🔥',
    perk,
  ],
  ['announcements', 'title', 'Bulus\u0327ma\tgu\u0308nu\u0308', 'Buluşma günü', {}],
  ['announcements', 'body', '<p>Bir\u200b\niki\ufeff</p>', '<p>Bir\niki</p>', { title: 'Gün' }],
  [
    'events',
    'gallery_alt',
    { '/a.webp': '\u202aAvlu\u00a0ve\u200b çınar ', '/b.webp': '' },
    { '/a.webp': 'Avlu ve çınar', '/b.webp': '' },
    { title: 'Gün', slug: 'gun' },
  ],
  ['alumni_news', 'link', 'Https://Gazete.example/Roman', 'https://gazete.example/Roman', news],
  ['alumni_news', 'link', '\u200bwww.gazete.example/a\u2011b ', 'https://www.gazete.example/a-b', news],
])('%s.%s: %j, sent to the API, is stored as %j', async (table, column, sent, stored, row) => {
  const added = await database.as.admin
    .from(table)
    .insert({ ...row, [column]: sent })
    .select<string, Row>(`id,${column}`);
  expect(added.error).toBeNull();
  expect(added.data?.[0]?.[column]).toEqual(stored);
  await database.as.admin.from(table).delete().eq('id', Number(added.data?.[0]?.id));
});

it('what a telephone dials follows it, whatever is sent, and one from before is kept until it is changed', async () => {
  const { sql, as } = database;
  const contact_phone_numbers = [{ text: 'x', dial: '+900000000000' }];
  const sent = { ...perk, contact_phone: '0212 555 00 11 / 112', contact_phone_numbers };
  const { data } = await as.admin
    .from('member_perks')
    .insert(sent)
    .select<string, Row>('id,contact_phone_numbers');
  expect(data?.[0]?.contact_phone_numbers).toEqual([
    { text: '0212 555 00 11', dial: '+902125550011' },
    { text: '112', dial: '112' },
  ]);
  const id = Number(data?.[0]?.id);
  await sql`alter table member_perks disable trigger read_phones`;
  await sql`update member_perks set contact_phone = '555 12 34', contact_phone_numbers = null where id = ${id}`;
  await sql`alter table member_perks enable trigger read_phones`;
  const change = (columns: Row) =>
    as.admin.from('member_perks').update(columns).eq('id', id).select<string, Row>('*');
  expect((await change({ discount: 'Yüzde 5' })).data?.[0]).toMatchObject({
    contact_phone: '555 12 34',
    contact_phone_numbers: null,
  });
  expect((await change({ contact_phone: '555 12 35' })).error).toMatchObject({ code: '23514' });
  expect((await change({ contact_phone: null })).data?.[0]?.contact_phone_numbers).toBeNull();
});

it('addresses are completed and taken as by the forms', async () => {
  const texts = WEB_ADDRESSES.map(([typed]) => typed);
  const stored = await inSql<string | null>(
    texts,
    'case when private.is_web_address(private.web_address(text)) then private.web_address(text) end',
  );
  expect(stored.map((address, at) => [texts[at], address])).toEqual(WEB_ADDRESSES);
});
