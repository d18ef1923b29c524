import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { texts } from '../../admin/i18n/texts';
import { resources } from '../../admin/resources/index';
import { columnsInText, fillText } from '../../admin/schema/placeholders';
import type { ResourceDefinition } from '../../admin/schema/types';
import { addSamples, copyTree } from '../fixtures/seventh-resource/seventh-tree';
import { expectAccessible } from './support/accessibility';
import { expectField, fillField, TARGET_TITLE, words } from './support/field-driver';
import { Site } from './support/site';
import { expect, test as base } from './support/test';

/** The site of a tree that has a seventh content type beside the six, with a field of every kind. */
const test = base.extend<object, { root: string }>({
  root: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it must prepare from this pattern
    async ({}, use) => {
      const tree = await copyTree();
      await addSamples(tree.root);
      await use(tree.root);
      await tree.remove();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ root }, use) => {
      const site = await Site.start(root);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.use({ as: 'admin' });

async function definition(table: string, root: string): Promise<ResourceDefinition> {
  const index = pathToFileURL(path.join(root, 'admin/resources/index.ts')).href;
  const module = (await import(index)) as { resources: readonly ResourceDefinition[] };
  const found = module.resources.find((resource) => resource.table === table);
  if (!found) throw new Error(`No resource ${table}`);
  return found;
}

/** The words that the sample values give a sentence of the declaration. */
function say({ fields, titleField }: ResourceDefinition, sentence: string, title?: string): string {
  const row = Object.fromEntries(fields.map((field) => [field.name, words(field)]));
  return fillText(sentence, title === undefined ? row : { ...row, [titleField]: title });
}

async function openForm(page: Page, button: Locator): Promise<Locator> {
  await button.click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('button', { name: 'Kaydet' })).toBeEnabled();
  return form;
}

for (const table of [...resources.map((resource) => resource.table), 'samples']) {
  test(`${table}: a row is created, found, changed and deleted through the generated screens`, async ({
    backend,
    page,
    root,
  }) => {
    const resource = await definition(table, root);
    const isRelated = resource.fields.some(({ kind }) => kind === 'relation');
    if (isRelated) await backend.createEvent({ title: TARGET_TITLE });
    const pattern = resource.titlePattern ?? `{${resource.titleField}}`;
    const title = say(resource, pattern);

    await page.goto(`/admin/${resource.path}`);
    await expect(page.getByRole('heading', { level: 1, name: resource.labels.many })).toBeVisible();
    let form = await openForm(
      page,
      page.getByRole('button', { name: texts.list.create(resource.labels.one), exact: true }),
    );
    for (const field of resource.fields) await fillField(page, form, field);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(form).toHaveCount(0);

    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await page.goto(`/admin/${resource.path}?${searchFor(resource)}`);
    await expect(row(title)).toHaveCount(1);
    form = await openForm(page, row(title).getByRole('button', { name: `Düzenle: ${title}` }));
    for (const field of resource.fields) await expectField(form, field);

    const renamed = await rename(form, resource, pattern);
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(form).toHaveCount(0);
    await page.goto(`/admin/${resource.path}?${searchFor(resource)}`);
    await expect(row(renamed)).toHaveCount(1);

    await row(renamed)
      .getByRole('button', { name: `Sil: ${renamed}` })
      .click();
    const question = page
      .getByRole('dialog')
      .filter({ hasText: say(resource, resource.confirmDelete, renamed) });
    // The row goes before the database has agreed; a document that is left then takes the question with it.
    const agreed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await question.getByRole('button', { name: 'Sil', exact: true }).click();
    await agreed;
    await expect(row(renamed)).toHaveCount(0);
  });
}

/** Rows are many in some lists; the title's column is searched where one is. */
function searchFor({ list, titleField }: ResourceDefinition): string {
  return list.search.includes(titleField) ? new URLSearchParams({ ara: 'bahçe' }).toString() : 'sayfa=1';
}

/** Changes what names the row; gives its new name. */
async function rename(form: Locator, resource: ResourceDefinition, pattern: string): Promise<string> {
  const [first = resource.titleField] = columnsInText(pattern).slice(-1);
  const field = resource.fields.find(({ name }) => name === first);
  const next = field?.kind === 'year' ? '2032' : 'Gölgeli bahçe';
  const input = form.getByLabel(field?.label ?? '', { exact: true });
  await input.fill(next);
  await input.press('Tab');
  const row = Object.fromEntries(resource.fields.map((other) => [other.name, words(other)]));
  return fillText(pattern, { ...row, [first]: next });
}
