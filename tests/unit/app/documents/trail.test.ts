import { expect, test } from 'vitest';
import { announcement, failure, fakeApi } from '../fake-api';
import { openPage } from '../page-document';

/** The steps of a page's breadcrumb, with their addresses if they have one. */
async function trailOf(path: string, api = fakeApi()) {
  const { main } = await openPage(path, api);
  return [...main.querySelectorAll('nav[aria-label="Sayfa yolu"] li')].map((step) => {
    const link = step.querySelector('a');
    return link ? [step.textContent, link.getAttribute('href')] : step.textContent;
  });
}

const HOME = ['Ana Sayfa', '/'];

test.each([
  ['/duyurular', [HOME, 'Duyurular', 'Tüm Duyurular']],
  ['/duyurular/etkinlikler', [HOME, ['Duyurular', '/duyurular'], 'Etkinlikler']],
  ['/duyurular/takvim', [HOME, ['Duyurular', '/duyurular'], 'Takvim']],
  ['/duyurular/bulten-arsivi', [HOME, ['Duyurular', '/duyurular'], 'Bülten Arşivi']],
  ['/mezunlarimiz/mezunlardan-haberler', [HOME, 'Mezunlarımız', 'Mezunlardan Haberler']],
  [
    '/mezunlarimiz/basari-onur-odulleri',
    [HOME, ['Mezunlarımız', '/mezunlarimiz/mezunlardan-haberler'], 'Başarı ve Onur Ödülleri'],
  ],
])('%s has its breadcrumb, and no step links to the page itself', async (path, steps) => {
  expect(await trailOf(path)).toEqual(steps);
});

test('an item’s last step is its title, below its list', async () => {
  const api = fakeApi({ announcements: [announcement()] });
  expect(await trailOf('/duyurular/7-cinaralti-bulusmasi', api)).toEqual([
    HOME,
    'Duyurular',
    ['Tüm Duyurular', '/duyurular'],
    'Çınaraltı buluşması',
  ]);
});

test('a missing or unreadable item is still below its list', async () => {
  const list = [HOME, ['Duyurular', '/duyurular'], ['Etkinlikler', '/duyurular/etkinlikler']];
  expect(await trailOf('/duyurular/etkinlikler/yok')).toEqual([...list, 'BULUNAMADI']);
  const closed = fakeApi({ events: failure(500, 'Kapalı') });
  expect(await trailOf('/duyurular/etkinlikler/konser', closed)).toEqual([...list, 'ETKİNLİKLER']);
});
