import { useDataProvider } from '@refinedev/core';
import { isExternalLink } from '../../../src/lib/paths/links';
import { suffixSlug } from '../../../src/lib/text/slug';
import { askedSlug } from '../../fields/slug/slug-kind';
import { textOrEmpty } from '../../fields/typed-text';
import { fieldTexts } from '../../i18n/fields';
import { DRAFT } from '../../lib/publish-state';
import { fieldsOfKind } from '../../schema/derive-fields';
import type { ResourceDefinition } from '../../schema/types';
import { publishColumn } from '../row/row-title';
import { FieldRefused, isTaken, type SaveAttempt, type SaveStep } from './save-steps';

/**
 * The save step for resources with a slug. It fills an empty slug from its source field, adds a suffix when
 * another row has it, and retries once with a new suffix if the database reports a duplicate. A slug typed
 * for an existing row is never changed silently: the form shows the collision. A row without a page is published only
 * if it leads to another site, and so is one sent for review. Does nothing for other resources.
 */
export function useSlugStep(resource: ResourceDefinition, isForReview = () => false): SaveStep {
  const provider = useDataProvider()();
  const [field] = fieldsOfKind(resource, 'slug');
  if (!field) return {};
  const { name, orLeadsTo, maxLength: max } = field;
  const publish = publishColumn(resource);

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
      const slug = askedSlug(field, values);
      if (slug === null) {
        const isDraft = publish !== undefined && values[publish] === DRAFT && !isForReview();
        const isLed = orLeadsTo !== undefined && isExternalLink(textOrEmpty(values[orLeadsTo]));
        if (!isDraft && !isLed) throw new FieldRefused(orLeadsTo ?? name, fieldTexts.slug.needsSource);
        return attempt;
      }
      // The row's own, which the field need not show: a lost answer hides what was made from the title.
      if (slug === row?.[name] || !(await isUsed(slug, row?.id))) return withSlug(attempt, slug);
      if (row && textOrEmpty(values[name]).trim() !== '') throw new FieldRefused(name, fieldTexts.slug.taken);
      return withSlug(attempt, suffixSlug(slug, { max }));
    },

    recover: (failure, attempt, earlier) => {
      const isFirst = !earlier.some((other) => isTaken(other, resource, name));
      if (!isFirst || !isTaken(failure, resource, name)) return undefined;
      return withSlug(attempt, suffixSlug(textOrEmpty(attempt.values[name]), { max }));
    },
  };
}
