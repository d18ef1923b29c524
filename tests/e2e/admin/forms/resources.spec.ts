import type { Locator, Page } from '@playwright/test';
import { texts } from '../../../../admin/i18n/texts';
import { columnsInText, fillText } from '../../../../admin/schema/placeholders';
import type { ResourceDefinition } from '../../../../admin/schema/types';
import { expectAccessible } from '../../support/accessibility';
import { definition, test } from '../../support/added-resource';
import { expectField, fillField, TARGET_TITLE, words } from '../../support/field-driver';
import { searched } from '../../support/list-address';
import { doFromMenu } from '../../support/rows';
import { expect } from '../../support/test';

test.use({ as: 'admin' });

/** Fills the placeholders of a declared sentence with the sample values, some of which are changed. */
function fillTitle(
  { fields }: ResourceDefinition,
  sentence: string,
  changes: Record<string, string> = {},
): string {
  const row = Object.fromEntries(fields.map((field) => [field.name, words(field)]));
  return fillText(sentence, { ...row, ...changes });
}

async function openForm(page: Page, button: Locator): Promise<Locator> {
  await button.click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('button', { name: 'Kaydet' })).toBeEnabled();
  return form;
}

/** One content type has a field of every kind. No other test fills in the forms of the others. */
for (const table of ['samples', 'award_recipients', 'literature_awards', 'home_slides', 'bulletin_archive']) {
  test(`${table}: a row is created, found, changed and deleted`, async ({ backend, page, root }) => {
    const resource = await definition(table, root);
    if (table === 'samples') await backend.createEvent({ title: TARGET_TITLE });
    const pattern = resource.titlePattern ?? `{${resource.titleField}}`;
    const title = fillTitle(resource, pattern);

    await page.goto(`/admin/${resource.path}`);
    await expect(page.getByRole('heading', { level: 1, name: resource.labels.many })).toBeVisible();
    let form = await openForm(
      page,
      page.getByRole('button', { name: texts.list.create(resource.labels.one), exact: true }),
    );
    for (const field of resource.fields) await fillField(page, form, field);
    if (table === 'samples') await expectAccessible(page);
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(form).toHaveCount(0);

    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await page.goto(`/admin/${resource.path}${searchFor(resource)}`);
    await expect(row(title)).toHaveCount(1);
    form = await openForm(page, row(title).getByRole('link', { name: `Düzenle: ${title}` }));
    for (const field of resource.fields) await expectField(form, field);

    const changes = await rename(form, resource, pattern);
    const renamed = fillTitle(resource, pattern, changes);
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(form).toHaveCount(0);
    await page.goto(`/admin/${resource.path}${searchFor(resource)}`);
    await expect(row(renamed)).toHaveCount(1);

    await row(renamed)
      .getByRole('button', { name: `Sil: ${renamed}` })
      .click();
    const question = page
      .getByRole('dialog')
      .filter({ hasText: fillTitle(resource, resource.confirmDelete, changes) });
    // The row disappears before the database answers. Leaving the document at once would abort the request.
    const agreed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await question.getByRole('button', { name: 'Sil', exact: true }).click();
    await agreed;
    await expect(row(renamed)).toHaveCount(0);
  });
}

/** Some lists have many rows, so the list is searched by its title where it has a search. */
function searchFor({ list, titleField }: ResourceDefinition): string {
  return searched('', list.search.includes(titleField) ? 'bahçe' : '');
}

/** Changes the field that names the row, and gives its new value. */
async function rename(
  form: Locator,
  resource: ResourceDefinition,
  pattern: string,
): Promise<Record<string, string>> {
  const [first = resource.titleField] = columnsInText(pattern).slice(-1);
  const field = resource.fields.find(({ name }) => name === first);
  const next = field?.kind === 'year' ? '2032' : 'Gölgeli bahçe';
  const input = form.getByLabel(field?.label ?? '', { exact: true });
  await input.fill(next);
  await input.press('Tab');
  return { [first]: next };
}

test('samples: the history shows changes in words, pictures and file names', async ({ backend, page }) => {
  const events = [];
  for (const title of ['Kış gezisi', 'Yaz gezisi']) events.push((await backend.createEvent({ title })).id);
  const file = (name: string) => `/storage/v1/object/public/media/samples/${name}`;
  await backend.changeSchema(`
    insert into samples (title, slug, category, body, month, price, status, occasion_id, document_url, album, album_alt, starts_at,
      ends_at, published_at, is_marked, image_url, position)
    values ('Her tür', 'her-tur', 'Müzik', '<p>Saat üçte</p>', 5, 10.5, 'open', ${events[0]}, '${file('bir.pdf')}',
      '["/icon-192.png", "/favicon.svg"]', '{"/favicon.svg": "Kapı"}', '2031-05-12T09:00Z', '2031-05-12T11:00Z', null, false,
      '/icon-192.png', 5)`);
  await backend.changeSchema(`
    update samples set title = 'Her tür alan', category = 'Spor', body = '<p><strong>Saat</strong> üçte</p>', month = 6, price = 12,
      status = 'full', occasion_id = ${events[1]}, document_url = '${file('iki.pdf')}',
      album = '["/favicon.svg", "/icon-192.png", "/icon-512.png"]', album_alt = '{"/favicon.svg": "Demir kapı"}',
      starts_at = '2031-05-12T10:00Z', ends_at = null, published_at = '2026-11-01T09:00Z', is_marked = true,
      image_url = '/icon-512.png', position = 1 where slug = 'her-tur'`);
  await page.goto('/admin/ornekler');
  await doFromMenu(page, 'Her tür alan', 'Geçmiş');
  const changed = page.getByRole('dialog').locator('ol > li').first().locator('dl > div');
  const valueOf = (label: string) =>
    changed.filter({ has: page.locator('dt').getByText(label, { exact: true }) }).locator('dd');
  for (const [label, shown] of [
    ['Başlık', 'Her tür Eklenen: alan'],
    ['Kategori', 'Silinen: Müzik→Eklenen: Spor'],
    ['Metin', 'Yazı aynı, yalnızca biçimi değişti.'],
    ['Ay', 'Silinen: Mayıs→Eklenen: Haziran'],
    ['Fiyat', 'Silinen: 10,5 TL→Eklenen: 12 TL'],
    ['Durum', 'Silinen: Yer var→Eklenen: Doldu'],
    ['Etkinlik', 'Silinen: Kış gezisi→Eklenen: Yaz gezisi'],
    ['Belge', 'Silinen: bir.pdf→Eklenen: iki.pdf'],
    ['Albüm', 'EklenenYeni sıra'],
    ['Albüm açıklamaları', 'Silinen: Kapı Eklenen: Demir kapı'],
    ['Başlangıç', 'Silinen: 12 Mayıs 2031, 12.00→Eklenen: 12 Mayıs 2031, 13.00'],
    ['Bitiş', 'Silinen: 12 Mayıs 2031, 14.00→Eklenen: boş'],
    ['Yayın', 'Silinen: Taslak→Eklenen: Yayında, 1 Kasım 2026, 12.00'],
    ['İşaretli', 'Silinen: Hayır→Eklenen: Evet'],
    ['Resim', 'KaldırılanEklenen'],
    ['Sıra', 'Listedeki yeri değişti.'],
  ] as const)
    await expect(valueOf(label)).toHaveText(shown);
  await expect(valueOf('Albüm').getByRole('img')).toHaveCount(4);
  await expect(valueOf('Resim').getByRole('img')).toHaveCount(2);
});
