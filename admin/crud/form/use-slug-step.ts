import { useDataProvider } from '@refinedev/core';
import { newSlug, slugify, suffixSlug } from '../../../src/lib/text/slug';
import { fieldTexts } from '../../i18n/fields';
import { fieldsOfKind } from '../../schema/derive-fields';
import type { ResourceDefinition } from '../../schema/types';
import { FieldRefused, isTaken } from './save-failure';
import type { SaveAttempt, SaveStep } from './save-steps';

/**
 * The save step for resources with a slug. It fills an empty slug from its source field, adds a suffix when
 * another row has it, and retries once with a new suffix if the database reports a duplicate. A slug typed
 * for an existing row is never changed silently: the form shows the collision. Does nothing for other
 * resources.
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
