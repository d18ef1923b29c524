import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ResourceDefinition } from '../../../admin/schema/types';
import { addSamples, copySources } from '../../fixtures/added-resource/source-copy';
import { Site } from './site';
import { test as base } from './test';

/** The site of a tree with a seventh content type that has a field of every kind. */
export const test = base.extend<object, { root: string }>({
  root: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it must prepare from this pattern
    async ({}, use) => {
      const tree = await copySources();
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

/** The declaration of a table in that tree. */
export async function definition(table: string, root: string): Promise<ResourceDefinition> {
  const index = pathToFileURL(path.join(root, 'admin/resources/index.ts')).href;
  const module = (await import(index)) as { resources: readonly ResourceDefinition[] };
  const found = module.resources.find((resource) => resource.table === table);
  if (!found) throw new Error(`No resource ${table}`);
  return found;
}
