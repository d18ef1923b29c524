import { describe, expect, it } from 'vitest';
import { useDatabase } from './support/database-fixture';

const database = useDatabase();

const KEPT = 'id created_at updated_at';

/** Section 3 of the specification. */
describe('the fields of the specification', () => {
  it.each([
    ['calendar', 'id title date:date'],
    [
      'events',
      `${KEPT} title slug body excerpt? lead? cover_url? hero_bg_url? starts_at ends_at? location featured_home:boolean featured_until? gallery:jsonb`,
    ],
    [
      'announcements',
      'id title body lead excerpt cover_url hero_bg_url published_at? created_at featured_home:boolean featured_until? created_by:uuid',
    ],
    ['bulletins', 'id year:integer month:integer pdf_url created_at'],
    ['alumni_news', `${KEPT} title link? description slug image_url cover_url`],
    [
      'member_perks',
      `${KEPT} business_name category discount? discount_code? contact_phone? contact_email? alumnus_name? logo_url? idx:integer`,
    ],
    ['profiles', 'user_id:uuid full_name is_admin:boolean'],
  ])('%s', async (table, fields) => {
    const columns = await database.sql<{ name: string; type: string; isOptional: boolean }[]>`
      select column_name as name, data_type as type, is_nullable = 'YES' as "isOptional"
      from information_schema.columns where table_schema = 'public' and table_name = ${table}`;
    for (const field of fields.split(' ')) {
      const [, name, isOptional, type] = /^(\w+)(\??)(?::(\w+))?$/.exec(field) ?? [];
      expect(columns, field).toContainEqual(
        expect.objectContaining({ name, ...(isOptional && { isOptional: true }), ...(type && { type }) }),
      );
    }
  });
});
