import { GONE, STALE } from '../../../../admin/lib/request-failure';
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

/**
 * A table in memory behind Refine's interface. `refuse` makes the next writes fail, `hold` delays them,
 * `change` and `drop` are another administrator's writes.
 */
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
  const failed = (code: string, message: string) => Object.assign(new Error(message), { code });
  let clock = 0;
  function change(id: unknown, values: unknown): void {
    clock += 1;
    const updated_at = `2026-11-21T12:00:00.${String(clock).padStart(3, '0')}Z`;
    table = table.map((row) =>
      String(row.id) === String(id) ? Object.assign({ ...row }, values, { updated_at }) : row,
    );
  }
  const byKey = (id: unknown) => table.find((row) => String(row.id) === String(id));
  const response = (row: BaseRecord | undefined) => ({ data: row }) as never;

  const dataProvider: DataProvider = {
    getApiUrl: () => '',
    getList: ({ filters = [] }: GetListParams) => {
      const fits = (row: BaseRecord) =>
        filters.every((filter) =>
          (filter.operator === 'or' ? filter.value : [filter]).some(
            (condition) => 'field' in condition && row[condition.field] === condition.value,
          ),
        );
      const data = table.filter(fits);
      return Promise.resolve({ data, total: data.length } as never);
    },
    getOne: ({ id }) =>
      byKey(id) ? Promise.resolve(response(byKey(id))) : Promise.reject(new Error('Bulunamadı.')),
    create: async <TVariables>({ variables }: CreateParams<TVariables>) => {
      await write('create', variables);
      table = [...table, { ...variables, id: 99 }];
      return response(byKey(99));
    },
    update: async <TVariables>({ id, variables, meta }: UpdateParams<TVariables>) => {
      await write('update', variables);
      const row = byKey(id);
      if (!row) throw failed(GONE, 'Bu arada silinmiş.');
      if (meta?.unchangedSince !== undefined && row.updated_at !== meta.unchangedSince)
        throw failed(STALE, 'Bu arada değiştirilmiş.');
      change(id, variables);
      return response(byKey(id));
    },
    deleteOne: async ({ id }) => {
      await write('delete');
      const row = byKey(id);
      table = table.filter((other) => other !== row);
      return response(row ?? { id, already_gone: true });
    },
  };

  return {
    dataProvider,
    notificationProvider: { open: (notice: OpenNotificationParams) => notices.push(notice), close: vi.fn() },
    writes,
    row: byKey,
    change,
    drop: (id: number) => {
      table = table.filter((row) => row.id !== id);
    },
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
