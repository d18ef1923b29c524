import type { Row } from '../lib/row';
import type { ResourceDefinition } from '../schema/types';
import { linkSelect, rowLink, type RowLink } from '../crud/row/row-title';
import { checksOf, PROBLEMS, type Check, type Problem } from './checks';
import type { GetList } from './use-dashboard-query';

const ROWS_PER_CHECK = 20;
/** Rows that are examined one by one are read in pages. With their albums, 100 are about half a megabyte. */
const ROWS_PER_PAGE = 100;

export interface FoundRow extends RowLink {
  readonly label: string;
}

export interface Finding {
  readonly problem: Problem;
  readonly rows: readonly FoundRow[];
  /** All rows with the problem; `rows` holds the first of them. */
  readonly total: number;
}

/** Reads each problem that a row has, with the affected rows, the most recently changed first. */
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
  const readPage = (currentPage: number, pageSize: number) =>
    getList<Row>({
      resource: resource.table,
      filters: [...filters],
      sorters: [
        { field: 'updated_at', order: 'desc' },
        { field: 'id', order: 'desc' },
      ],
      pagination: { currentPage, pageSize },
      meta: { select: linkSelect(resource, examine?.columns) },
    });
  const found = ({ data: rows, total }: { data: readonly Row[]; total: number }): Finding => ({
    problem,
    rows: rows
      .slice(0, ROWS_PER_CHECK)
      .map((row) => ({ ...rowLink(resource, row), label: resource.labels.one })),
    total,
  });
  if (!examine) return found(await readPage(1, ROWS_PER_CHECK));

  const wrong: Row[] = [];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { data } = await readPage(page, ROWS_PER_PAGE);
    wrong.push(...data.filter(examine.isWrong));
    isMore = data.length === ROWS_PER_PAGE;
  }
  return found({ data: wrong, total: wrong.length });
}
