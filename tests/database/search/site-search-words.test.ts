import { describe, expect, it } from 'vitest';
import { foldTurkish } from '../../../src/lib/text/turkish';
import { PUBLISHED, useSearch } from '../support/site-search';

const { database, add, search, titlesOf } = useSearch();

describe('words', () => {
  it.each([
    ['isik', 'Işık Üçvapur'],
    ['IŞIK', 'Işık Üçvapur'],
    ['uyelik', 'Üyeliği yenileme'],
    ['üyeliğimizin', 'Üyeliği yenileme'],
    ['yenileme üyelik', 'Üyeliği yenileme'],
    ['odulleri kim', 'Ödülleri kim aldı?'],
    ['İstanbul', 'İSTANBUL’da buluşma'],
    ['ISTANBUL', 'istanbul’un'],
    ['i\u0307stanbul', 'İstanbul'],
    ['fete', 'Fête de l’école'],
    ['bu buluşma', 'Buluşma'],
  ])('%s finds %s', async (typed, title) => {
    await add('announcements', { title, ...PUBLISHED });
    await add('announcements', { title: 'Başka bir konu', ...PUBLISHED });
    expect(await titlesOf(typed)).toEqual([title]);
  });

  it('weigh more in a title than in a text', async () => {
    await add('announcements', { title: 'Haberler', body: 'Koro, koro, koro çalışıyor.', ...PUBLISHED });
    await add('announcements', { title: 'Koro', body: 'Salı akşamı.', ...PUBLISHED });
    expect(await titlesOf('koro')).toEqual(['Koro', 'Haberler']);
  });

  it('of tags and attributes are not indexed', async () => {
    await add('announcements', {
      title: 'Yazı',
      body: '<p class="ornek"><strong>Mü</strong>rekkep &amp; kâğıt</p><p>son</p>',
      ...PUBLISHED,
    });
    expect(await titlesOf('ornek')).toEqual([]);
    expect(await titlesOf('strong')).toEqual([]);
    expect(await titlesOf('mürekkep kagit son')).toEqual(['Yazı']);
  });

  it('between angle brackets are found, as text is no HTML', async () => {
    const lead = 'Yazın: Ayşe <ayse@dernek.example>, <kayit> ve 3 < 5 > 2';
    await add('announcements', { title: 'Adres', lead, ...PUBLISHED });
    for (const typed of ['kayit', 'KAYIT', 'ayşe']) expect(await titlesOf(typed)).toEqual(['Adres']);
    const [hit] = await search('yazin');
    expect(hit?.snippet.replaceAll('\u0002', '').replaceAll('\u0003', '')).toContain(
      'Yazın: Ayşe <ayse@dernek.example',
    );
  });

  it('are found and shown when they look like tags, unless they are a body’s', async () => {
    const title = 'Yazıda <b> ve <address>';
    await add('announcements', {
      title,
      lead: 'Kalın <b>yazı</b> için',
      body: '<p>son &lt;table&gt; söz</p>',
      ...PUBLISHED,
    });
    for (const typed of ['address', 'b', 'table']) expect(await titlesOf(typed)).toEqual([title]);
    const [hit] = await search('kalin');
    expect(hit?.title).toBe(title);
    expect(hit?.snippet).toBe('\u0002Kalın\u0003 <b>yazı</b> için son <table> söz');
  });

  it('are folded as on the site', async () => {
    const letters = 'AaBbCcÇçDdEeFfGgĞğHhIıİiJjKkLlMmNnOoÖöPpRrSsŞşTtUuÜüVvYyZzÂâÎîÛûÀàÉéÈèÊêËëÏïÔôÙùŒœÆæßØø';
    const [row] = await database.sql`select private.fold(${letters}) as folded`;
    expect(row?.folded).toBe(foldTurkish(letters));
  });
});

describe('snippets', () => {
  it('are plain text around the found word, which is marked', async () => {
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
});

describe('snippets of a body', () => {
  const list = '<ul><li>Öğrenci belgesi<ol><li>aslı</li></ol></li><li>fotoğraf</li></ul>';
  const body = `<h2>Kayıt</h2><p>Yerler saat <b>17.00</b>’de doluyor.</p>${list}<table><tr><td>Pazartesi</td></tr></table><p>Erken gelin.</p>`;

  it.each([
    ['a word of a paragraph', 'doluyor'],
    ['a word of a heading', 'kayıt'],
    ['a word of a list', 'fotoğraf'],
    ['a word of a table', 'pazartesi'],
  ])('are its paragraphs alone, by %s', async (_, q) => {
    await add('announcements', { title: 'Burs', body, ...PUBLISHED });
    await add('alumni_news', { title: 'Burs', slug: 'burs', description: body, ...PUBLISHED });
    await add('events', { title: 'Burs', slug: 'burs', body, location: 'Lise şapeli', ...PUBLISHED });
    const snippets = (await search(q)).map(({ snippet }) =>
      snippet.replaceAll('\u0002', '').replaceAll('\u0003', ''),
    );
    // PostgreSQL may leave the last full stop out.
    const paragraphs = expect.stringMatching(
      /^Yerler saat 17\.00’de doluyor\. Erken gelin(?:\.| …)$/,
    ) as string;
    // An event's place does not run into its first sentence.
    const place = expect.stringMatching(/^Lise şapeli · Yerler saat 17\.00’de doluyor\./) as string;
    expect(snippets).toHaveLength(3);
    expect(snippets).toEqual(expect.arrayContaining([paragraphs, paragraphs, place]));
  });

  it('a body of a hundred thousand characters takes no time to speak of', async () => {
    const [row] = await database.sql<{ prose: string }[]>`
      select private.prose_text(repeat('<ul><li>bir <table', 5000) || '<p>son</p>' || repeat('<h2>x<', 5000)) as prose`;
    expect(row?.prose).toContain('son');
  });
});

it('a perk is found by its city and district', async () => {
  await add('member_perks', {
    business_name: 'Kitabevi',
    city: 'Eskişehir',
    district: 'Odunpazarı',
    ...PUBLISHED,
  });
  expect(await titlesOf('eskisehir')).toEqual(['Kitabevi']);
  expect(await titlesOf('odunpazarı')).toEqual(['Kitabevi']);
});

describe('hostile input', () => {
  it.each([
    ['quotes', `'"\`’ O'Brien " ' $$`],
    ['operators', '& | ! ( ) <-> :* :A !! \\ a & | b:*'],
    ['an injection', `'); drop table announcements; --`],
    ['10 kB of words', 'kelime '.repeat(1500)],
    ['10 kB of one word', 'ş'.repeat(10_000)],
    ['marks', '\u0301\u0307\u0001\u0002\u0003\u001f'],
    ['a lone surrogate', 'a\ud800'],
    ['only very common words', 've ile bu için'],
    ['blanks', ' \t\n\u00a0'],
  ])('gives no error: %s', async (_, q) => {
    await add('announcements', { title: 'Kelime', ...PUBLISHED });
    await expect(search(q)).resolves.toBeInstanceOf(Array);
    expect(await titlesOf('kelime')).toEqual(['Kelime']);
  });

  it('NUL, which no PostgreSQL text can contain, is refused as a bad request', async () => {
    const { error, status } = await database.as.visitor.rpc('site_search', { q: 'a\u0000b' });
    expect(error).not.toBeNull();
    expect(status).toBeLessThan(500);
  });
});
