import type { DataProvider } from '@refinedev/core';
import { expect, test, vi } from 'vitest';
import { BackendError } from '../../../../admin/providers/http-error';
import { nameReferencingRows } from '../../../../admin/providers/referencing-rows';
import { announcements } from '../../../../admin/resources/announcements';
import type { ResourceDefinition } from '../../../../admin/schema/types';

const related: ResourceDefinition = {
  ...announcements,
  fields: [...announcements.fields, { name: 'event_id', kind: 'relation', label: 'Etkinlik', to: 'events' }],
};

const unused = () => Promise.reject(new Error('The provider is only asked to list and to delete'));

function provider(code: string, rows: readonly object[], total = rows.length) {
  const getList = vi.fn(() => Promise.resolve({ data: [...rows], total } as never));
  const deleteOne = () => Promise.reject(new BackendError('Başka bir kayıt buna bağlı.', 409, code));
  const bare: DataProvider = {
    getList,
    deleteOne,
    getOne: unused,
    create: unused,
    update: unused,
    getApiUrl: () => '',
  };
  return { getList, named: nameReferencingRows(bare, [related]) };
}

test.each(['23503', '23001'])(
  'a deletion that is refused with %s names the rows that still use the row',
  async (code) => {
    const rows = [
      { id: 1, title: 'Bahar' },
      { id: 2, title: 'Yaz' },
    ];
    const { getList, named } = provider(code, rows, 5);
    await expect(named.deleteOne({ resource: 'events', id: 7 })).rejects.toThrow(
      'Bunu kullananlar olduğu için silinemez (Duyurular: “Bahar”, “Yaz” ve 3 tane daha). Önce onlarda başkasını seçin ya da onları silin.',
    );
    expect(getList).toHaveBeenCalledWith(
      expect.objectContaining({
        resource: 'announcements',
        filters: [{ field: 'event_id', operator: 'eq', value: 7 }],
      }),
    );
  },
);
