import { useDataProvider } from '@refinedev/core';
import { fillWords, toRow } from '../../fields/form-codec';
import { fieldTexts } from '../../i18n/fields';
import { texts } from '../../i18n/texts';
import type { FormValues } from '../../lib/form-values';
import type { Row } from '../../lib/row';
import type { ResourceDefinition } from '../../schema/types';
import { isTaken } from './save-failure';
import type { Confirm, SaveStep } from './save-steps';
import { versionedSelect } from '../row/row-query';

/**
 * Takes a resource and what asks; gives the step that asks, in the declaration's words, before a save takes another row's place,
 * and then writes into that row, which keeps its age and its place in the database. A row that moved there leaves none behind.
 * Does nothing for a resource that replaces no rows.
 */
export function useReplaceStep(resource: ResourceDefinition, confirm: Confirm): SaveStep {
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
      const isReplaced = await confirm({
        title: fillWords(resource, question, other),
        content: fieldTexts.replaceHelp,
        okText: fieldTexts.replace,
        cancelText: texts.form.cancel,
      });
      return isReplaced ? { ...attempt, row: other } : null;
    },
    // Somebody was quicker: the next try finds their row, and asks.
    recover: (failure, attempt, earlier) =>
      Promise.resolve(
        earlier.length === 0 && on.some((name) => isTaken(failure, resource, name)) ? attempt : undefined,
      ),
    finish: async (written, { row: opened }) => {
      if (opened && opened.id !== written.row?.id)
        await provider.deleteOne({ resource: table, id: opened.id });
    },
  };
}
