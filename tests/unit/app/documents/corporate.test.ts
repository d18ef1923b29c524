import { afterEach, describe, expect, test, vi } from 'vitest';
import { failure, fakeApi, renderPath } from '../fake-api';
import { openPage, textOf } from '../page-document';

test('the corporate pages’ empty path leads to what the association is about', async () => {
  expect(await renderPath('/kurumsal')).toMatchObject({ status: 301, redirect: '/kurumsal/hakkimizda' });
});

describe.each([
  ['hakkimizda', 'HAKKIMIZDA', 'Hakkımızda'],
  ['tarihce', 'TARİHÇE', 'Tarihçe'],
  ['yonetim-kurulu', 'YÖNETİM KURULU', 'Yönetim Kurulu', ['board_members']],
  ['baskanin-mesaji', 'BAŞKANIN MESAJI', 'Başkanın Mesajı', ['board_members']],
  ['dernek-tuzugu', 'DERNEK TÜZÜĞÜ', 'Dernek Tüzüğü'],
  ['kvkk', 'KİŞİSEL VERİLERİN KORUNMASI', 'KVKK'],
  ['nds-ailesi', 'NDS AİLESİ', 'NDS Ailesi'],
  ['nds-edebiyat-odulu', 'NDS EDEBİYAT ÖDÜLÜ', 'NDS Edebiyat Ödülü', ['literature_awards']],
])('%s', (name, title, step, tables: string[] = []) => {
  const address = `/kurumsal/${name}`;

  test('is complete with its title and breadcrumb, and reads only its own rows', async () => {
    const api = fakeApi();
    const { status, head, main } = await openPage(address, api);
    expect(status).toBe(200);
    expect(api.requests.map(({ pathname }) => pathname.replace('/rest/v1/', ''))).toEqual(tables);
    expect([...main.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual([title]);
    const trail = main.querySelector('nav[aria-label="Sayfa yolu"]');
    expect([...(trail?.querySelectorAll('li') ?? [])].map(textOf)).toEqual(['Ana Sayfa', 'Kurumsal', step]);
    expect(trail?.querySelector('[aria-current="page"]')?.textContent).toBe(step);
    expect(head).toContain(`rel="canonical" href="https://site.example${address}"`);
    expect(head).toMatch(/<meta [^>]*name="description" content="[^"]{40,160}"/);
  });

  test('has sized pictures with alternative texts, and no straight quotes', async () => {
    const { main } = await openPage(address);
    const pictures = main.querySelectorAll('img');
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      expect(Number(picture.getAttribute('width')) * Number(picture.getAttribute('height'))).toBeGreaterThan(
        0,
      );
      expect(picture.hasAttribute('alt')).toBe(true);
    }
    expect(textOf(main)).not.toMatch(/['"]/);
  });
});

describe('a page of pictures and text', () => {
  test.each(['hakkimizda', 'tarihce'])('%s sets three blocks, each with its picture', async (name) => {
    const { main } = await openPage(`/kurumsal/${name}`);
    const blocks = [...main.querySelectorAll('section')];
    expect(blocks).toHaveLength(3);
    for (const block of blocks) {
      expect(block.querySelector('h2')).not.toBeNull();
      expect(block.querySelector('img')?.alt).toMatch(/\p{L}/u);
    }
  });

  test('the school family ends with the map of the world network', async () => {
    const { main } = await openPage('/kurumsal/nds-ailesi');
    expect(main.querySelector('section:last-of-type img')?.getAttribute('alt')).toContain('harita');
  });
});

afterEach(() => vi.useRealTimers());

function setDay(day: string): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(`${day}T09:00:00Z`);
}

const member = (id: number, fields: Record<string, unknown> = {}) => ({
  ...{ id, full_name: `Üye ${id}`, role: null, body: 'board', seat: 'regular', photo_url: null },
  ...{ term_from: '2025-02-15', ...fields },
});

describe('the date of a text', () => {
  test.each([
    ['hakkimizda', '2025-10-15', '15 Ekim 2025'],
    ['tarihce', '2025-10-15', '15 Ekim 2025'],
    ['baskanin-mesaji', '2025-10-15', '15 Ekim 2025'],
    ['dernek-tuzugu', '2025-02-22', '22 Şubat 2025'],
    ['kvkk', '2026-11-23', '23 Kasım 2026'],
    ['nds-ailesi', '2025-10-15', '15 Ekim 2025'],
    ['nds-edebiyat-odulu', '2025-10-15', '15 Ekim 2025'],
  ])('is on %s', async (name, day, words) => {
    const { main } = await openPage(`/kurumsal/${name}`);
    const dates = [...main.querySelectorAll('time')];
    expect(dates.map((date) => date.getAttribute('datetime'))).toEqual([day]);
    expect(textOf(main)).toContain(`Bu metin ${words} tarihlidir.`);
  });
});

describe('the president’s message', () => {
  const openMessage = (...members: unknown[]) =>
    openPage('/kurumsal/baskanin-mesaji', fakeApi({ board_members: members }));
  const signed = (main: Element) => /saygılarımla, (.*Başkanı)/.exec(textOf(main))?.[1];

  test('the president’s portrait is beside the message', async () => {
    const { main } = await openMessage(member(1), member(2, { role: 'Başkan', photo_url: '/baskan.webp' }));
    const photo = main.querySelector('[data-with-portrait] img');
    expect([photo?.getAttribute('src'), photo?.getAttribute('alt')]).toEqual([
      '/baskan.webp',
      'Fotoğraf: Üye 2',
    ]);
  });

  test.each(['Başkan', 'BAŞKAN', ' Yönetim Kurulu Başkanı', 'Dernek Başkanı'])(
    'is signed by the member whose office is “%s”',
    async (role) => {
      const { main } = await openMessage(
        member(1, { role: 'Başkan Yardımcısı' }),
        member(2, { role: 'Denetim Kurulu Başkanı', body: 'audit' }),
        member(3, { role: 'Başkan', body: 'audit' }),
        member(4, { role }),
      );
      expect(signed(main)).toBe('Üye 4 Yönetim Kurulu Başkanı');
      expect(main.querySelector('img[alt]:not([alt=""])'), 'no portrait').toBeNull();
    },
  );

  test('is signed by the newer of two presidents, as when the end of a term was not entered', async () => {
    const { main } = await openMessage(
      member(1, { role: 'Başkan', term_from: '2024-02-15' }),
      member(2, { role: 'Başkan', term_from: '2026-02-15' }),
    );
    expect(signed(main)).toBe('Üye 2 Yönetim Kurulu Başkanı');
  });

  test('is signed by the office alone while nobody is known, also when the board cannot be read', async () => {
    expect(signed((await openMessage()).main)).toBe('Yönetim Kurulu Başkanı');
    const broken = fakeApi({ board_members: failure(500, 'Veri tabanı dinleniyor') });
    const { status, main } = await openPage('/kurumsal/baskanin-mesaji', broken);
    expect([status, signed(main)]).toEqual([200, 'Yönetim Kurulu Başkanı']);
  });
});

describe('the board', () => {
  const BOARD = '/kurumsal/yonetim-kurulu';
  const openBoard = (rows: readonly unknown[] | Response) =>
    openPage(BOARD, fakeApi({ board_members: rows }));

  test('is seven portraits with the names of the regular members', async () => {
    const president = member(1, { role: 'Başkan', photo_url: '/baskan.webp' });
    const { main } = await openBoard([president, ...[2, 3, 4, 5, 6, 7].map((id) => member(id))]);
    expect([...main.querySelectorAll('h2')].map(textOf)).toEqual(['Asıl Üyeler']);
    const captions = [...main.querySelectorAll('figcaption')].map(textOf);
    expect(captions).toEqual(['Üye 1 Başkan', 'Üye 2', 'Üye 3', 'Üye 4', 'Üye 5', 'Üye 6', 'Üye 7']);
    const photo = main.querySelector('figure > img');
    expect(photo?.getAttribute('src')).toBe('/baskan.webp');
    expect(photo?.getAttribute('alt')).toBe('Fotoğraf: Üye 1');
    expect(main.querySelectorAll('figure picture img[alt=""]'), 'placeholders').toHaveLength(6);
  });

  test('is followed by its substitutes and the audit board, whose names are lists', async () => {
    const { main } = await openBoard([
      member(1, { body: 'audit', seat: 'substitute' }),
      member(2, { body: 'audit', role: 'Denetim Kurulu Başkanı' }),
      member(3, { seat: 'substitute' }),
      member(4),
    ]);
    const sections = [...main.querySelectorAll('section')].map((section) => [
      textOf(section.querySelector('h2') ?? section),
      ...[...section.querySelectorAll('li')].map(textOf),
    ]);
    expect(sections).toEqual([
      ['Asıl Üyeler', 'Üye 4'],
      ['Yedek Üyeler', 'Üye 3'],
      ['Denetim Kurulu', 'Üye 2 Denetim Kurulu Başkanı'],
      ['Denetim Kurulu Yedekleri', 'Üye 1'],
    ]);
    expect(main.querySelectorAll('figure')).toHaveLength(1);
  });

  test('is whoever is in office on the day in Istanbul', async () => {
    setDay('2026-02-14');
    vi.setSystemTime('2026-02-14T21:30:00Z');
    const api = fakeApi();
    await openPage(BOARD, api);
    const asked = api.requests[0]?.searchParams;
    expect(asked?.get('term_from')).toBe('lte.2026-02-15');
    expect(asked?.get('or')).toBe('(term_to.is.null,term_to.gte.2026-02-15)');
    expect(asked?.get('order')).toBe('idx.asc,created_at.asc');
  });

  test('says when nobody is in office, and when that cannot be read', async () => {
    expect(textOf((await openBoard([])).main)).toContain('Kurul üyeleri henüz duyurulmadı.');
    const { main } = await openBoard(failure(500, 'Veri tabanı dinleniyor'));
    expect(main.querySelector('[role=alert]')?.textContent).toBe('Veri tabanı dinleniyor');
  });
});

describe('the literature award', () => {
  const AWARD = '/kurumsal/nds-edebiyat-odulu';
  const winner = (year: number, fields: Record<string, unknown> = {}) => ({
    ...{ year, title: `Kitap ${year}`, author: `Yazar ${year}`, language: 'tr' },
    ...{ cover_url: `/kitap-${year}.webp`, cover_alt: null, caption: null },
    ...fields,
  });
  const openAward = (rows: readonly unknown[] | Response) =>
    openPage(AWARD, fakeApi({ literature_awards: rows }));

  test('shows a cover and a caption for each year from 2025 back to 2009', async () => {
    const all = Array.from({ length: 17 }, (_, index) => 2025 - index);
    const { main } = await openAward(all.map((year) => winner(year)));
    const books = [...main.querySelectorAll('figure')].map((figure) => ({
      src: figure.querySelector('img')?.getAttribute('src'),
      alt: figure.querySelector('img')?.alt,
      caption: textOf(figure.querySelector('figcaption') ?? figure),
    }));
    expect(books).toEqual(
      all.map((year) => ({
        src: `/kitap-${year}.webp`,
        alt: `${year} yılının kitap kapağı`,
        caption: expect.stringMatching(`^${year} *Kitap ${year} *Yazar ${year}$`) as string,
      })),
    );
    expect(textOf(main)).toContain('Ödül alan kitaplar 2009–2025');
  });

  test('shows what is known of a book: its cover’s description, its language and its translator', async () => {
    const described = { language: 'fr', cover_alt: 'Sisli bir kent', caption: 'Çeviren: Asım Satırarası' };
    const { main } = await openAward([winner(2024, described), winner(2023, { cover_url: null })]);
    const [translated, bare] = main.querySelectorAll('figure');
    expect(translated?.querySelector('img')?.alt).toBe('Sisli bir kent');
    expect(translated?.querySelector('[lang=fr]')?.textContent).toBe('Yazar 2024');
    expect(translated && textOf(translated)).toContain('Çeviren: Asım Satırarası');
    expect(bare?.querySelector('picture img')?.getAttribute('alt'), 'the placeholder').toBe('');
    expect(bare?.querySelector('[lang]')).toBeNull();
  });

  test.each([
    ['2025-10-01', '2025’te 17. yılına'],
    ['2026-11-24', '2026’da 18. yılına'],
    ['2031-03-07', '2031’de 23. yılına'],
  ])('counts its years: on %s it has come “%s”', async (day, words) => {
    setDay(day);
    const { main } = await openPage(AWARD);
    expect(textOf(main)).toContain(`${words} ulaşan ödülümüz`);
  });

  test('says when no book is known, and when none can be read', async () => {
    const { main } = await openAward([]);
    expect(textOf(main)).toContain('Henüz ödül alan kitap yok.');
    expect(textOf(main)).not.toContain('–');
    const broken = await openAward(failure(500, 'Veri tabanı dinleniyor'));
    expect(broken.main.querySelector('[role=alert]')?.textContent).toBe('Veri tabanı dinleniyor');
  });
});

describe('a long text', () => {
  test('the bylaws are 21 articles and a provisional one, each at its anchor and in the contents', async () => {
    const { main } = await openPage('/kurumsal/dernek-tuzugu');
    const anchors = [...Array.from({ length: 21 }, (_, index) => `madde-${index + 1}`), 'gecici-madde-1'];
    expect([...main.querySelectorAll('section')].map(({ id }) => id)).toEqual(anchors);
    const contents = [...main.querySelectorAll('nav[aria-label="İçindekiler"] a')];
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(anchors.map((anchor) => `#${anchor}`));
    expect(contents.map((link) => link.textContent)).toEqual(
      [...main.querySelectorAll('section h2')].map((heading) => heading.textContent),
    );
  });

  test('each link inside a text leads to a page of the site', async () => {
    for (const name of ['hakkimizda', 'tarihce', 'kvkk']) {
      const { main } = await openPage(`/kurumsal/${name}`);
      const links = main.querySelectorAll('section a');
      expect(links.length, name).toBeGreaterThan(0);
      for (const link of links) {
        const { status } = await renderPath(link.getAttribute('href') ?? '');
        expect(status, link.textContent).toBe(200);
      }
    }
  });
});
