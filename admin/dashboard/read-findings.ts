import type { Row } from '../lib/row';
import type { ResourceDefinition } from '../schema/types';
import { placeSelect, rowPlace, type RowPlace } from '../crud/row-place';
import { checksOf, PROBLEMS, type Check, type Problem } from './checks';
import type { GetList } from './use-reading';

const ROWS_PER_CHECK = 20;
/** Of those that are looked at one by one: with their albums these are about half a megabyte. */
const ROWS_EXAMINED = 100;

export interface FoundRow extends RowPlace {
  readonly label: string;
}

export interface Finding {
  readonly problem: Problem;
  readonly rows: readonly FoundRow[];
  /** `rows` are the first of so many. */
  readonly total: number;
}

/** Reads what is to be mended: each problem that some row has, with those rows, the last changed first. */
export async function readFindings(
  getList: GetList,
  resources: readonly ResourceDefinition[],
): Promise<Finding[]> {
  const now = new Date();
  const read = await Promise.all(
    resources.flatMap((resource) =>
      checksOf(resource, now).map((check) => readFinding(getList, resource, check)),
    ),
  );
  return PROBLEMS.flatMap((problem) => {
    const found = read.filter((finding) => finding.problem === problem);
    const rows = found.flatMap((finding) => finding.rows);
    // A row may have a problem twice, in its cover and in its album: it is mended in one form.
    const byPlace = new Map(rows.map((row) => [row.to, row]));
    const total = found.reduce((sum, finding) => sum + finding.total, byPlace.size - rows.length);
    return total > 0 ? [{ problem, rows: [...byPlace.values()], total }] : [];
  });
}

async function readFinding(
  getList: GetList,
  resource: ResourceDefinition,
  { problem, filters, examine }: Check,
): Promise<Finding> {
  const { data, total } = await getList<Row>({
    resource: resource.table,
    filters: [...filters],
    sorters: [{ field: 'updated_at', order: 'desc' }],
    pagination: { pageSize: examine ? ROWS_EXAMINED : ROWS_PER_CHECK },
    meta: { select: placeSelect(resource, examine?.columns) },
  });
  const wrong = examine ? data.filter(examine.isWrong) : data;
  const label = resource.labels.one;
  return {
    problem,
    rows: wrong.slice(0, ROWS_PER_CHECK).map((row) => ({ ...rowPlace(resource, row), label })),
    total: examine ? wrong.length : total,
  };
}
