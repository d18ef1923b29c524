import { describe, expect, test } from 'vitest';
import { announcement, failure, fakeApi, renderPath } from '../fake-api';

const CANONICAL = '/duyurular/7-cinaralti-bulusmasi';

describe('the document', () => {
  test('holds the announcements of the home page and the list', async () => {
    const api = fakeApi({ announcements: [announcement()] });
    for (const path of ['/', '/duyurular']) {
      const { status, html } = await renderPath(path, api);
      expect(status).toBe(200);
      expect(html).toContain('Çınaraltı buluşması');
      expect(html).toContain(`href="${CANONICAL}"`);
      expect(html).toContain('12 Mayıs 2026');
    }
  });

  test('contains no script and no preload hints', async () => {
    const { html } = await renderPath('/', fakeApi({ announcements: [announcement()] }));
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<link');
  });

  test('is the same for the same content, so that ETags match', async () => {
    const api = fakeApi({ announcements: [announcement()] });
    const first = await renderPath('/', api);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await renderPath('/', api)).toEqual(first);
  });

  test('says what is empty', async () => {
    const { html } = await renderPath('/');
    expect(html).toContain('Yakın etkinlik yok.');
    expect(html).toContain('Henüz duyuru yok.');
    expect(html).toContain('Henüz etkinlik yok.');
  });

  test('shows the backend’s message in place of each list that could not be read', async () => {
    const api = fakeApi({ announcements: failure(500, 'Veri tabanı dinleniyor') });
    const { status, html, isFaulty } = await renderPath('/duyurular', api);
    expect([status, isFaulty]).toEqual([200, true]);
    expect(html).toContain('<p role="alert">Veri tabanı dinleniyor</p>');
    expect(html).toContain('Yeniden dene');
  });

  test('says in Turkish that the backend is unreachable when there is no answer or a proxy’s page', async () => {
    const unreachable: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));
    const proxy: typeof fetch = () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    for (const fetch of [unreachable, proxy]) {
      const { html, status, isFaulty } = await renderPath('/duyurular', {
        fetch,
        requests: [],
        settingsRequests: [],
      });
      expect(html).toContain('Sunucuya ulaşılamıyor.');
      expect([status, isFaulty]).toEqual([503, true]);
    }
  });

  test('shows a sentence in the site’s layout when the backend does not answer in time', async () => {
    const silent: typeof fetch = () => new Promise(() => undefined);
    for (const path of ['/', '/duyurular/7', '/duyurular/takvim', '/olmayan-sayfa']) {
      const controller = new AbortController();
      const page = renderPath(
        path,
        { fetch: silent, requests: [], settingsRequests: [] },
        { signal: controller.signal },
      );
      controller.abort();
      const { status, html, isFaulty, state } = await page;
      expect([status, isFaulty]).toEqual([503, true]);
      expect(html).toContain('<nav');
      expect(html).toContain('<footer');
      expect(html).toContain('Sunucuya ulaşılamıyor. Lütfen biraz sonra yeniden deneyin.');
      expect(state).toContain('"name":"UnavailableError"');
    }
  });

  test('leaves the back office to the browser', async () => {
    const frame = /<header\b|<nav\b|<footer\b/g;
    const { html: publicPage } = await renderPath('/duyurular');
    expect(new Set(publicPage.match(frame))).toEqual(new Set(['<header', '<nav', '<footer']));
    for (const path of ['/giris', '/admin', '/admin/duyurular']) {
      const { status, html, head } = await renderPath(path);
      expect(status).toBe(200);
      expect(head).toContain('noindex');
      expect(html.match(frame)).toBeNull();
      expect(html).toContain('Yükleniyor…');
      expect(html).toMatch(/<noscript>.*JavaScript olmadan çalışmaz/);
    }
  });
});

describe('an announcement’s address', () => {
  const api = fakeApi({
    announcements: (url) => (url.searchParams.get('id') === 'eq.7' ? [announcement()] : []),
  });

  test('in full shows it', async () => {
    const { status, html, head } = await renderPath(CANONICAL, api);
    expect(status).toBe(200);
    expect(html).toContain('<p>Saat üçte.</p>');
    expect(html).toContain('Gölgede bir öğle sonrası.');
    expect(head).toContain(`rel="canonical" href="https://site.example${CANONICAL}"`);
  });

  test.each(['/duyurular/7', '/duyurular/7-eski-baslik', `${CANONICAL}/`])(
    '%s moves to the full one',
    async (path) => {
      expect(await renderPath(`${path}?kaynak=eposta`, api)).toMatchObject({
        status: 301,
        redirect: `${CANONICAL}?kaynak=eposta`,
      });
    },
  );

  test('of none, or of one that visitors may not see, is not found', async () => {
    const { status, html, head } = await renderPath('/duyurular/8', api);
    expect(status).toBe(404);
    expect(html).toContain('DUYURU BULUNAMADI');
    expect(head).toContain('noindex');
    expect(api.requests.at(-1)?.searchParams.get('published_at')).toMatch(/^lte\./);
  });

  test('with the slug alone moves to the one announcement that has it', async () => {
    const others = [
      announcement({ id: 8, title: 'Bahar şenliği' }),
      announcement({ id: 9, title: 'Genel kurul' }),
    ];
    const published = fakeApi({
      announcements: (url) => (url.searchParams.has('id') ? [announcement()] : [announcement(), ...others]),
    });
    expect(await renderPath('/duyurular/cinaralti-bulusmasi?kaynak=eposta', published)).toMatchObject({
      status: 301,
      redirect: '/duyurular/7-cinaralti-bulusmasi?kaynak=eposta',
    });
    const [titles, row] = published.requests.map(({ searchParams }) => searchParams);
    expect(titles?.get('select')).toBe('id,title');
    expect(titles?.get('published_at')).toMatch(/^lte\./);
    expect(row?.get('id')).toBe('eq.7');
  });

  test.each([
    ['two announcements', [announcement(), announcement({ id: 8 })]],
    ['none', [announcement({ title: 'Bahar şenliği' })]],
  ])('with the slug of %s is not found', async (_, announcements) => {
    const { status, html } = await renderPath('/duyurular/cinaralti-bulusmasi', fakeApi({ announcements }));
    expect(status).toBe(404);
    expect(html).toContain('Geçersiz duyuru adresi.');
  });

  test.each(['/duyurular/Abc', '/duyurular/7_abc', '/duyurular/-7', '/duyurular/%E0%A4%A'])(
    '%s is invalid, and nothing is asked for',
    async (path) => {
      const untouched = fakeApi();
      const { status, html } = await renderPath(path, untouched);
      expect(status).toBe(404);
      expect(html).toContain('Geçersiz duyuru adresi.');
      expect(untouched.requests).toEqual([]);
    },
  );

  test('that could not be read shows the error and does not ask search engines to forget it', async () => {
    const broken = fakeApi({ announcements: failure(500, 'Veri tabanı dinleniyor') });
    const { html, head } = await renderPath('/duyurular/7', broken);
    expect(html).toContain('<p role="alert">Veri tabanı dinleniyor</p>');
    expect(head).not.toContain('noindex');
  });
});

describe('notices', () => {
  test('an unknown path is answered with 404, the home page and a word about it', async () => {
    const { status, html, head } = await renderPath('/boyle/bir/sayfa/yok');
    expect(status).toBe(404);
    expect(html).toContain('DUYURULAR');
    expect(html).toContain('Aradığınız sayfa bulunamadı');
    expect(head).toContain('noindex');
    expect(head).not.toContain('canonical');
  });

  test('an unknown path leads to the home page without a script, by a link and after five seconds', async () => {
    const { html, head } = await renderPath('/boyle/bir/sayfa/yok');
    expect(html).toMatch(/<noscript><a[^>]* href="\/"[^>]*>Ana sayfaya dön<\/a><\/noscript>/);
    expect(head).toContain(
      '<noscript><meta http-equiv="refresh" content="5; url=/?bildirim=sayfa-yok" /></noscript>',
    );
    const home = await renderPath('/?bildirim=sayfa-yok');
    expect(home.status).toBe(200);
    expect(home.html).toContain('Aradığınız sayfa bulunamadı');
    expect(home.head).not.toContain('refresh');
  });

  test('a signed-in visitor without rights sees so, with a way to sign out', async () => {
    const { status, html } = await renderPath('/?bildirim=yetkisiz');
    expect(status).toBe(200);
    expect(html).toContain('Bu hesabın yönetici yetkisi yok.');
    expect(html).toMatch(/<a[^>]*href="\/giris\?cikis=1"[^>]*>Çıkış<\/a>/);
  });

  test('an unknown notice in the address is ignored', async () => {
    const { html } = await renderPath('/?bildirim=baska');
    expect(html).not.toContain('role="status"');
  });
});
