import { describe, expect, test } from 'vitest';
import { fakeApi, renderPath } from '../fake-api';

const UNREACHABLE = 'Sunucuya ulaşılamıyor.';
/** A backend that is reached in this way. */
const backend = (fetch: typeof globalThis.fetch) => ({ ...fakeApi(), fetch });

describe('the document', () => {
  test.each([
    ['there is no answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['a proxy answers', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
  ])('says in Turkish that the backend is unreachable when %s', async (_, fetch) => {
    const { html, status, isFaulty } = await renderPath('/duyurular', backend(fetch));
    expect(html).toContain(UNREACHABLE);
    expect([status, isFaulty]).toEqual([503, true]);
  });

  test.each(['/', '/duyurular/7'])(
    '%s is a sentence in the site’s layout when the backend does not answer in time',
    async (path) => {
      const controller = new AbortController();
      const silent = backend(() => new Promise(() => undefined));
      const page = renderPath(path, silent, { signal: controller.signal });
      controller.abort();
      const { status, html, isFaulty, state } = await page;
      expect([status, isFaulty]).toEqual([503, true]);
      expect(html).toMatch(/<nav[^]*<footer/);
      expect(html).toContain(`${UNREACHABLE} Lütfen biraz sonra yeniden deneyin.`);
      expect(state).toContain('"name":"UnavailableError"');
    },
  );

  test.each(['/giris', '/admin'])('leaves %s of the back office to the browser', async (path) => {
    const { status, html, head } = await renderPath(path);
    expect(status).toBe(200);
    expect(head).toContain('noindex');
    expect(html).not.toMatch(/<(?:header|nav|footer)\b/);
    expect(html).toContain('Yükleniyor…');
    expect(html).toMatch(/<noscript>.*JavaScript olmadan çalışmaz/);
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

  test('a signed-in visitor without rights sees so, with a way to sign out; other notices are ignored', async () => {
    const { status, html } = await renderPath('/?bildirim=yetkisiz');
    expect(status).toBe(200);
    expect(html).toContain('Bu hesabın yönetici yetkisi yok.');
    expect(html).toMatch(/<a[^>]*href="\/giris\?cikis=1"[^>]*>Çıkış<\/a>/);
    expect((await renderPath('/?bildirim=baska')).html).not.toContain('role="status"');
  });
});
