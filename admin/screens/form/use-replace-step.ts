import { useDataProvider } from '@refinedev/core';
import { fillWords, toRow } from '../../fields/form-codec';
import { fieldTexts } from '../../i18n/fields';
import type { FormValues } from '../../lib/form-values';
import { useQuestion } from '../../lib/questions';
import type { Row, ResourceDefinition } from '../../schema/types';
import { isTaken, type SaveStep } from './save-steps';
import { versionedSelect } from '../row/row-query';

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
