import { afterEach, describe, expect, it } from 'vitest';
import { foldTurkish } from '../../src/shared/turkish';
import { ROLES, useDatabase, type Role, type Row } from './support/database-fixture';

interface Hit {
  kind: string;
  id: number;
  title: string;
  slug: string | null;
  link: string | null;
  dated_on: string | null;
  snippet: string;
  found: number;
}

const database = useDatabase();
const AN_HOUR_MS = 3_600_000;
const YESTERDAY = new Date(Date.now() - 24 * AN_HOUR_MS).toISOString();
const PUBLISHED = { published_at: YESTERDAY };

afterEach(async () => {
  for (const table of ['announcements', 'events', 'alumni_news', 'member_perks', 'bulletins', 'calendar'])
    await database.sql`delete from ${database.sql(table)}`;
});

describe('who finds what', () => {
  it.each(ROLES)('a published announcement, but neither a draft nor a scheduled one: %s', async (role) => {
    await add('announcements', { title: 'Şenlik taslağı', published_at: null });
    await add('announcements', {
      title: 'Şenlik, ileride',
      published_at: new Date(Date.now() + AN_HOUR_MS).toISOString(),
    });
    await add('announcements', { title: 'Şenlik, yayında', ...PUBLISHED });
    expect(await titlesOf('şenlik', role)).toEqual(['Şenlik, yayında']);
  });

  it.each(ROLES)('one of every kind, with what leads to it: %s', async (role) => {
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

  it('nobody reaches the index itself or the functions behind the search', async () => {
    const { sql } = database;
    const [rights] = await sql`
      select has_table_privilege('anon', 'private.search_index', 'select') as anon,
        has_table_privilege('authenticated', 'private.search_index', 'select') as authenticated,
        has_schema_privilege('anon', 'private', 'usage') as schema`;
    expect(rights).toEqual({ anon: false, authenticated: false, schema: false });
  });
});

describe('words', () => {
  it.each([
    ['isik', 'Işık Üçvapur'],
    ['IŞIK', 'Işık Üçvapur'],
    ['ISIK', 'Işık Üçvapur'],
    ['ışı', 'Işık Üçvapur'],
    ['uyelik', 'Üyeliği yenileme'],
    ['üyeliğimizin', 'Üyeliği yenileme'],
    ['UYELIGI', 'Üyeliği yenileme'],
    ['yenileme üyelik', 'Üyeliği yenileme'],
    ['odul', 'Ödülleri kim aldı?'],
    ['ödülün', 'Ödülleri kim aldı?'],
    ['odulleri kim', 'Ödülleri kim aldı?'],
    ['İstanbul', 'İSTANBUL’da buluşma'],
    ['istanbulda', 'İstanbulda buluşma'],
    ['ISTANBUL', 'istanbul’un'],
    ['i\u0307stanbul', 'İstanbul'],
    ['fete', 'Fête de l’école'],
    ['ecole', 'Fête de l’école'],
    ['bu buluşma', 'Buluşma'],
  ])('%s finds %s', async (typed, title) => {
    await add('announcements', { title, ...PUBLISHED });
    await add('announcements', { title: 'Başka bir konu', ...PUBLISHED });
    expect(await titlesOf(typed)).toEqual([title]);
  });

  it('must all be there', async () => {
    await add('announcements', { title: 'Bahar konseri', ...PUBLISHED });
    expect(await titlesOf('bahar konseri')).toEqual(['Bahar konseri']);
    expect(await titlesOf('güz konseri')).toEqual([]);
  });

  it('only the last may be unfinished', async () => {
    await add('announcements', { title: 'Bahar konseri', ...PUBLISHED });
    expect(await titlesOf('bahar kons')).toEqual(['Bahar konseri']);
    expect(await titlesOf('bah konseri')).toEqual([]);
  });

  it('in a title weigh more than in a text', async () => {
    await add('announcements', { title: 'Haberler', body: 'Koro, koro, koro çalışıyor.', ...PUBLISHED });
    await add('announcements', { title: 'Koro', body: 'Salı akşamı.', ...PUBLISHED });
    expect(await titlesOf('koro')).toEqual(['Koro', 'Haberler']);
  });

  it('of tags and attributes are none', async () => {
    await add('announcements', {
      title: 'Yazı',
      body: '<p class="ornek"><strong>Mü</strong>rekkep &amp; kâğıt</p><p>son</p>',
      ...PUBLISHED,
    });
    expect(await titlesOf('ornek')).toEqual([]);
    expect(await titlesOf('strong')).toEqual([]);
    expect(await titlesOf('mürekkep kagit son')).toEqual(['Yazı']);
  });

  it('are folded as the site folds them', async () => {
    const letters = 'AaBbCcÇçDdEeFfGgĞğHhIıİiJjKkLlMmNnOoÖöPpRrSsŞşTtUuÜüVvYyZzÂâÎîÛûÀàÉéÈèÊêËëÏïÔôÙùŒœÆæßØø';
    const [row] = await database.sql`select private.fold(${letters}) as folded`;
    expect(row?.folded).toBe(foldTurkish(letters));
  });
});

describe('snippets', () => {
  it('are plain text around the word that was met, which stands between marks', async () => {
    const filler = 'Burada başka sözler durur. '.repeat(30);
    await add('announcements', {
      title: 'Üyeliğiniz',
      body: `<p>${filler}</p><p>Yıllık <em>üyeliği</em> &quot;yenilemek&quot;\u0003 kolaydır.</p><p>${filler}</p>`,
      ...PUBLISHED,
    });
    const [hit] = await search('uyelik');
    expect(hit?.title).toBe('\u0002Üyeliğiniz\u0003');
    expect(hit?.snippet).toContain('\u0002üyeliği\u0003 "yenilemek" kolaydır.');
    expect(hit?.snippet.length).toBeLessThan(400);
  });

  it('start the text when only the title was met', async () => {
    await add('announcements', { title: 'Koro', body: 'Salı akşamları buluşuyoruz.', ...PUBLISHED });
    expect((await search('koro'))[0]?.snippet).toBe('Salı akşamları buluşuyoruz.');
  });
});

describe('the number of results', () => {
  it('is cut for each kind, and the whole number is told', async () => {
    for (const number of [1, 2, 3]) {
      await add('calendar', { title: `Prova ${number}`, date: `2026-05-0${number}` });
      await add('announcements', { title: `Prova ${number}`, ...PUBLISHED });
    }
    const hits = await search('prova', 'visitor', 2);
    expect(hits.map(({ kind }) => kind).sort()).toEqual([
      'announcement',
      'announcement',
      'calendar',
      'calendar',
    ]);
    expect(hits.every(({ found }) => found === 3)).toBe(true);
    expect(hits.filter(({ kind }) => kind === 'calendar').map(({ title }) => plain(title))).toEqual([
      'Prova 3',
      'Prova 2',
    ]);
  });

  it.each([0, -5, null])('%s asks for one', async (max) => {
    await add('calendar', { title: 'Prova', date: '2026-05-01' });
    await add('calendar', { title: 'Prova', date: '2026-05-02' });
    expect(await search('prova', 'visitor', max)).toHaveLength(1);
  });
});

describe('hostile input', () => {
  it.each([
    ['quotes', `'"\`’ O'Brien " ' $$`],
    ['operators', '& | ! ( ) <-> :* :A !! \\ a & | b:*'],
    ['an injection', `'); drop table announcements; --`],
    ['wildcards', '%_*?[]{}^~'],
    ['10 kB of words', 'kelime '.repeat(1500)],
    ['10 kB of one word', 'ş'.repeat(10_000)],
    ['emoji', '🎓🎉 👩‍🎓'],
    ['marks', '\u0301\u0307\u0001\u0002\u0003\u001f'],
    ['a lone surrogate', 'a\ud800'],
    ['other scripts', 'Ελλάδα 日本語 العربية'],
    ['only very common words', 've ile bu için'],
    ['nothing', ''],
    ['blanks', ' \t\n\u00a0'],
  ])('never errs: %s', async (_, q) => {
    await add('announcements', { title: 'Kelime', ...PUBLISHED });
    await expect(search(q)).resolves.toBeInstanceOf(Array);
    expect(await titlesOf('kelime')).toEqual(['Kelime']);
  });

  it('NUL, which no text of PostgreSQL can hold, is refused as the request’s fault', async () => {
    const { error, status } = await database.as.visitor.rpc('site_search', { q: 'a\u0000b' });
    expect(error).not.toBeNull();
    expect(status).toBeLessThan(500);
  });
});

describe('the index follows its tables', () => {
  it('when a row changes or goes', async () => {
    await add('events', { title: 'Fener alayı', slug: 'fener-alayi' });
    const { sql } = database;
    await sql`update events set title = 'Kestane günü' where slug = 'fener-alayi'`;
    expect(await titlesOf('fener')).toEqual([]);
    expect(await titlesOf('kestane')).toEqual(['Kestane günü']);
    await sql`delete from events`;
    expect(await sql`select from private.search_index where kind = 'event'`).toHaveLength(0);
  });

  it('when a backup brings rows without their triggers', async () => {
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

const YESTERDAY_IN_ISTANBUL = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Istanbul' }).format(
  new Date(YESTERDAY),
);

async function add(table: string, row: Row): Promise<void> {
  await database.sql`insert into ${database.sql(table)} ${database.sql(row)}`;
}

async function search(q: string, role: Role = 'visitor', maxResults?: number | null): Promise<Hit[]> {
  const { data, error } = await database.as[role].rpc('site_search', {
    q,
    ...(maxResults !== undefined && { max_results: maxResults }),
  });
  if (error) throw new Error(error.message);
  return data as Hit[];
}

async function titlesOf(q: string, role?: Role): Promise<string[]> {
  return (await search(q, role)).map(({ title }) => plain(title));
}

function plain(marked: string): string {
  return marked.replaceAll('\u0002', '').replaceAll('\u0003', '');
}
