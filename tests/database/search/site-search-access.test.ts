import { describe, expect, it } from 'vitest';
import { type Role, ROLES } from '../support/database-fixture';
import { AN_HOUR_MS, plain, PUBLISHED, useSearch, YESTERDAY } from '../support/site-search';

const { database, add, search, titlesOf } = useSearch();
const YESTERDAY_IN_ISTANBUL = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Istanbul' }).format(
  new Date(YESTERDAY),
);

const kindsAndTitles = async (q: string, role: Role) =>
  (await search(q, role)).map(({ kind, title, found }) => [kind, plain(title), found]).sort();

describe('every role finds', () => {
  it('what is published of every kind, and an event without its calendar entry, but nothing else', async () => {
    const ahead = { published_at: new Date(Date.now() + AN_HOUR_MS).toISOString() };
    for (const [index, state] of [{ published_at: null }, ahead, PUBLISHED].entries()) {
      const day = { starts_at: '2026-05-11T22:30:00Z', in_calendar: true };
      await add('announcements', { title: `Şenlik duyurusu ${index}`, ...state });
      await add('events', { title: `Şenlik ${index}`, slug: `senlik-${index}`, ...day, ...state });
      await add('alumni_news', { title: `Şenlik haberi ${index}`, slug: `senlik-${index}`, ...state });
      await add('member_perks', { business_name: `Şenlik Evi ${index}`, ...state });
    }
    for (const role of ROLES)
      expect([role, await kindsAndTitles('şenlik', role)]).toEqual([
        role,
        [
          ['announcement', 'Şenlik duyurusu 2', 1],
          ['event', 'Şenlik 2', 1],
          ['news', 'Şenlik haberi 2', 1],
          ['perk', 'Şenlik Evi 2', 1],
        ],
      ]);
  });

  it('members in office and books of years that have begun', async () => {
    const inDays = (days: number) => new Date(Date.now() + 24 * days * AN_HOUR_MS).toISOString().slice(0, 10);
    const nextYear = new Date().getFullYear() + 1;
    for (const [full_name, from, to] of [
      ['Kestane, geçen dönem', -900, -2],
      ['Kestane, bu dönem', -2, 2],
      ['Kestane, gelecek dönem', 2, 900],
    ] as const)
      await add('board_members', { full_name, term_from: inDays(from), term_to: inDays(to) });
    await add('literature_awards', { year: nextYear, title: 'Kestane, ileride', author: 'Yazar' });
    for (const role of ROLES)
      expect(await kindsAndTitles('kestane', role)).toEqual([['member', 'Kestane, bu dönem', 1]]);
  });
});

describe('a result', () => {
  it('has its title, its link and its day, whatever its kind', async () => {
    await add('announcements', { title: 'Vapur duyurusu', ...PUBLISHED });
    await add('events', {
      title: 'Vapur gezisi',
      slug: 'vapur-gezisi',
      starts_at: '2026-05-11T22:30:00Z',
      ...PUBLISHED,
    });
    await add('alumni_news', {
      description: '<p>Vapur ressamı</p>',
      link: 'https://gazete.example/vapur',
      ...PUBLISHED,
    });
    await add('member_perks', { business_name: 'Vapur Kahvesi', discount: 'Yüzde 10', ...PUBLISHED });
    await add('calendar', { title: 'Vapur günü', date: '2026-05-12' });
    const hits = await search('vapur');
    const shown = hits.map(({ kind, title, slug, link }) => [kind, plain(title), slug, link]);
    expect(shown.sort()).toEqual([
      ['announcement', 'Vapur duyurusu', null, null],
      ['calendar', 'Vapur günü', null, null],
      ['event', 'Vapur gezisi', 'vapur-gezisi', null],
      ['news', 'Vapur ressamı', null, 'https://gazete.example/vapur'],
      ['perk', 'Vapur Kahvesi', null, null],
    ]);
    const days = Object.fromEntries(hits.map(({ kind, dated_on }) => [kind, dated_on]));
    expect(days).toMatchObject({
      ...{ announcement: YESTERDAY_IN_ISTANBUL, event: '2026-05-12', calendar: '2026-05-12', perk: null },
    });
  });

  it('a bulletin by its month and year', async () => {
    await add('bulletins', { year: 2026, month: 8, pdf_url: '/bulten-8.pdf' });
    for (const q of ['ağustos 2026', 'agustos bulteni', 'bülten']) {
      const [hit] = await search(q);
      expect(hit).toMatchObject({ kind: 'bulletin', link: '/bulten-8.pdf', dated_on: '2026-08-01' });
      expect(plain(hit?.title ?? '')).toBe('Ağustos 2026 bülteni');
    }
  });
});

it('the words for spelling are those of titles that everyone may see', async () => {
  await add('announcements', { title: 'Üzüm bağı', body: 'Sepet', ...PUBLISHED });
  await add('announcements', { title: 'Taslak çardak', published_at: null });
  for (const role of ROLES) {
    const { data } = await database.as[role].rpc('search_words');
    expect(data).toContain('üzüm');
    expect(data).not.toContain('sepet');
    expect(data).not.toContain('çardak');
  }
});

describe('the index follows its tables', () => {
  it('when an event is published, and its calendar entry never', async () => {
    const day = { starts_at: '2026-05-11T22:30:00Z', in_calendar: true };
    await add('events', { title: 'Fener alayı', slug: 'fener-alayi', ...day, published_at: null });
    expect(await titlesOf('fener')).toEqual([]);
    const { sql } = database;
    await sql`update events set published_at = ${YESTERDAY}`;
    expect(await titlesOf('fener')).toHaveLength(1);
    await sql`update events set published_at = null`;
    expect(await titlesOf('fener')).toEqual([]);
  });

  it('when a backup restores rows without triggers, an event after its calendar entry', async () => {
    await database.sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`insert into calendar (title, date, event_id) values ('Geri gelen', '2026-05-12', 900)`;
      await transaction`insert into events (id, title, slug, published_at) values (900, 'Geri gelen', 'geri-gelen', now())`;
    });
    expect(await titlesOf('geri')).toEqual(['Geri gelen']);
  });
});
