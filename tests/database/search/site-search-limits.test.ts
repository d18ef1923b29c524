import { describe, expect, it } from 'vitest';
import { plain, PUBLISHED, useSearch } from '../support/site-search';

const { database, add, search, titlesOf } = useSearch();

describe('the number of results', () => {
  it('is limited for each kind, and the total is given', async () => {
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

  it.each([0, -5, null])('%s gives one', async (max) => {
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
