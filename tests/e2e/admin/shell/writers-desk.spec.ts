import type { Page } from '@playwright/test';
import { examine } from '../../support/accessibility';
import type { Administrator } from '../../support/administrator';
import type { Backend } from '../../support/backend';
import { typeDate } from '../../support/dates';
import { searched } from '../../support/list-address';
import { lead, press, save, title } from '../../support/row-form';
import { doFromMenu, notice, rowOf, tagged, undoButton } from '../../support/rows';
import { PHONE } from '../../support/identity';
import { CODE, FactorServer } from '../../support/second-step';
import { expect, test } from '../../support/test';

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();
/** What a writer has no door to. */
const DOORS = /^(?:Sil|Yayımla|Yayından kaldır|Tablodan ekle|Kopyasını oluştur)/;

async function signInAsWriter(admin: Administrator, backend: Backend, address: string): Promise<void> {
  await admin.signInTo(address, await backend.createAccount('yaprak', { isAdmin: false, isWriter: true }));
}

const returnToOverview = (page: Page) => page.getByRole('link', { name: 'Genel Bakış', exact: true }).click();
const menu = (page: Page) => page.getByRole('navigation', { name: 'Yönetim menüsü' });
const closed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Bu sayfa yöneticiler içindir' });

test('a writer meets only what is hers, by the menu, by search and by address', async ({
  admin,
  backend,
  page,
}) => {
  await signInAsWriter(admin, backend, '/admin');
  await expect(page.getByRole('heading', { level: 2, name: 'Yayın durumu' })).toBeVisible();
  expect((await menu(page).getByRole('link').allInnerTexts()).map((entry) => entry.split('\n')[0])).toEqual([
    'Genel Bakış',
    'Duyurular',
    'Etkinlikler',
    'Mezunlardan Haberler',
    'Üyelere Avantajlar',
  ]);
  const guide = page.getByRole('region', { name: 'İlk adımlar' });
  await expect(guide.getByRole('link')).toHaveText([
    'Bir taslak yazın',
    'Nasıl görüneceğine bakın',
    'Yaptığınızı geri alın',
    'Parolanızı değiştirin',
  ]);
  for (const absent of ['Son değişiklikler', 'Önemli değişiklikler', 'Sistem', 'Örnek içerik'])
    await expect(page.getByRole('heading', { name: absent })).toHaveCount(0);
  await examine(page);

  await press(page, 'Yeni');
  await expect(page.getByRole('menuitem')).toHaveText([
    'Yeni duyuru',
    'Yeni etkinlik',
    'Yeni haber',
    'Yeni avantaj',
  ]);
  await page.keyboard.press('Escape');
  // The menu gives the focus back before it closes.
  await expect(page.getByRole('menuitem')).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Yönetim panelinde ara' }).fill('ekip');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/sonuç$|bulunamadı/);
  await expect(page.getByRole('option', { name: 'Ekip', exact: true })).toHaveCount(0);

  for (const address of [
    '/admin/ekip',
    '/admin/cop-kutusu',
    '/admin/takvim/yeni',
    '/admin/dernek-bilgileri',
  ]) {
    await page.goto(address);
    await expect(closed(page)).toBeVisible();
  }
  await examine(page);
  await page.getByRole('link', { name: 'Genel Bakış’a dön' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Genel Bakış' })).toBeVisible();

  await page.goto('/admin/hesap');
  await expect(page.getByRole('heading', { level: 2, name: 'Açık oturumlar' })).toBeVisible();
  await page.getByRole('button', { name: /^Merhaba, / }).click();
  await page.getByRole('menuitem', { name: 'Büyük yazı (%115)' }).press('Enter');
  await expect(page.locator('html')).toHaveCSS('font-size', '19.55px');
});

test('a writer writes an announcement with a cover, looks at it, changes it and takes the change back', async ({
  admin,
  backend,
  page,
}) => {
  const name = tagged('Yazarın duyurusu');
  await signInAsWriter(admin, backend, '/admin/duyurular/yeni');
  await admin.fillAnnouncement({ title: name, lead: 'Önce', body: 'Hepinizi bekleriz.', withCover: true });
  await press(page, 'Önizle');
  await expect(page.frameLocator('iframe[title^="Önizleme"] >> nth=0').getByText(name).first()).toBeVisible();
  await save(page);
  await expect(notice(page, 'Taslak olarak saklandı.')).toBeVisible();
  // To take it back would be to delete it.
  await expect(undoButton(page, 'Taslak olarak saklandı.')).toHaveCount(0);
  const [stored] = await backend.titled('announcements', name);
  expect(stored).toMatchObject({ published_at: null, cover_url: expect.stringMatching(/^\/storage\//) });

  await rowOf(page, name)
    .getByRole('link', { name: `Düzenle: ${name}` })
    .click();
  await lead(page).fill('Sonra');
  await save(page);
  await undoButton(page, 'Taslak olarak saklandı.').click();
  await expect(notice(page, 'Geri alındı.')).toBeVisible();
  expect(await backend.announcementLeads(name)).toEqual(['Önce']);

  await page.getByRole('button', { name: `Diğer işlemler: ${name}` }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Kopyasını oluştur', 'Geçmiş']);
  await page.getByRole('menuitem', { name: 'Geçmiş' }).click();
  await expect(page.getByRole('button', { name: /^Bu hâline dön/ })).toHaveCount(1);

  await page.keyboard.press('Escape');
  await returnToOverview(page);
  const guide = page.getByRole('region', { name: 'İlk adımlar' });
  await expect(guide.getByRole('status')).toContainText('4 adımdan 3 tanesi tamam');
});

test('a writer’s event has its day in the calendar, which no visitor sees of a draft, and a published one is copied for the next year and repeated as drafts', async ({
  admin,
  backend,
  page,
  visitor,
}) => {
  const tag = crypto.randomUUID().slice(0, 8);
  const [draft, name] = [`Yazarın etkinliği ${tag}`, `Kahvaltı ${tag}`];
  await backend.createEvent({ title: name, starts_at: '2031-06-14T11:30:00Z', published_at: YESTERDAY });
  await signInAsWriter(admin, backend, searched('/admin/etkinlikler', tag));
  await press(page, 'Yeni etkinlik');
  await title(page).fill(draft);
  await typeDate(admin.form.getByLabel('Başlangıç'), '2031-05-12T19:00');
  await admin.form.getByRole('switch', { name: 'Takvime de ekle' }).click();
  await admin.saveAndClose();
  await expect(rowOf(page, draft).getByText('Taslak')).toBeVisible();
  expect(await backend.calendarDays(draft)).toEqual(['2031-05-12']);
  await visitor.goto('/duyurular/takvim?ay=2031-05');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByText(draft)).toHaveCount(0);

  await doFromMenu(page, name, 'Gelecek yıl için kopyala');
  const told = admin.form.getByRole('status').filter({ hasText: 'Gelecek yıl için kopya' });
  await expect(told).toContainText('12 Haziran 2032 Cumartesi');
  // She could not delete a draft again, so that it is stored when she says so.
  await expect(admin.form.getByRole('button', { name: 'Kopyayı sil' })).toHaveCount(0);
  expect(await backend.titled('events', name)).toHaveLength(1);
  await admin.saveAndClose();
  await expect(rowOf(page, '12 Haziran 2032').getByText('Taslak')).toBeVisible();

  await page.setViewportSize(PHONE);
  await rowOf(page, '14 Haziran 2031')
    .getByRole('button', { name: /^Diğer işlemler/ })
    .click();
  await page.getByRole('menuitem', { name: 'Tekrarla…' }).click();
  await page.getByRole('dialog').getByLabel('Kaç kez?').fill('2');
  await press(page, '2 etkinlik ekle');
  await expect(notice(page, '2 etkinlik eklendi.')).toBeVisible();
  await expect(undoButton(page, '2 etkinlik eklendi.')).toHaveCount(0);
  const stored = await backend.titled('events', name);
  expect(stored.map(({ published_at: at }) => at === null).sort()).toEqual([false, true, true, true]);
});

test('a published announcement is read by a writer, its copy is a draft, and what she typed into a draft that was published meanwhile goes with a copy', async ({
  admin,
  backend,
  page,
}) => {
  const tag = crypto.randomUUID().slice(0, 8);
  const [name, saved, begun] = [`Yayındaki ${tag}`, `Kaydedilen ${tag}`, `Yarım kalan ${tag}`];
  const id = await backend.createAnnouncement({ title: name, lead: 'Yayında.', published_at: YESTERDAY });
  const savedId = await backend.createAnnouncement({ title: saved, lead: 'Önce' });
  const begunId = await backend.createAnnouncement({ title: begun, lead: 'Önce' });
  await signInAsWriter(admin, backend, searched('/admin/duyurular', tag));
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: `Diğer işlemler: ${name}` }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Kopyasını taslak yap',
    'Geçmiş',
    'Sitede gör',
    'Karekod',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('button', { name: DOORS })).toHaveCount(0);

  await page.getByRole('link', { name: `Oku: ${name}` }).click();
  await expect(
    admin.form.getByText('Bu duyuru yayında; onu yalnızca yöneticiler değiştirebilir.'),
  ).toBeVisible();
  await expect(admin.form.getByRole('definition').getByText('Yayında.', { exact: true })).toBeVisible();
  await expect(admin.form.getByRole('textbox')).toHaveCount(0);
  await expect(page.frameLocator('iframe[title^="Önizleme"] >> nth=0').getByText(name).first()).toBeVisible();
  await examine(page);

  await press(page, 'Kopyasını taslak yap');
  await expect(title(page)).toHaveValue(`${name} (kopya)`);
  await expect(lead(page)).toHaveValue('Yayında.');
  await admin.saveAndClose();
  expect(await backend.titled('announcements', `${name} (kopya)`)).toMatchObject([{ published_at: null }]);
  expect(await backend.titled('announcements', name)).toMatchObject([{ id, lead: 'Yayında.' }]);

  const edit = (draft: string) => page.getByRole('link', { name: `Düzenle: ${draft}` }).click();
  await edit(saved);
  await lead(page).fill('Sonra');
  await backend.publishAnnouncement(savedId);
  await save(page);
  await expect(page.getByRole('dialog', { name: 'Bu duyuru siz yazarken yayımlandı' })).toBeVisible();
  await press(page, 'Yeni taslak olarak sakla');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await backend.titled('announcements', `${saved} (kopya)`)).toMatchObject([
    { lead: 'Sonra', published_at: null },
  ]);
  expect(await backend.announcementLeads(saved)).toEqual(['Önce']);

  await edit(begun);
  await lead(page).fill('Yarım');
  await expect.poll(() => backend.countDrafts()).toBe(1);
  await backend.publishAnnouncement(begunId);
  await page.goto('/admin');
  await page.getByRole('link', { name: `Sürdür: ${begun}` }).click();
  await expect(admin.form.getByText('Burada yazıp kaydetmedikleriniz duruyor')).toBeVisible();
  await press(page, 'Kopyasını taslak yap');
  await expect(lead(page)).toHaveValue('Yarım');
  await expect(title(page)).toHaveValue(`${begun} (kopya)`);
});

test('a writer with a second step gives her code, and then writes', async ({
  admin,
  backend,
  complaints,
  context,
  page,
  site,
}) => {
  complaints.allow(/\b40[13]\b/);
  const account = await backend.createAccount('yaprak', { isAdmin: false, isWriter: true });
  await new FactorServer(context, site, backend, account).add('totp');
  await page.goto('/giris');
  await admin.fillLogin(account);
  await press(page, 'Giriş Yap');
  await page.getByLabel('Doğrulama kodu').fill(CODE);
  await press(page, 'Doğrula');
  await page.waitForURL(/\/admin$/);
  const name = tagged('Kodla giren yazar');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Duyurular/ })
    .click();
  await admin.startAnnouncement();
  await title(page).fill(name);
  await admin.saveAndClose();
  expect(await backend.titled('announcements', name)).toMatchObject([{ published_at: null }]);
});
