import { useDataProvider, useInvalidate } from '@refinedev/core';
import { useRef } from 'react';
import type { ColumnValues } from '../../data/history';
import type { TogetherRow } from '../../data/rows-together';
import { useQuestion } from '../../lib/questions';
import type { Row } from '../../lib/row';
import { SERIES_COLUMN, type ResourceDefinition } from '../../schema/types';
import { versionedSelect } from '../row/row-query';
import { useMayChange } from '../row/use-may-change';
import type { SaveStep } from './save-steps';

interface SeriesStep {
  readonly step: SaveStep;
  /** Writes a row and those that follow it, all or none. */
  readonly write: (row: Row, columns: ColumnValues, others: readonly TogetherRow[]) => Promise<Row>;
  /** The rows that were written with the saved one. */
  readonly written: () => readonly Row[];
}

/**
 * The save step for rows that repeat one another. It asks whether a change is also one of those that follow. Does nothing for other rows;
 * its code is loaded with the first question.
 */
export function useSeriesStep(resource: ResourceDefinition): SeriesStep {
  const { table } = resource;
  const provider = useDataProvider()();
  const ask = useQuestion();
  const mayChange = useMayChange(resource);
  const invalidate = useInvalidate();
  const written = useRef<readonly Row[]>([]);

  return {
    step: {
      prepare: async (attempt) => {
        const { row, values, together } = attempt;
        // A second try has been asked about.
        if (row?.[SERIES_COLUMN] == null || together) return attempt;
        const { askForFollowing } = await import('../repeats/following');
        const rows = await askForFollowing(ask, { provider, resource, row, values, mayChange });
        return rows && { ...attempt, together: rows };
      },
    },
    write: async (row, columns, others) => {
      const { writeSeries } = await import('../repeats/following');
      const version = String(row.updated_at);
      const [, ...rest] = await writeSeries(resource, [{ id: row.id, version, values: columns }, ...others]);
      written.current = rest;
      await invalidate({ resource: table, invalidates: ['resourceAll'] });
      const meta = { select: versionedSelect(resource) };
      return (await provider.getOne<Row>({ resource: table, id: row.id, meta })).data;
    },
    written: () => written.current,
  };
}
