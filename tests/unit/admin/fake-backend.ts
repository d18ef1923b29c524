import type {
  BaseRecord,
  CreateParams,
  DataProvider,
  GetListParams,
  OpenNotificationParams,
  UpdateParams,
} from '@refinedev/core';
import { vi } from 'vitest';

type Stored = BaseRecord & { id: number };

/** A table in memory behind Refine's interface; `refuse` makes the next write fail, `hold` keeps it waiting. */
export function fakeBackend(rows: readonly Stored[]) {
  let table = [...rows];
  let refusal: Error | null = null;
  let gate: Promise<void> = Promise.resolve();
  const writes: { kind: 'create' | 'update' | 'delete'; values?: unknown }[] = [];
  const notices: OpenNotificationParams[] = [];

  async function write(kind: 'create' | 'update' | 'delete', values?: unknown): Promise<void> {
    writes.push({ kind, values });
    await gate;
    if (refusal) throw refusal;
  }
  const byKey = (id: unknown) => table.find((row) => String(row.id) === String(id));
  const answer = (row: BaseRecord | undefined) => ({ data: row }) as never;

  const dataProvider: DataProvider = {
    getApiUrl: () => '',
    getList: ({ filters = [] }: GetListParams) => {
      const conditions = filters.flatMap((filter) => (filter.operator === 'or' ? filter.value : []));
      const fits = (row: BaseRecord) =>
        conditions.length === 0 ||
        conditions.some((condition) => 'field' in condition && row[condition.field] === condition.value);
      const data = table.filter(fits);
      return Promise.resolve({ data, total: data.length } as never);
    },
    getOne: ({ id }) => Promise.resolve(answer(byKey(id))),
    create: async <TVariables>({ variables }: CreateParams<TVariables>) => {
      await write('create', variables);
      table = [...table, { ...variables, id: 99 }];
      return answer(byKey(99));
    },
    update: async <TVariables>({ id, variables }: UpdateParams<TVariables>) => {
      await write('update', variables);
      table = table.map((row) => (row === byKey(id) ? { ...row, ...variables } : row));
      return answer(byKey(id));
    },
    deleteOne: async ({ id }) => {
      await write('delete');
      const gone = byKey(id);
      table = table.filter((row) => row !== gone);
      return answer(gone);
    },
  };

  return {
    dataProvider,
    notificationProvider: { open: (notice: OpenNotificationParams) => notices.push(notice), close: vi.fn() },
    writes,
    messages: () => notices.map((notice) => notice.message),
    refuse: (error: Error) => {
      refusal = error;
    },
    accept: () => {
      refusal = null;
    },
    hold: () => {
      let open: () => void = () => undefined;
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return () => open();
    },
  };
}
