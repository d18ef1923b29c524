import { afterEach, describe, expect, test, vi } from 'vitest';
import { failure, fakeApi, renderPath, type Tables } from '../fake-api';
import { openPage, textOf } from '../page-document';
import { awardedBook, boardMember } from '../rows';

const openCorporate = (name: string, tables: Tables = {}) => openPage(`/kurumsal/${name}`, tables);

afterEach(() => vi.useRealTimers());

function setDay(day: string): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(`${day}T09:00:00Z`);
}

describe('a page of pictures and text', () => {
  test.each(['hakkimizda', 'tarihce'])('%s sets three blocks, each with its picture', async (name) => {
    const { main, texts } = await openCorporate(name);
    expect(texts('section > :is(h2, * h2)')).toHaveLength(3);
    const blocks = [...main.querySelectorAll('section')];
    expect(blocks).toHaveLength(3);
    for (const block of blocks) expect(block.querySelector('img')?.alt).toMatch(/\p{L}/u);
  });

  test('the school family ends with the map of the world network', async () => {
    const { find } = await openCorporate('nds-ailesi');
    expect(find('section:last-of-type img').getAttribute('alt')).toContain('harita');
  });
});

describe('the president’s message', () => {
  const openMessage = (...board_members: object[]) => openCorporate('baskanin-mesaji', { board_members });
  const signed = (text: string) => /saygılarımla, (.*Başkanı)/.exec(text)?.[1];

  test('the president’s portrait is beside the message', async () => {
    const president = boardMember(2, { role: 'Başkan', photo_url: '/baskan.webp' });
    const { find } = await openMessage(boardMember(1), president);
    const photo = find('[data-with-portrait] img');
    expect([photo.getAttribute('src'), photo.getAttribute('alt')]).toEqual([
      '/baskan.webp',
      'Fotoğraf: Üye 2',
    ]);
  });

  test.each(['BAŞKAN', ' Yönetim Kurulu Başkanı'])(
    'is signed by the member whose office is “%s”',
    async (role) => {
      const { text, texts } = await openMessage(
        boardMember(1, { role: 'Başkan Yardımcısı' }),
        boardMember(2, { role: 'Denetim Kurulu Başkanı', body: 'audit' }),
        boardMember(3, { role: 'Başkan', body: 'audit' }),
        boardMember(4, { role }),
      );
      expect(signed(text)).toBe('Üye 4 Yönetim Kurulu Başkanı');
      expect(texts('img[alt]:not([alt=""])'), 'no portrait').toEqual([]);
    },
  );

  test('is signed by the office alone while nobody is known, also when the board cannot be read', async () => {
    expect(signed((await openMessage()).text)).toBe('Yönetim Kurulu Başkanı');
    const { status, text } = await openCorporate('baskanin-mesaji', { board_members: failure() });
    expect([status, signed(text)]).toEqual([200, 'Yönetim Kurulu Başkanı']);
  });
});

describe('the board', () => {
  const openBoard = (...board_members: object[]) => openCorporate('yonetim-kurulu', { board_members });

  test('is seven portraits with the names of the regular members', async () => {
    const president = boardMember(1, { role: 'Başkan', photo_url: '/baskan.webp' });
    const { find, texts } = await openBoard(president, ...[2, 3, 4, 5, 6, 7].map((id) => boardMember(id)));
    expect(texts('h2')).toEqual(['Asıl Üyeler', 'Önceki Yönetimler']);
    const names = ['Üye 1 Başkan', 'Üye 2', 'Üye 3', 'Üye 4', 'Üye 5', 'Üye 6', 'Üye 7'];
    expect(texts('figcaption')).toEqual(names);
    const photo = find('figure > img');
    expect([photo.getAttribute('src'), photo.getAttribute('alt')]).toEqual([
      '/baskan.webp',
      'Fotoğraf: Üye 1',
    ]);
    expect(texts('figure picture img[alt=""]'), 'placeholders').toHaveLength(6);
  });

  test('is followed by its substitutes and the audit board, whose names are lists', async () => {
    const { main, texts } = await openBoard(
      boardMember(1, { body: 'audit', seat: 'substitute' }),
      boardMember(2, { body: 'audit', role: 'Denetim Kurulu Başkanı' }),
      boardMember(3, { seat: 'substitute' }),
      boardMember(4),
    );
    const sections = [...main.querySelectorAll('section')].map((section) =>
      [...section.querySelectorAll('h2, li')].map(textOf),
    );
    expect(sections).toEqual([
      ['Asıl Üyeler', 'Üye 4'],
      ['Yedek Üyeler', 'Üye 3'],
      ['Denetim Kurulu', 'Üye 2 Denetim Kurulu Başkanı'],
      ['Denetim Kurulu Yedekleri', 'Üye 1'],
      ['Önceki Yönetimler'],
    ]);
    expect(texts('figure')).toHaveLength(1);
  });

  /** Those who are asked for by the end of their term are the former ones. */
  const withFormer = (former: readonly object[] | Response, ...present: object[]): Tables => ({
    board_members: ({ searchParams }) => (searchParams.get('term_to')?.startsWith('lt.') ? former : present),
  });
  const was = (id: number, fields: object = {}) =>
    boardMember(id, { term_from: '2022-02-15', term_to: '2024-02-14', ...fields });

  test('is followed by the boards before it, which open without JavaScript', async () => {
    setDay('2026-02-20');
    const { texts, main } = await openCorporate(
      'yonetim-kurulu',
      withFormer(
        [
          was(11, { role: 'Başkan', term_from: '2024-02-15', term_to: '2026-02-14' }),
          was(12, { role: 'Başkan' }),
          was(13),
          was(14, { body: 'audit' }),
          was(15, { seat: 'substitute', term_to: '2023-05-01' }),
        ],
        boardMember(1, { term_from: '2026-02-15' }),
      ),
    );
    expect(texts('details > summary')).toEqual([
      '2024–2026 dönemi 15 Şubat 2024 – 14 Şubat 2026',
      '2022–2024 dönemi 15 Şubat 2022 – 14 Şubat 2024',
    ]);
    expect(texts('details:last-of-type :is(h4, li)')).toEqual([
      'Yönetim Kurulu',
      'Üye 12 Başkan',
      'Üye 13',
      'Yedek Üyeler',
      'Üye 15 15 Şubat 2022 – 1 Mayıs 2023',
      'Denetim Kurulu',
      'Üye 14',
    ]);
    expect(main.querySelectorAll('figure'), 'former members have no portraits').toHaveLength(1);
  });

  test('says that no board before it is there, and that they cannot be read', async () => {
    const none = await openCorporate('yonetim-kurulu', withFormer([], boardMember(1)));
    expect(none.text).toContain('Önceki dönemlerin yöneticileri bu sayfaya henüz eklenmedi.');
    const unread = await openCorporate('yonetim-kurulu', withFormer(failure(), boardMember(1)));
    expect(unread.text).toContain('Önceki dönemler şu anda gösterilemiyor.');
    expect(unread.texts('figcaption')).toEqual(['Üye 1']);
  });

  test('asks for the former ones by the day in Istanbul', async () => {
    setDay('2026-02-14');
    vi.setSystemTime('2026-02-14T21:30:00Z');
    const api = fakeApi();
    await renderPath('/kurumsal/yonetim-kurulu', api);
    const former = api.requests.find(({ searchParams }) => searchParams.get('term_to') !== null);
    expect(former?.searchParams.get('term_to')).toBe('lt.2026-02-15');
  });

  test('is whoever is in office on the day in Istanbul', async () => {
    setDay('2026-02-14');
    vi.setSystemTime('2026-02-14T21:30:00Z');
    const api = fakeApi();
    await renderPath('/kurumsal/yonetim-kurulu', api);
    expect(Object.fromEntries(api.requests[0]?.searchParams ?? [])).toMatchObject({
      term_from: 'lte.2026-02-15',
      or: '(term_to.is.null,term_to.gte.2026-02-15)',
      order: 'idx.asc,created_at.asc',
    });
  });
});

describe('the literature award', () => {
  const openAward = (...literature_awards: object[]) =>
    openCorporate('nds-edebiyat-odulu', { literature_awards });

  test('shows a cover and a caption for each year from 2025 back to 2009', async () => {
    const years = Array.from({ length: 17 }, (_, index) => 2025 - index);
    const { text, texts, values } = await openAward(...years.map((year) => awardedBook(year)));
    expect(values('figure img', 'src')).toEqual(years.map((year) => `/kitap-${year}.webp`));
    expect(values('figure img', 'alt')).toEqual(years.map((year) => `${year} yılının kitap kapağı`));
    expect(texts('figcaption')).toEqual(years.map((year) => `${year} Kitap ${year} Yazar ${year}`));
    expect(text).toContain('Ödül alan kitaplar 2009–2025');
  });

  test('shows what is known of a book: its cover’s description, its language and its translator', async () => {
    const described = { language: 'fr', cover_alt: 'Sisli bir kent', caption: 'Çeviren: Asım Satırarası' };
    const { texts, values } = await openAward(
      awardedBook(2024, described),
      awardedBook(2023, { cover_url: null }),
    );
    expect(values('figure img', 'alt')).toEqual(['Sisli bir kent', '']);
    expect(values('figure picture img', 'alt'), 'the placeholder').toEqual(['']);
    expect(texts('figure [lang]')).toEqual(['Yazar 2024']);
    expect(values('figure [lang]', 'lang')).toEqual(['fr']);
    expect(texts('figure')[0]).toContain('Çeviren: Asım Satırarası');
  });

  test.each([
    ['2025-10-01', '2025’te 17. yılına'],
    ['2031-03-07', '2031’de 23. yılına'],
  ])('counts its years: on %s it has come “%s”', async (day, words) => {
    setDay(day);
    const { text } = await openAward();
    expect(text).toContain(`${words} ulaşan ödülümüz`);
    expect(text, 'a range of years without books').not.toContain('–');
  });
});

describe('a long text', () => {
  test('the bylaws are 21 articles and a provisional one, each at its anchor and in the contents', async () => {
    const { texts, values } = await openCorporate('dernek-tuzugu');
    const anchors = [...Array.from({ length: 21 }, (_, index) => `madde-${index + 1}`), 'gecici-madde-1'];
    expect(values('section', 'id')).toEqual(anchors);
    const contents = 'nav[aria-label="İçindekiler"] a';
    expect(values(contents, 'href')).toEqual(anchors.map((anchor) => `#${anchor}`));
    expect(texts(contents)).toEqual(texts('section h2'));
  });
});
