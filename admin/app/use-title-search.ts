import { useDataProvider } from '@refinedev/core';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../src/shared/error-message';
import { resources } from '../resources/index';
import { resourceRoutes } from '../schema/derive-routes';
import type { ResourceDefinition } from '../schema/types';
import { appTexts } from '../i18n/app';

const TYPING_PAUSE_MS = 250;
const HITS_PER_RESOURCE = 5;

export interface Hit {
  readonly title: string;
  readonly to: string;
}

export interface HitGroup {
  readonly label: string;
  readonly hits: readonly Hit[];
}

interface TitleSearch {
  readonly groups: readonly HitGroup[];
  readonly isSearching: boolean;
  /** Why a part of the results is missing. */
  readonly failure: string | undefined;
}

/** Takes what is typed; gives the rows of all declared resources whose title contains it, once typing pauses. */
export function useTitleSearch(text: string): TitleSearch {
  const term = usePaused(text.trim());
  const { getList } = useDataProvider()();
  const answers = useQueries({
    queries: resources.map((resource) => ({
      queryKey: ['title-search', resource.table, term],
      enabled: term !== '',
      queryFn: async (): Promise<HitGroup> => {
        const { table, titleField, labels } = resource;
        const { data } = await getList({
          resource: table,
          filters: [{ field: titleField, operator: 'contains', value: term }],
          sorters: [{ field: 'id', order: 'desc' }],
          pagination: { pageSize: HITS_PER_RESOURCE },
          meta: { select: `id,${titleField}` },
        });
        return { label: labels.many, hits: data.map((row) => hitOf(resource, row)) };
      },
    })),
  });
  const failed = answers.find(({ error }) => error !== null);
  return {
    groups: answers.flatMap(({ data }) => (data && data.hits.length > 0 ? [data] : [])),
    isSearching: term !== text.trim() || answers.some(({ isFetching }) => isFetching),
    failure: failed && errorMessage(failed.error),
  };
}

function hitOf(resource: ResourceDefinition, row: Record<string, unknown>): Hit {
  const title = row[resource.titleField];
  return {
    title: typeof title === 'string' && title !== '' ? title : appTexts.search.untitled,
    to: resourceRoutes(resource).edit.replace(':id', String(row.id)),
  };
}

/** The value as it was when it last stood still for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
