import { describe, expect, it } from 'vitest';
import { ROLES } from '../support/database-fixture';
import { AN_HOUR_MS, plain, PUBLISHED, useSearch, YESTERDAY } from '../support/site-search';

const { database, add, search, titlesOf } = useSearch();
const YESTERDAY_IN_ISTANBUL = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Istanbul' }).format(
  new Date(YESTERDAY),
);

describe('the results for each role', () => {
  it.each(ROLES)('a published announcement, but neither a draft nor a scheduled one: %s', async (role) => {
    await add('announcements', { title: 'Şenlik taslağı', published_at: null });
    await add('announcements', {
      title: 'Şenlik, ileride',
      published_at: new Date(Date.now() + AN_HOUR_MS).toISOString(),
    });
    await add('announcements', { title: 'Şenlik, yayında', ...PUBLISHED });
    expect(await titlesOf('şenlik', role)).toEqual(['Şenlik, yayında']);
  });

  it.each(ROLES)(
    'a published row of every other kind, and an event’s entry together with it: %s',
    async (role) => {
      const hidden = [
        { published_at: null },
        { published_at: new Date(Date.now() + AN_HOUR_MS).toISOString() },
      ];
      for (const [index, state] of [...hidden, PUBLISHED].entries()) {
        const day = { starts_at: '2026-05-11T22:30:00Z', in_calendar: true };
        await add('events', { title: `Şenlik ${index}`, slug: `senlik-${index}`, ...day, ...state });
        await add('alumni_news', { title: `Şenlik haberi ${index}`, slug: `senlik-${index}`, ...state });
        await add('member_perks', { business_name: `Şenlik Evi ${index}`, ...state });
      }
      const hits = await search('şenlik', role);
      expect(hits.map(({ kind, title, found }) => [kind, plain(title), found]).sort()).toEqual([
        ['calendar', 'Şenlik 2', 1],
        ['event', 'Şenlik 2', 1],
        ['news', 'Şenlik haberi 2', 1],
        ['perk', 'Şenlik Evi 2', 1],
      ]);
    },
  );

  it('an event that is cancelled says so, as its entry does, and is found by its sentence', async () => {
    const event = { title: 'Şenlik', slug: 'senlik', starts_at: '2026-05-11T22:30:00Z', in_calendar: true };
    await add('events', { ...event, status: 'cancelled', status_note: 'Fırtına bekleniyor.' });
    await add('events', { title: 'Gezi', slug: 'gezi', status_note: 'Fırtınadan kalan cümle' });
    const hits = await search('şenlik');
    expect(hits.map(({ kind, status }) => [kind, status]).sort()).toEqual([
      ['calendar', 'cancelled'],
      ['event', 'cancelled'],
    ]);
    expect(await titlesOf('fırtına')).toEqual(['Şenlik']);
  });

  it.each(ROLES)('one of every kind, with its link: %s', async (role) => {
    await add('announcements', { title: 'Vapur duyurusu', ...PUBLISHED });
    await add('events', { title: 'Vapur gezisi', slug: 'vapur-gezisi', starts_at: '2026-05-11T22:30:00Z' });
    await add('alumni_news', { description: '<p>Vapur ressamı</p>', link: 'https://gazete.example/vapur' });
    await add('member_perks', { business_name: 'Vapur Kahvesi', discount: 'Yüzde 10' });
    await add('calendar', { title: 'Vapur günü', date: '2026-05-12' });
    const hits = await search('vapur', role);
    const described = hits.map(({ kind, title, slug, link, dated_on }) => ({
      kind,
      title: plain(title),
      slug,
      link,
      dated_on,
    }));
    expect(described).toHaveLength(5);
    const nothing = { slug: null, link: null };
    expect(described).toEqual(
      expect.arrayContaining([
        { kind: 'announcement', title: 'Vapur duyurusu', ...nothing, dated_on: YESTERDAY_IN_ISTANBUL },
        {
          kind: 'event',
          title: 'Vapur gezisi',
          slug: 'vapur-gezisi',
          link: null,
          dated_on: '2026-05-12',
        },
        expect.objectContaining({
          kind: 'news',
          title: 'Vapur ressamı',
          link: 'https://gazete.example/vapur',
        }),
        { kind: 'perk', title: 'Vapur Kahvesi', ...nothing, dated_on: null },
        { kind: 'calendar', title: 'Vapur günü', ...nothing, dated_on: '2026-05-12' },
      ]),
    );
  });

  it('a bulletin by its month and year', async () => {
    await add('bulletins', { year: 2026, month: 8, pdf_url: '/bulten-8.pdf' });
    for (const q of ['ağustos 2026', 'agustos bulteni', 'bülten']) {
      const [hit] = await search(q);
      expect(hit).toMatchObject({ kind: 'bulletin', link: '/bulten-8.pdf', dated_on: '2026-08-01' });
      expect(plain(hit?.title ?? '')).toBe('Ağustos 2026 bülteni');
    }
  });

  it.each([
    ['dalgakiran', 'member', 'Selin Dalgakıran'],
    ['SELİN DALGAKIRANIN', 'member', 'Selin Dalgakıran'],
    ['genel sekreterimiz', 'member', 'Selin Dalgakıran'],
    ['yönetim kurulu', 'member', 'Selin Dalgakıran'],
    ['isik karayel', 'recipient', 'Işık Karayel'],
    ['ressamlar', 'recipient', 'Işık Karayel'],
    ['tanyeli 1972', 'recipient', 'Işık Karayel'],
    ['kirlangic', 'book', 'Kırlangıçların Dönüşü'],
    ['gaspard mirevague', 'book', 'Kırlangıçların Dönüşü'],
    ['satirarasi 2024', 'book', 'Kırlangıçların Dönüşü'],
  ])('%s finds a %s by the words of its row', async (typed, kind, title) => {
    await add('board_members', {
      ...{ full_name: 'Selin Dalgakıran', role: 'Genel Sekreter', term_from: '2024-02-15' },
    });
    await add('award_recipients', {
      ...{ first_name: 'Işık', last_name: 'Karayel', nds_surname: 'Tanyeli', nds_year: 1972 },
      profession: 'Ressam',
    });
    await add('literature_awards', {
      ...{ year: 2024, title: 'Kırlangıçların Dönüşü', author: 'Gaspard Mirevague', language: 'fr' },
      caption: 'Çeviren: Asım Satırarası',
    });
    const hits = (await search(typed)).map((hit) => ({
      kind: hit.kind,
      title: plain(hit.title),
      dated_on: hit.dated_on,
    }));
    expect(hits).toEqual([{ kind, title, dated_on: null }]);
  });

  it.each(ROLES)('members in office and books of years that have begun: %s', async (role) => {
    const inDays = (days: number) => new Date(Date.now() + 24 * days * AN_HOUR_MS).toISOString().slice(0, 10);
    const nextYear = new Date().getFullYear() + 1;
    await add('board_members', {
      full_name: 'Kestane, geçen dönem',
      term_from: inDays(-900),
      term_to: inDays(-2),
    });
    await add('board_members', { full_name: 'Kestane, bu dönem', term_from: inDays(-2), term_to: inDays(2) });
    await add('board_members', { full_name: 'Kestane, gelecek dönem', term_from: inDays(2) });
    await add('literature_awards', { year: nextYear, title: 'Kestane, ileride', author: 'Yazar' });
    const hits = await search('kestane', role);
    expect(hits.map(({ title }) => plain(title))).toEqual(['Kestane, bu dönem']);
    expect(hits[0]?.found).toBe(1);
  });

  it('no role can use the index itself or the functions behind the search', async () => {
    const { sql } = database;
    const [rights] = await sql`
      select has_table_privilege('anon', 'private.search_index', 'select') as anon,
        has_table_privilege('authenticated', 'private.search_index', 'select') as authenticated,
        has_schema_privilege('anon', 'private', 'usage') as schema`;
    expect(rights).toEqual({ anon: false, authenticated: false, schema: false });
  });
});

describe('the index follows its tables', () => {
  it('when an event is published, with its calendar entry', async () => {
    const day = { starts_at: '2026-05-11T22:30:00Z', in_calendar: true };
    await add('events', { title: 'Fener alayı', slug: 'fener-alayi', ...day, published_at: null });
    expect(await titlesOf('fener')).toEqual([]);
    const { sql } = database;
    await sql`update events set published_at = ${YESTERDAY}`;
    expect(await titlesOf('fener')).toHaveLength(2);
    await sql`update events set published_at = null`;
    expect(await titlesOf('fener')).toEqual([]);
  });

  it('when a backup restores an event after its calendar entry', async () => {
    await database.sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`insert into calendar (title, date, event_id) values ('Geri gelen', '2026-05-12', 900)`;
      await transaction`insert into events (id, title, slug) values (900, 'Geri gelen', 'geri-gelen')`;
    });
    expect(await titlesOf('geri')).toHaveLength(2);
  });

  it('when a row changes or is deleted', async () => {
    await add('events', { title: 'Fener alayı', slug: 'fener-alayi' });
    const { sql } = database;
    await sql`update events set title = 'Kestane günü' where slug = 'fener-alayi'`;
    expect(await titlesOf('fener')).toEqual([]);
    expect(await titlesOf('kestane')).toEqual(['Kestane günü']);
    await sql`delete from events`;
    expect(await sql`select from private.search_index where kind = 'event'`).toHaveLength(0);
  });

  it('when a backup restores rows without triggers', async () => {
    await database.sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`insert into events (title, slug) values ('Geri gelen', 'geri-gelen')`;
    });
    expect(await titlesOf('geri')).toEqual(['Geri gelen']);
  });

  it('as an administrator writes', async () => {
    const { error } = await database.as.admin
      .from('calendar')
      .insert({ title: 'Çınar günü', date: '2026-05-01' });
    expect(error).toBeNull();
    expect(await titlesOf('cinar')).toEqual(['Çınar günü']);
  });
});
