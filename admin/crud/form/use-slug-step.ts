import { useDataProvider } from '@refinedev/core';
import { newSlug, slugify, suffixSlug } from '../../../src/lib/text/slug';
import { fieldTexts } from '../../i18n/fields';
import { fieldsOfKind } from '../../schema/derive-fields';
import type { ResourceDefinition } from '../../schema/types';
import { FieldRefused, isTaken } from './save-failure';
import type { SaveAttempt, SaveStep } from './save-steps';

/**
 * Takes a resource; gives the step that keeps the addresses of its rows: an empty slug is made from its source, one that
 * another row has gets a suffix, and a race that the database decides against us is tried once more with another suffix.
 * Only a new address typed for an old row is not changed behind the person's back: they are told. Does nothing for a
 * resource without a slug.
 */
export function useSlugStep(resource: ResourceDefinition): SaveStep {
  const provider = useDataProvider()();
  const [field] = fieldsOfKind(resource, 'slug');
  if (!field) return {};
  const { name, from, fallback, maxLength: max } = field;

  async function isUsed(slug: string, ownId: number | undefined): Promise<boolean> {
    const { data } = await provider.getList({
      resource: resource.table,
      filters: [{ field: name, operator: 'eq', value: slug }],
      pagination: { pageSize: 1 },
      meta: { select: 'id' },
    });
    return data.some(({ id }) => id !== ownId);
  }

  const withSlug = (attempt: SaveAttempt, slug: string): SaveAttempt => ({
    ...attempt,
    values: { ...attempt.values, [name]: slug },
  });

  return {
    prepare: async (attempt) => {
      const { row, values } = attempt;
      const typed = textOf(values[name]);
      const slug =
        typed === ''
          ? newSlug(textOf(values[from]), { max, fallback })
          : newSlug(slugify(typed, { max, fallback }), { max, fallback });
      if (slug === row?.[name]) return attempt;
      if (!(await isUsed(slug, row?.id))) return withSlug(attempt, slug);
      if (row && typed !== '') throw new FieldRefused(name, fieldTexts.slug.taken);
      return withSlug(attempt, suffixSlug(slug, { max }));
    },

    recover: (failure, attempt, earlier) => {
      const isFirst = !earlier.some((other) => isTaken(other, resource, name));
      const slug = textOf(attempt.values[name]);
      return Promise.resolve(
        isFirst && isTaken(failure, resource, name)
          ? withSlug(attempt, suffixSlug(slug, { max }))
          : undefined,
      );
    },
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
