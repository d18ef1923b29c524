import { useDataProvider, type CrudFilter } from '@refinedev/core';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { errorMessage } from '../../src/lib/error-message';
import { dashboardTexts } from '../i18n/dashboard';
import { loadingIcon } from '../lib/loading-icon';
import type { Row } from '../lib/row';
import { useResources } from '../data/rights';
import { addressesIn, classifyLink, findMissing, WITH_LINKS } from '../fields/links';
import type { ResourceDefinition } from '../schema/types';
import { linkSelect, rowLink, type RowLink } from '../screens/row/row-title';
import styles from './dashboard.module.css';
import { RowLinks, type GetList } from './panel';

const linkTexts = dashboardTexts.links;
const ROWS_PER_RESOURCE = 100;
const PAGES_ASKED = 200;

/** The filters that leave what the person may mend. */
export type Narrow = (resource: ResourceDefinition) => CrudFilter[];

/** Looks for broken links on request, because it sends one request for each linked page. */
export function LinkCheck({ narrow }: { readonly narrow: Narrow }) {
  const { getList } = useDataProvider()();
  const resources = useResources();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => checkLinks(getList, resources, narrow),
  });
  return (
    <details className={styles.finding}>
      <summary>
        <h3>{linkTexts.title}</h3>
      </summary>
      <p className={styles.quiet}>{linkTexts.help}</p>
      <Button loading={loadingIcon(isPending)} onClick={() => mutate()}>
        {isPending ? linkTexts.checking : data ? linkTexts.again : linkTexts.check}
      </Button>
      <div role="status">{data && <p>{summary(data)}</p>}</div>
      {error && <Alert type="error" showIcon message={linkTexts.failed(errorMessage(error))} />}
      {data && <RowLinks rows={data.broken} />}
    </details>
  );
}

function summary({ checked, broken, isLimited }: LinkReport): string {
  const found = broken.length === 0 ? linkTexts.fine(checked) : linkTexts.found(checked, broken.length);
  return isLimited ? `${found} ${linkTexts.limited}` : found;
}

interface LinkReport {
  readonly checked: number;
  /** The notes name the resource, the address and what is wrong. */
  readonly broken: readonly RowLink[];
  /** Whether rows or pages were left out. */
  readonly isLimited: boolean;
}

/**
 * Reads the most recently changed rows, requests the pages and files of this site that they link to, and
 * checks the spelling of other addresses.
 */
export async function checkLinks(
  getList: GetList,
  resources: readonly ResourceDefinition[],
  narrow: Narrow,
): Promise<LinkReport> {
  const read = await Promise.all(resources.map((resource) => readLinks(getList, resource, narrow(resource))));
  const links = read.flatMap((one) => one.links);
  const shaped = links.map((link) => ({ link, shape: classifyLink(link.address, window.location.origin) }));
  const paths = new Set(shaped.flatMap(({ shape }) => (shape.kind === 'inside' ? shape.path : [])));
  const missing = await findMissing([...paths].slice(0, PAGES_ASKED));
  return {
    checked: links.length,
    broken: shaped.flatMap(({ link: { address, ...row }, shape }) => {
      const isMissing = shape.kind === 'inside' && missing.has(shape.path);
      const wrong = shape.kind === 'malformed' ? linkTexts.malformed : isMissing && linkTexts.missing;
      return wrong ? [{ ...row, notes: [...row.notes, address, wrong] }] : [];
    }),
    isLimited: paths.size > PAGES_ASKED || read.some((one) => one.isLimited),
  };
}

async function readLinks(getList: GetList, resource: ResourceDefinition, filters: CrudFilter[]) {
  const fields = resource.fields.filter(({ kind }) => WITH_LINKS.includes(kind));
  if (fields.length === 0) return { links: [], isLimited: false };
  const names = fields.map(({ name }) => name);
  const { data, total } = await getList<Row>({
    resource: resource.table,
    filters,
    sorters: [{ field: 'updated_at', order: 'desc' }],
    pagination: { pageSize: ROWS_PER_RESOURCE },
    meta: { select: linkSelect(resource, names) },
  });
  const links = data.flatMap((row) => {
    const addresses = new Set(fields.flatMap((field) => addressesIn(field.kind, row[field.name])));
    const named = { ...rowLink(resource, row), notes: [resource.labels.one] };
    return [...addresses].map((address) => ({ ...named, address }));
  });
  return { links, isLimited: total > data.length };
}
