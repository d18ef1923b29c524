import type { Row } from '../../hooks/row';
import type { ResourceDefinition } from '../../schema/types';
import { placeSelect, rowPlace, type RowPlace } from '../row-place';
import { checksOf, PROBLEMS, type Problem } from './checks';
import type { GetList } from './use-reading';

const ROWS_PER_CHECK = 20;

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
      checksOf(resource, now).map(async ({ problem, filters }): Promise<Finding> => {
        const { data, total } = await getList<Row>({
          resource: resource.table,
          filters: [...filters],
          sorters: [{ field: 'updated_at', order: 'desc' }],
          pagination: { pageSize: ROWS_PER_CHECK },
          meta: { select: placeSelect(resource) },
        });
        const label = resource.labels.one;
        return { problem, rows: data.map((row) => ({ ...rowPlace(resource, row), label })), total };
      }),
    ),
  );
  return PROBLEMS.flatMap((problem) => {
    const found = read.filter((finding) => finding.problem === problem && finding.total > 0);
    const total = found.reduce((sum, finding) => sum + finding.total, 0);
    return total > 0 ? [{ problem, rows: found.flatMap(({ rows }) => rows), total }] : [];
  });
}
