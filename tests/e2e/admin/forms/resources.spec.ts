import type { Locator, Page } from '@playwright/test';
import { texts } from '../../../../admin/i18n/texts';
import { columnsInText, fillText } from '../../../../admin/schema/placeholders';
import type { ResourceDefinition } from '../../../../admin/schema/types';
import { expectAccessible } from '../../support/accessibility';
import { definition, test } from '../../support/added-resource';
import { SAMPLES, TARGET_TITLE } from '../../../fixtures/kind-samples';
import { expectField, fillField, words } from '../../support/field-driver';
import { searched } from '../../support/list-address';
import { publish, save, saveButton } from '../../support/row-form';
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
  await expect(saveButton(page)).toBeEnabled();
  return form;
}

/** One content type has a field of every kind. No other test fills in the forms of the others. */
for (const tables of [
  ['samples'],
  ['award_recipients', 'literature_awards', 'home_slides', 'bulletin_archive'],
]) {
  test(`${tables.join(', ')}: a row is created, found, changed and deleted`, async ({
    backend,
    page,
    root,
  }) => {
    if (tables.includes('samples')) await backend.createEvent({ title: TARGET_TITLE });
    for (const table of tables)
      await test.step(table, async () => changeRow(page, await definition(table, root)));
  });
}

async function changeRow(page: Page, resource: ResourceDefinition): Promise<void> {
  const pattern = resource.titlePattern ?? `{${resource.titleField}}`;
  const title = fillTitle(resource, pattern);

  await page.goto(`/admin/${resource.path}${searchFor(resource)}`);
  await expect(page.getByRole('heading', { level: 1, name: resource.labels.many })).toBeVisible();
  let form = await openForm(
    page,
    page.getByRole('button', { name: texts.list.create(resource.labels.one), exact: true }),
  );
  for (const field of resource.fields) await fillField(page, form, field);
  if (resource.path === 'ornekler') await expectAccessible(page);
  await (resource.fields.some(({ kind }) => kind === 'publish') ? publish(page) : save(page));
  await expect(form).toHaveCount(0);

  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row(title)).toHaveCount(1);
  // The form reads what is stored.
  await page.reload();
  form = await openForm(page, row(title).getByRole('link', { name: `Düzenle: ${title}` }));
  for (const field of resource.fields) await expectField(form, field);

  const changes = await rename(form, resource, pattern);
  const renamed = fillTitle(resource, pattern, changes);
  await save(page);
  await expect(form).toHaveCount(0);
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

const MOVED_RELATION = {
  ...{ name: 'occasion_id', label: 'Etkinlik', shown: 'Silinen: Kış gezisi→Eklenen: Yaz gezisi' },
};
const MOVED_ROW = {
  ...{ name: 'position', label: 'Sıra', before: '5', after: '1', shown: 'Listedeki yeri değişti.' },
};

test('samples: the history shows changes in words, pictures and file names', async ({
  backend,
  page,
  root,
}) => {
  const events = [];
  for (const title of ['Kış gezisi', 'Yaz gezisi']) events.push((await backend.createEvent({ title })).id);
  const { fields } = await definition('samples', root);
  // The end moves with its start.
  const changes = fields.flatMap(({ name, kind, label }) => {
    const change = name === 'ends_at' ? undefined : SAMPLES[kind].change;
    return change ? [{ name, label, before: change[0], after: change[1], shown: change[2] }] : [];
  });
  changes.push({ ...MOVED_RELATION, before: String(events[0]), after: String(events[1]) }, MOVED_ROW);
  const columns = changes.map(({ name }) => name).join(', ');
  await backend.changeSchema(`
    insert into samples (slug, ${columns}) values ('her-tur', ${changes.map(({ before }) => before).join(', ')})`);
  await backend.changeSchema(`
    update samples set ${changes.map(({ name, after }) => `${name} = ${after}`).join(', ')} where slug = 'her-tur'`);
  await page.goto('/admin/ornekler');
  await doFromMenu(page, 'Her tür alan', 'Geçmiş');
  const versions = page.getByRole('list', { name: 'Değişiklikler, yeniden eskiye' });
  const changed = versions.locator('> li').first().locator('dl > div');
  const valueOf = (label: string) =>
    changed.filter({ has: page.locator('dt').getByText(label, { exact: true }) }).locator('dd');
  for (const { label, shown } of changes) await expect(valueOf(label)).toHaveText(shown);
  await expect(valueOf('Albüm').getByRole('img')).toHaveCount(4);
  await expect(valueOf('Resim').getByRole('img')).toHaveCount(2);
});
