import { useDataProvider } from '@refinedev/core';
import { useRef } from 'react';
import { isExternalLink } from '../../../src/lib/paths/links';
import { suffixSlug } from '../../../src/lib/text/slug';
import { formDrafts } from '../../data/instances';
import { fillWords, toRow } from '../../fields/form-codec';
import { askedSlug, isFollowing } from '../../fields/slug/slug-kind';
import { textOrEmpty } from '../../fields/typed-text';
import { fieldTexts } from '../../i18n/fields';
import type { FormValues } from '../../lib/form-values';
import { DRAFT } from '../../lib/publish-state';
import { useQuestion } from '../../lib/questions';
import { hasCode, isUnanswered, SAVED } from '../../lib/request-failure';
import { fieldsOfKind } from '../../schema/derive';
import type { ResourceDefinition, Row } from '../../schema/types';
import { versionedSelect, readRow } from '../row/row-query';
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

/** Goes on with a row that was made with the key meanwhile; null when the person goes back to the form. */
type Meet = (row: Row, attempt: SaveAttempt) => Promise<SaveAttempt | null>;

/**
 * The save step for new rows, each of which is sent with a key that the database honours once. When an answer was lost, the next
 * attempt finds the row that exists, and goes on as a change of it. A row that another tab or device has made of the same draft is
 * somebody's newer version, with which `meet` goes on. `keyOf` gives the key of the row that is being saved.
 */
export function useKeyStep(
  resource: ResourceDefinition,
  keyOf: () => string,
  meet: Meet = (row, attempt) => Promise.resolve({ ...attempt, row }),
): SaveStep {
  const provider = useDataProvider()();
  /** The keys that were sent without an answer. */
  const lost = useRef(new Set<string>());
  const { table } = resource;

  async function existing(key: string): Promise<Row | undefined> {
    const id = await formDrafts.savedRow(table, key);
    return id === null ? undefined : readRow(provider, resource, id);
  }

  return {
    prepare: async (attempt): Promise<SaveAttempt> => {
      const row = !attempt.row && lost.current.has(keyOf()) ? await existing(keyOf()) : undefined;
      return row ? { ...attempt, row } : attempt;
    },
    recover: async (failure, attempt) => {
      if (attempt.row) return undefined;
      const key = keyOf();
      if (isUnanswered(failure)) lost.current.add(key);
      if (!hasCode(failure, SAVED)) return undefined;
      const row = await existing(key);
      // The request whose answer was lost may have arrived after the look.
      return row && (lost.current.has(key) ? { ...attempt, row } : meet(row, attempt));
    },
  };
}

/**
 * The save step for resources with `replaces`. It asks, in the declaration's words, before a row replaces
 * another with the same key values. The save then updates that row, which keeps its id and creation date, and
 * deletes the row that was moved there. Does nothing for other resources.
 */
export function useReplaceStep(resource: ResourceDefinition): SaveStep {
  const ask = useQuestion();
  const provider = useDataProvider()();
  const { table, replaces } = resource;
  if (!replaces) return {};
  const { on, question } = replaces;

  async function findOther(values: FormValues, ownId: number | undefined): Promise<Row | undefined> {
    const columns = toRow(resource, values);
    const { data } = await provider.getList<Row>({
      resource: table,
      filters: on.map((field) => ({ field, operator: 'eq', value: columns[field] })),
      pagination: { pageSize: 1 },
      meta: { select: versionedSelect(resource) },
    });
    return data.find(({ id }) => id !== ownId);
  }

  return {
    prepare: async (attempt) => {
      const other = await findOther(attempt.values, attempt.row?.id);
      if (!other) return attempt;
      const isReplaced = await ask({
        title: fillWords(resource, question, other),
        content: fieldTexts.replaceHelp,
        okText: fieldTexts.replace,
      });
      return isReplaced ? { ...attempt, row: other } : null;
    },
    // Somebody else saved the same key first. The next attempt finds their row and asks.
    recover: (failure, attempt, earlier) =>
      earlier.length === 0 && on.some((name) => isTaken(failure, resource, name)) ? attempt : undefined,
    finish: async (written, { row: opened }) => {
      if (opened && opened.id !== written.row?.id)
        await provider.deleteOne({ resource: table, id: opened.id });
    },
  };
}
