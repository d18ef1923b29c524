import { describe, expect, test } from 'vitest';
import { checkKinds } from '../../../../admin/fields/check-kinds';
import { fieldFilter, fieldKind, fieldToText, toChanges, toForm } from '../../../../admin/fields/form-codec';
import { announcements } from '../../../../admin/resources/announcements';
import '../../../../admin/resources/index';
import { formSelect, listSelect } from '../../../../admin/schema/derive-select';
import type { FieldOf } from '../../../../admin/schema/field-types';
import type { ResourceDefinition } from '../../../../admin/schema/types';

const kind = fieldKind('relation');
const perk: FieldOf<'relation'> = { name: 'perk_id', kind: 'relation', label: 'Avantaj', to: 'member_perks' };
const resource: ResourceDefinition = {
  ...announcements,
  fields: [...announcements.fields, perk],
  list: { ...announcements.list, columns: ['title', 'perk_id'] },
};
const stored = { id: 12, title: 'Kestane Kitabevi (Moda)' };

describe('a relation', () => {
  test('is read with the title of its row, in lists and in forms', () => {
    const embedded = 'perk_id:member_perks!announcements_perk_id_fkey(id,title:business_name)';
    expect(listSelect(resource)).toContain(embedded);
    expect(formSelect(resource)).toContain(embedded);
  });

  test('is shown by its title and stored by its id', () => {
    expect(fieldToText(perk, stored)).toBe('Kestane Kitabevi (Moda)');
    expect(kind.toRow(kind.toForm(stored, perk), perk)).toBe(12);
    expect([kind.toForm(null, perk), kind.toRow(null, perk), fieldToText(perk, null)]).toEqual([
      null,
      null,
      '',
    ]);
  });

  test('that is unchanged is not written', () => {
    const initial = toForm(resource, { title: 'Bahar', perk_id: stored });
    expect(toChanges(resource, { ...initial, perk_id: { id: 13, title: 'Fırın' } }, initial)).toEqual({
      perk_id: 13,
    });
    expect(toChanges(resource, initial, initial)).toEqual({});
  });

  test('is written to tables and addresses as title and id, and read from them', () => {
    const written = kind.toCsv?.(stored, perk) ?? '';
    expect(written).toBe('Kestane Kitabevi (Moda) (12)');
    expect(kind.fromText?.(written, perk)).toEqual(stored);
    expect(kind.fromText?.('12', perk)).toEqual({ id: 12, title: '' });
    expect(kind.fromText?.('', perk)).toBeNull();
    expect(kind.fromText?.('Kestane', perk)).toBeUndefined();
    const filter = fieldFilter(perk);
    expect(filter?.narrow(written, new Date())).toEqual([{ field: 'perk_id', operator: 'eq', value: 12 }]);
    expect(filter?.narrow('Kestane', new Date())).toBeNull();
    expect(filter?.toWords(written)).toBe('Kestane Kitabevi (Moda)');
  });

  test('may point only to resources whose rows have a title field', () => {
    const lead = (to: FieldOf<'relation'>['to']) => () =>
      checkKinds([{ ...announcements, fields: [...announcements.fields, { ...perk, to }] }]);
    expect(lead('events')).not.toThrow();
    expect(lead('bulletins')).toThrow('points to "bulletins", whose rows have no title field.');
  });
});
