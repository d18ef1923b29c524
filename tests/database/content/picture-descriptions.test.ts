import { describe, expect, it } from 'vitest';
import { type Row, useDatabase } from '../support/database-fixture';

const database = useDatabase();
const rowsOf = (table: string) => database.as.admin.from(table);

describe('a picture’s description', () => {
  it.each<[table: string, column: string, row: Row]>([
    ['announcements', 'cover_alt', { title: 'A' }],
    ['events', 'cover_alt', { title: 'A', slug: 'a' }],
    ['alumni_news', 'image_alt', { title: 'A', slug: 'a' }],
    ['alumni_news', 'cover_alt', { title: 'A', slug: 'b' }],
  ])(
    'is in %s.%s, where decoration (an empty text) differs from no description (null)',
    async (table, column, row) => {
      const { data: added } = await rowsOf(table).insert(row).select<string, Row>(`id,${column}`).single();
      expect(added?.[column]).toBeNull();
      for (const [written, kept] of [
        [' Avluda çınar \n', 'Avluda çınar'],
        ['', ''],
        [null, null],
      ]) {
        const change: Row = { [column]: written };
        const changed = rowsOf(table)
          .update(change)
          .eq('id', added?.id as number);
        expect((await changed.select<string, Row>(column)).data).toEqual([{ [column]: kept }]);
      }
    },
  );

  it('is stored with a gallery by the address of each picture', async () => {
    const gallery_alt = { '/b.png': 'Sahnedeki koro', 'https://example.org/a.png': '' };
    const gezi = { title: 'Gezi', slug: 'gezi' };
    expect((await rowsOf('events').insert(gezi).select('gallery_alt')).data).toEqual([{ gallery_alt: {} }]);
    const changed = rowsOf('events').update({ gallery_alt }).eq('slug', 'gezi');
    expect((await changed.select('gallery_alt')).data).toEqual([{ gallery_alt }]);
  });
});
