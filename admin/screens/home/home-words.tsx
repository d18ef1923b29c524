import { useQuery } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { formatCivilDate } from '../../../src/lib/dates/dates';
import type { HomeRow } from '../../../src/lib/database/home-places';
import { isHomeTable } from '../../../src/lib/database/home-rows';
import { homePage, queryClient } from '../../data/instances';
import { toRow } from '../../fields/form-codec';
import { homeTexts } from '../../i18n/forms';
import type { FormValues } from '../../lib/form-values';
import type { Row, ResourceDefinition } from '../../schema/types';
import { rowState } from '../row/row-title';
import { featuredWords, suggestedEnd } from './featured-words';
import styles from './home-words.module.css';

/** What the home page shows visitors of a resource, read anew for each `key`; undefined until it is known. */
function useHomeRows({ table, atHome }: ResourceDefinition, key: string): readonly HomeRow[] | undefined {
  const { data, isFetching } = useQuery(
    {
      queryKey: ['home page', table, key],
      queryFn: () => (isHomeTable(table) ? homePage.readRows(table, new Date()) : []),
      enabled: atHome !== undefined,
      gcTime: 0,
    },
    // Notices stand outside of Refine.
    queryClient,
  );
  return isFetching ? undefined : data;
}

/** Where a row stands on the home page now; nothing where it does not. */
export function PlaceAtHome({ resource, row }: { readonly resource: ResourceDefinition; readonly row: Row }) {
  const isVisible = rowState(resource, row, new Date()) === 'published';
  const rows = useHomeRows(resource, `${row.id} ${String(row.updated_at)}`) ?? [];
  const place = rows.findIndex(({ id }) => id === row.id) + 1;
  return isVisible && place > 0 && <span className={styles.place}>{homeTexts.place(place)}</span>;
}

interface FeaturedHelpProps {
  readonly resource: ResourceDefinition;
  readonly id: number | null;
  readonly onChange: (name: string, value: string) => void;
}

/** Says beside the switch what stands before the row on the home page, and suggests an end of featuring. */
export function FeaturedHelp({ resource, id, onChange }: FeaturedHelpProps) {
  const rows = useHomeRows(resource, 'form');
  const fields = resource.fields.filter(({ kind }) => ['boolean', 'datetime', 'publish'].includes(kind));
  const values = Form.useWatch(
    (all: FormValues | undefined): Readonly<Record<string, unknown>> | undefined => {
      // Some have not mounted yet.
      const mounted = fields.filter(({ name }) => all?.[name] !== undefined);
      return toRow({ ...resource, fields: mounted }, { ...all });
    },
  );
  const { table, atHome } = resource;
  if (rows === undefined || values === undefined || !isHomeTable(table) || !atHome) return null;
  const now = new Date();
  const end = suggestedEnd(resource, values, now);
  return (
    <span className={styles.featured} role="status">
      <span>{featuredWords({ ...resource, atHome }, table, rows, { ...values, id: id ?? 0 }, now)}</span>
      {end !== null && (
        <>
          <span>{homeTexts.endless(resource.labels.many)}</span>
          <Button onClick={() => onChange(atHome.until, end)}>
            {homeTexts.end(formatCivilDate(end.slice(0, 10)))}
          </Button>
        </>
      )}
    </span>
  );
}
