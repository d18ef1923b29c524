import { useDataProvider } from '@refinedev/core';
import { isExternalLink } from '../../../src/lib/paths/links';
import { suffixSlug } from '../../../src/lib/text/slug';
import { askedSlug, isFollowing } from '../../fields/slug/slug-kind';
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
 * for an existing row is never changed silently: the form shows the collision. That of a draft follows its source
 * field while nobody has typed another. A row without a page is published only
 * if it leads to another site, and so is one sent for review. Does nothing for other resources.
 */
export function useSlugStep(resource: ResourceDefinition, isForReview = () => false): SaveStep {
  const provider = useDataProvider()();
  const [field] = fieldsOfKind(resource, 'slug');
  if (!field) return {};
  const { name, from, orLeadsTo, maxLength: max } = field;
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
      const { row } = attempt;
      // What visitors had before is led on by the database.
      const isDraft = row !== undefined && publish !== undefined && row[publish] === null;
      const follows =
        isDraft &&
        attempt.values[name] === row[name] &&
        isFollowing(field, row[name], [row[from], attempt.values[from]]);
      const values = follows ? { ...attempt.values, [name]: '' } : attempt.values;
      const slug = askedSlug(field, values);
      if (slug === null) {
        const staysDraft = publish !== undefined && values[publish] === DRAFT && !isForReview();
        const isLed = orLeadsTo !== undefined && isExternalLink(textOrEmpty(values[orLeadsTo]));
        if (!staysDraft && !isLed) throw new FieldRefused(orLeadsTo ?? name, fieldTexts.slug.needsSource);
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
