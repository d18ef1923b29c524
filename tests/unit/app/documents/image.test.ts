import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { announcement, fakeApi, renderPath } from '../fake-api';

const STORED = '/storage/v1/object/public/media/announcements/kapak.webp';
const PATH = '/duyurular/7-cinaralti-bulusmasi';

async function coverOf(cover_url: string) {
  const api = fakeApi({ announcements: [announcement({ cover_url })] });
  const { html } = await renderPath(PATH, api);
  const figure = html.slice(html.indexOf('<figure'));
  return new RegExp(`<img [^>]*src="${cover_url}"[^>]*>`).exec(figure)?.[0] ?? '';
}

test('a stored cover is offered in fitting widths', async () => {
  const cover = await coverOf(STORED);
  expect(cover).toContain(
    '/storage/v1/render/image/public/media/announcements/kapak.webp?width=640&amp;resize=contain 640w',
  );
  expect(cover).toContain('sizes="(min-width: 768px) 720px, 92vw"');
});

test('a stored picture in the head of a page is offered to telephones as a square', async () => {
  const headOf = async () => {
    const api = fakeApi({ announcements: [announcement({ hero_bg_url: STORED })] });
    const { html } = await renderPath(PATH, api);
    return new JSDOM(html).window.document.querySelector('main header');
  };
  const source = (await headOf())?.querySelector('picture > source');
  expect(source?.getAttribute('media')).toBe('(max-width: 480px)');
  expect(source?.getAttribute('srcset')).toContain('kapak.webp?width=960&height=960 960w');
});

test('an announcement without a picture for its head shows its cover there, as events do', async () => {
  const headOf = async (row: Parameters<typeof announcement>[0]) => {
    const { html } = await renderPath(PATH, fakeApi({ announcements: [announcement(row)] }));
    return new JSDOM(html).window.document.querySelector('main header img')?.getAttribute('src');
  };
  const own = STORED.replace('kapak', 'baslik');
  expect(await headOf({ cover_url: STORED, hero_bg_url: own })).toBe(own);
  expect(await headOf({ cover_url: STORED, hero_bg_url: null })).toBe(STORED);
  expect(await headOf({ cover_url: null, hero_bg_url: null })).not.toContain('/storage/');
});

test.each(['https://gazete.example/kapak.jpg', `https://abc.supabase.co${STORED}`])(
  'another host’s picture is used as it is: %s',
  async (address) => {
    expect(await coverOf(address)).not.toMatch(/srcset|sizes/i);
  },
);
