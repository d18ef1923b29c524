import { describe, expect, test } from 'vitest';
import { fakeApi, renderPath } from '../fake-api';
import { openPage, textOf } from '../page-document';

test('the corporate pages’ empty path leads to what the association is about', async () => {
  expect(await renderPath('/kurumsal')).toMatchObject({ status: 301, redirect: '/kurumsal/hakkimizda' });
});

describe.each([
  ['hakkimizda', 'HAKKIMIZDA', 'Hakkımızda'],
  ['tarihce', 'TARİHÇE', 'Tarihçe'],
  ['yonetim-kurulu', 'YÖNETİM KURULU', 'Yönetim Kurulu'],
  ['baskanin-mesaji', 'BAŞKANIN MESAJI', 'Başkanın Mesajı'],
  ['dernek-tuzugu', 'DERNEK TÜZÜĞÜ', 'Dernek Tüzüğü'],
  ['kvkk', 'KİŞİSEL VERİLERİN KORUNMASI', 'KVKK'],
  ['nds-ailesi', 'NDS AİLESİ', 'NDS Ailesi'],
  ['nds-edebiyat-odulu', 'NDS EDEBİYAT ÖDÜLÜ', 'NDS Edebiyat Ödülü'],
])('%s', (name, title, step) => {
  const address = `/kurumsal/${name}`;

  test('is complete with its title and breadcrumb, and reads no backend', async () => {
    const api = fakeApi();
    const { status, head, main } = await openPage(address, api);
    expect(status).toBe(200);
    expect(api.requests).toEqual([]);
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

  test('the board is seven portraits with the names of the regular members', async () => {
    const { main } = await openPage('/kurumsal/yonetim-kurulu');
    expect(main.querySelector('h2')?.textContent).toBe('Asıl Üyeler');
    const names = [...main.querySelectorAll('figure')].map((figure) =>
      figure.querySelector('figcaption span'),
    );
    expect(names).toHaveLength(7);
    expect(names.map((name) => name?.textContent)).not.toContain(undefined);
  });

  test('the president’s portrait is beside the message', async () => {
    const { main } = await openPage('/kurumsal/baskanin-mesaji');
    expect(main.querySelector('img[alt*="başkan"]')).not.toBeNull();
  });

  test('the school family ends with the map of the world network', async () => {
    const { main } = await openPage('/kurumsal/nds-ailesi');
    expect(main.querySelector('section:last-of-type img')?.getAttribute('alt')).toContain('harita');
  });

  test('the award shows a cover and a caption for each year from 2025 back to 2009', async () => {
    const { main } = await openPage('/kurumsal/nds-edebiyat-odulu');
    const years = [...main.querySelectorAll('figure')].map((figure) => ({
      alt: figure.querySelector('img')?.alt,
      caption: Number(figure.querySelector('figcaption span')?.textContent),
    }));
    expect(years).toEqual(
      Array.from({ length: 17 }, (_, index) => 2025 - index).map((year) => ({
        alt: `${year} yılının kitap kapağı`,
        caption: year,
      })),
    );
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
