import {
  type ConditionalFilter,
  type CrudFilter,
  type LogicalFilter,
  useDataProvider,
} from '@refinedev/core';
import { istanbulInputToIso, todayInIstanbul } from '../../src/lib/dates/dates';
import { galleryAlt, parseGallery } from '../../src/lib/media/gallery';
import { countWords } from '../i18n/count-words';
import { dashboardTexts } from '../i18n/dashboard';
import { useResources, useRights } from '../data/access';
import { dayField, endField, fieldsOfKind } from '../schema/derive';
import type { Row, ResourceDefinition } from '../schema/types';
import { readAllRows } from '../screens/row/row-query';
import { linkSelect, rowLink, type RowLink } from '../screens/row/row-title';
import styles from './dashboard.module.css';
import { Panel, RowLinks, type GetList } from './panel';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { errorMessage } from '../../src/lib/error-message';
import { loadingIcon } from '../lib/loading';
import { addressesIn, classifyLink, findMissing, WITH_LINKS } from '../fields/links';

const STALE_AFTER_DAYS = 60;
const DAY_MS = 86_400_000;

export function FindingsPanel() {
  const may = useRights();
  const resources = useResources();
  /** Of a resource that the person may not publish, only drafts are theirs to mend. */
  const narrow: Narrow = (resource) =>
    may('publish', resource.table) ? [] : fieldsOfKind(resource, 'publish').map(({ name }) => isNull(name));
  return (
    <Panel
      name="findings"
      title={dashboardTexts.mend}
      read={(getList) => readFindings(getList, resources, narrow)}
    >
      {(found) => (
        <div>
          {found.map((finding) => (
            <FindingRows key={finding.problem} finding={finding} />
          ))}
          <LinkCheck narrow={narrow} />
        </div>
      )}
    </Panel>
  );
}

function FindingRows({ finding: { problem, rows, total } }: { finding: Finding }) {
  const { title, help } = dashboardTexts.problems[problem];
  return (
    <details className={styles.finding}>
      <summary>
        <h3>{title}</h3> <span className={styles.count}>{countWords(total)}</span>
      </summary>
      <p className={styles.quiet}>{help}</p>
      <RowLinks rows={rows} total={total} />
    </details>
  );
}

const PROBLEMS = ['undescribed', 'passed', 'stale', 'bare'] as const;
type Problem = (typeof PROBLEMS)[number];

/** A possible problem of a resource's rows and the query that finds the rows with it. */
interface Check {
  readonly problem: Problem;
  readonly filters: readonly CrudFilter[];
  /**
   * The part that no filter can express: whether a row that passed the filters has the problem, and the
   * columns needed to tell.
   */
  readonly examine?: { readonly columns: readonly string[]; readonly isWrong: (row: Row) => boolean };
}

type Condition = LogicalFilter | ConditionalFilter;

const isNull = (field: string): LogicalFilter => ({ field, operator: 'null', value: null });
const isSet = (field: string): LogicalFilter => ({ field, operator: 'nnull', value: null });
const isFilled = (album: string): LogicalFilter => ({ field: album, operator: 'ne', value: '[]' });
const isUnfilled = (album: string): LogicalFilter => ({ field: album, operator: 'eq', value: '[]' });
const isBefore = (field: string, value: string): LogicalFilter => ({ field, operator: 'lt', value });
const both = (...value: Condition[]): ConditionalFilter => ({ operator: 'and', value });
const anyOf = (value: Condition[]): ConditionalFilter => ({ operator: 'or', value });

/** The possible problems of a resource's rows, by the kinds of its fields. */
export function checksOf(resource: ResourceDefinition, now: Date): Check[] {
  const checks: Check[] = [];
  const undescribed = fieldsOfKind(resource, 'alt').map(({ name, of }) => both(isNull(name), isSet(of)));
  if (undescribed.length > 0) checks.push({ problem: 'undescribed', filters: [anyOf(undescribed)] });
  for (const { name, of } of fieldsOfKind(resource, 'captions')) {
    checks.push({
      problem: 'undescribed',
      filters: [isFilled(of)],
      examine: {
        columns: [name, of],
        isWrong: (row) =>
          parseGallery({ gallery: row[of] }).some(
            (photo) => galleryAlt({ gallery_alt: row[name] }, photo) === null,
          ),
      },
    });
  }
  for (const filters of passedFilters(resource, now)) checks.push({ problem: 'passed', filters });

  const [publish] = fieldsOfKind(resource, 'publish');
  const picture = fieldsOfKind(resource, 'image').find(({ name }) => resource.list.columns.includes(name));
  if (publish) {
    const untouchedSince = new Date(now.getTime() - STALE_AFTER_DAYS * DAY_MS).toISOString();
    checks.push({
      problem: 'stale',
      filters: [isNull(publish.name), isBefore('updated_at', untouchedSince)],
    });
  }
  if (picture) {
    // The picture of a draft may follow later.
    const shown = publish ? [isSet(publish.name)] : [];
    const alone = picture.standIn === undefined ? [] : [isUnfilled(picture.standIn)];
    checks.push({ problem: 'bare', filters: [isNull(picture.name), ...alone, ...shown] });
  }
  return checks;
}

/**
 * A switch that is still on after the date that should have turned it off, or after the row's own day. The
 * filters are flat, because the embedded backend misreads an `or` inside an `or`.
 */
function passedFilters(resource: ResourceDefinition, now: Date): CrudFilter[][] {
  const day = dayField(resource);
  return fieldsOfKind(resource, 'datetime').flatMap(({ name, shownWhen }) => {
    if (typeof shownWhen !== 'string') return [];
    const isOn: LogicalFilter = { field: shownWhen, operator: 'eq', value: true };
    const hasEnded = isBefore(name, now.toISOString());
    const isPast = day ? isOver(day.name, endField(resource, day.name)?.name, now) : [];
    return [[isOn, anyOf([hasEnded, ...isPast])]];
  });
}

/** A row without an end is over when its day is. */
function isOver(start: string, end: string | undefined, now: Date): Condition[] {
  const isBeforeToday = isBefore(start, istanbulInputToIso(`${todayInIstanbul(now)}T00:00`));
  if (end === undefined) return [isBeforeToday];
  return [isBefore(end, now.toISOString()), both(isNull(end), isBeforeToday)];
}

const ROWS_PER_CHECK = 20;

export interface Finding {
  readonly problem: Problem;
  readonly rows: readonly RowLink[];
  /** All rows with the problem; `rows` holds the first of them. */
  readonly total: number;
}

/** Reads each problem that a row has, with the affected rows, the most recently changed first. */
export async function readFindings(
  getList: GetList,
  resources: readonly ResourceDefinition[],
  narrow: Narrow,
): Promise<Finding[]> {
  const now = new Date();
  const read = await Promise.all(
    resources.flatMap((resource) =>
      checksOf(resource, now).map(({ filters, ...check }) =>
        readFinding(getList, resource, { ...check, filters: [...filters, ...narrow(resource)] }),
      ),
    ),
  );
  return PROBLEMS.flatMap((problem) => {
    const found = read.filter((finding) => finding.problem === problem);
    const rows = found.flatMap((finding) => finding.rows);
    // A row can have a problem twice, in its cover and in its album. Both are corrected in one form.
    const byLink = new Map(rows.map((row) => [row.to, row]));
    const total = found.reduce((sum, finding) => sum + finding.total, byLink.size - rows.length);
    return total > 0 ? [{ problem, rows: [...byLink.values()], total }] : [];
  });
}

async function readFinding(
  getList: GetList,
  resource: ResourceDefinition,
  { problem, filters, examine }: Check,
): Promise<Finding> {
  const query = {
    resource: resource.table,
    filters: [...filters],
    sorters: ['updated_at', 'id'].map((field) => ({ field, order: 'desc' as const })),
    meta: { select: linkSelect(resource, examine?.columns) },
  };
  const wrong = examine && (await readAllRows({ getList }, query)).filter(examine.isWrong);
  const { data, total } = wrong
    ? { data: wrong.slice(0, ROWS_PER_CHECK), total: wrong.length }
    : await getList<Row>({ ...query, pagination: { pageSize: ROWS_PER_CHECK } });
  const rows = data.map((row) => ({ ...rowLink(resource, row), notes: [resource.labels.one] }));
  return { problem, rows, total };
}

const linkTexts = dashboardTexts.links;
const ROWS_PER_RESOURCE = 100;
const PAGES_ASKED = 200;

/** The filters that leave what the person may mend. */
export type Narrow = (resource: ResourceDefinition) => CrudFilter[];

/** Looks for broken links on request, because it sends one request for each linked page. */
function LinkCheck({ narrow }: { readonly narrow: Narrow }) {
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

function summary({ checked, broken, isLimited }: Awaited<ReturnType<typeof checkLinks>>): string {
  const found = broken.length === 0 ? linkTexts.fine(checked) : linkTexts.found(checked, broken.length);
  return isLimited ? `${found} ${linkTexts.limited}` : found;
}

/**
 * Reads the most recently changed rows, requests the pages and files of this site that they link to, and
 * checks the spelling of other addresses. The notes of a broken one name the resource, the address and what is wrong.
 */
export async function checkLinks(getList: GetList, resources: readonly ResourceDefinition[], narrow: Narrow) {
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
    /** Whether rows or pages were left out. */
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
