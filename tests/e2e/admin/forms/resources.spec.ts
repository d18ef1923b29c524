import type { Locator, Page } from '@playwright/test';
import { texts } from '../../../../admin/i18n/texts';
import { columnsInText, fillText } from '../../../../admin/schema/placeholders';
import type { ResourceDefinition } from '../../../../admin/schema/types';
import { expectAccessible } from '../../support/accessibility';
import { definition, test } from '../../support/added-resource';
import { chooseOption } from '../../support/choose-option';
import { expectField, fillField, TARGET_TITLE, words } from '../../support/field-driver';
import { searched } from '../../support/list-address';
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
  test(`${table}: a row is created, found, changed and deleted through the generated screens`, async ({
    backend,
    page,
    root,
  }) => {
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

test('samples: a wrong number, option or relation is reported at its field, and nothing typed is lost', async ({
  admin,
  backend,
  complaints,
  page,
}) => {
  complaints.allow(/answered 4(?:00|04|09)|status of 4(?:00|04|09)/);
  const left = await backend.createEvent({ title: 'Silinecek gezi' });
  await backend.createEvent({ title: 'Kalan gezi' });
  const field = (label: string) =>
    page.locator('input:not([type=file])').and(admin.form.getByLabel(label, { exact: true }));
  const chooseEvent = async (title: string) => {
    await field('Etkinlik').fill(title);
    await page.locator('.ant-select-dropdown:visible').getByTitle(title, { exact: true }).click();
  };

  await page.goto('/admin/ornekler/yeni');
  await field('Başlık').fill('Yanlışlar');
  await field('Fiyat').fill('10.000,5');
  await chooseOption(field('Durum'), 'Doldu');
  await chooseEvent('Silinecek gezi');
  await admin.save();
  await expect(admin.form.getByText('En çok 10.000 TL yazabilirsiniz.')).toBeVisible();
  await expect(field('Fiyat')).toHaveValue('10.000,5');
  await field('Fiyat').fill('12,345');
  await field('Fiyat').press('Tab');
  await expect(admin.form.getByText('Virgülden sonra en çok 2 basamak yazabilirsiniz.')).toBeVisible();
  await field('Fiyat').fill('12,5');

  await backend.deleteEvent(left.id);
  await admin.save();
  await expect(admin.form.getByText('Seçtiğiniz silinmiş; başka birini seçin.')).toBeVisible();
  await expect(field('Başlık')).toHaveValue('Yanlışlar');
  await chooseEvent('Kalan gezi');

  const allow = (values: string) =>
    backend.changeSchema(
      `alter table samples drop constraint samples_status_option, add constraint samples_status_option check (status in (${values}))`,
    );
  await allow(`'open'`);
  await admin.save();
  await expect(
    admin.form.getByText('Bu seçenek veri tabanında tanımlı değil; listeden başka birini seçin.'),
  ).toBeVisible();
  await allow(`'open', 'full'`);
  await admin.save();
  await expect(admin.form).toHaveCount(0);

  await page.goto(searched('/admin/etkinlikler', 'Kalan gezi'));
  await admin.row('Kalan gezi').getByRole('button', { name: 'Sil: Kalan gezi' }).click();
  await admin.form.getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(
    page.getByText('Bunu kullananlar olduğu için silinemez (Örnekler: “Yanlışlar”).', { exact: false }),
  ).toBeVisible();
  await expect(admin.row('Kalan gezi')).toBeVisible();
});

test('samples: a list is narrowed by a range of numbers, by an option and by a related row', async ({
  backend,
  page,
}) => {
  const { id } = await backend.createEvent({ title: 'Süzgeç gezisi' });
  const add = (title: string, price: number, status: string, occasion: number | null) =>
    backend.changeSchema(
      `insert into samples (title, slug, price, status, occasion_id) values ('${title}', '${title}', ${price}, '${status}', ${occasion})`,
    );
  await add('ucuz', 9.5, 'open', null);
  await add('orta', 12.5, 'open', id);
  await add('pahali', 900, 'full', null);
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  const shows = async (...titles: string[]) => {
    for (const title of ['ucuz', 'orta', 'pahali'])
      await expect(row(title)).toHaveCount(titles.includes(title) ? 1 : 0);
  };

  await page.goto('/admin/ornekler');
  await shows('ucuz', 'orta', 'pahali');
  await expect(row('orta').getByText('12,5 TL')).toBeVisible();
  await expect(row('orta').getByText('Süzgeç gezisi')).toBeVisible();
  await page.getByLabel('Fiyat: en az').fill('9,75');
  await shows('orta', 'pahali');
  await page.getByLabel('Fiyat: en çok').fill('9');
  await expect(page.getByRole('alert')).toHaveText('En çok, en azdan küçük olamaz.');
  await page.getByLabel('Fiyat: en çok').fill('100');
  await shows('orta');
  await page.getByRole('button', { name: 'Filtreleri temizle' }).click();
  await shows('ucuz', 'orta', 'pahali');
  await chooseOption(page.getByRole('combobox', { name: 'Durum' }), 'Doldu');
  await shows('pahali');
  await page.getByRole('button', { name: 'Filtreleri temizle' }).click();
  await shows('ucuz', 'orta', 'pahali');
  await page.getByRole('combobox', { name: 'Etkinlik' }).fill('süzgeç');
  await page.locator('.ant-select-dropdown:visible').getByTitle('Süzgeç gezisi', { exact: true }).click();
  await shows('orta');
  await page.reload();
  await shows('orta');
});

test('samples: the history shows the change of every kind in words, pictures and file names', async ({
  backend,
  page,
  root,
}) => {
  const [first, second] = [
    await backend.createEvent({ title: 'Kış gezisi' }),
    await backend.createEvent({ title: 'Yaz gezisi' }),
  ];
  await backend.changeSchema(`insert into samples (title, slug) values ('Her tür', 'her-tur')`);
  await backend.changeSchema(`
    update samples set category = 'Müzik', note = 'Çay var', body = '<p>Saat üçte</p>', link = 'https://bir.example',
      email = 'bir@mezunlar.example', phone = '+90 212 000 00 01', day = '2031-05-12', year = 2031, month = 5, price = 10.5,
      status = 'open', occasion_id = ${first.id}, document_url = '/storage/v1/object/public/media/samples/bir.pdf',
      album = '["/icon-192.png", "/favicon.svg"]', album_alt = '{"/favicon.svg": "Kapı"}',
      starts_at = '2031-05-12T09:00Z', ends_at = '2031-05-12T11:00Z', published_at = null, is_marked = false,
      image_url = '/icon-192.png', image_alt = 'Kapı', account = 'TR330006100519786457841326', position = 5 where slug = 'her-tur'`);
  await backend.changeSchema(`
    update samples set title = 'Her tür alan', slug = 'her-tur-alan', category = 'Spor', note = 'Kahve var',
      body = '<p><strong>Saat</strong> üçte</p>', link = 'https://iki.example', email = 'iki@mezunlar.example',
      phone = '+90 212 000 00 02', day = '2031-05-13', year = 2032, month = 6, price = 12, status = 'full',
      occasion_id = ${second.id}, document_url = '/storage/v1/object/public/media/samples/iki.pdf',
      album = '["/favicon.svg", "/icon-192.png", "/icon-512.png"]', album_alt = '{"/favicon.svg": "Demir kapı"}',
      starts_at = '2031-05-12T10:00Z', ends_at = null, published_at = '2026-11-01T09:00Z', is_marked = true,
      image_url = '/icon-512.png', image_alt = 'Demir kapı', account = null, position = 1 where slug = 'her-tur'`);
  const { fields } = await definition('samples', root);
  const shown: Readonly<Record<string, string>> = {
    title: 'Her tür Eklenen: alan',
    slug: 'Silinen: her-tur→Eklenen: her-tur-alan',
    category: 'Silinen: Müzik→Eklenen: Spor',
    note: 'Silinen: Çay Eklenen: Kahve var',
    body: 'Yazı aynı, yalnızca biçimi değişti.',
    link: 'Silinen: https://bir.example→Eklenen: https://iki.example',
    email: 'Silinen: bir@mezunlar.example→Eklenen: iki@mezunlar.example',
    phone: 'Silinen: +90 212 000 00 01→Eklenen: +90 212 000 00 02',
    day: 'Silinen: 12 Mayıs 2031→Eklenen: 13 Mayıs 2031',
    year: 'Silinen: 2031→Eklenen: 2032',
    month: 'Silinen: Mayıs→Eklenen: Haziran',
    price: 'Silinen: 10,5 TL→Eklenen: 12 TL',
    status: 'Silinen: Yer var→Eklenen: Doldu',
    occasion_id: 'Silinen: Kış gezisi→Eklenen: Yaz gezisi',
    document_url: 'Silinen: bir.pdf→Eklenen: iki.pdf',
    album: 'EklenenYeni sıra',
    album_alt: 'Silinen: Kapı Eklenen: Demir kapı',
    starts_at: 'Silinen: 12 Mayıs 2031, 12.00→Eklenen: 12 Mayıs 2031, 13.00',
    ends_at: 'Silinen: 12 Mayıs 2031, 14.00→Eklenen: boş',
    published_at: 'Silinen: Taslak→Eklenen: Yayında, 1 Kasım 2026, 12.00',
    is_marked: 'Silinen: Hayır→Eklenen: Evet',
    image_url: 'KaldırılanEklenen',
    image_alt: 'Silinen: Kapı Eklenen: Demir kapı',
    account: 'Silinen: TR330006100519786457841326→Eklenen: boş',
  };
  await page.goto('/admin/ornekler');
  await page.getByRole('button', { name: 'Diğer işlemler: Her tür alan' }).click();
  await page.getByRole('menuitem', { name: 'Geçmiş' }).click();
  const newest = page.getByRole('dialog').locator('ol > li').first();
  const changed = newest.locator('dl > div');
  const valueOf = (label: string) =>
    changed.filter({ has: page.locator('dt').getByText(label, { exact: true }) }).locator('dd');
  for (const { name, label } of fields) await expect(valueOf(label)).toHaveText(shown[name] ?? '');
  await expect(valueOf('Sıra')).toHaveText('Listedeki yeri değişti.');
  await expect(valueOf('Albüm').getByRole('img')).toHaveCount(4);
  await expect(valueOf('Resim').getByRole('img')).toHaveCount(2);
});
