import { describe, expect, test } from 'vitest';
import { checkKinds } from '../../../../admin/fields/check-kinds';
import { fieldFilter, fieldKind, fieldToText, toChanges, toForm } from '../../../../admin/fields/form-codec';
import { announcements } from '../../../../admin/resources/announcements';
import '../../../../admin/resources/index';
import { formSelect, listSelect } from '../../../../admin/schema/derive-select';
import type { FieldOf } from '../../../../admin/schema/field-types';
import type { ResourceDefinition } from '../../../../admin/schema/types';
import { complaint } from './complaint';

const status: FieldOf<'select'> = {
  name: 'status',
  kind: 'select',
  label: 'Durum',
  options: [
    { value: 'open', label: 'Yer var' },
    { value: 'full', label: 'İçi dolu' },
  ],
};

describe('a select', () => {
  const kind = fieldKind('select');

  test('is stored by its value and shown by its label', () => {
    expect(kind.toRow('full', status)).toBe('full');
    expect(kind.toRow('', status)).toBeNull();
    expect(fieldToText(status, 'full')).toBe('İçi dolu');
    expect(fieldToText(status, null)).toBe('');
  });

  test('starts with its default only in a new row', () => {
    expect(kind.toForm(undefined, { ...status, default: 'open' })).toBe('open');
    expect(kind.toForm(null, { ...status, default: 'open' })).toBe('');
  });

  test('with an option that is no longer declared shows it as stored and reports it at the field', async () => {
    expect(kind.toForm('closed', status)).toBe('closed');
    expect(fieldToText(status, 'closed')).toBe('closed');
    expect(await complaint(kind.rules(status), 'closed')).toBe(
      '“closed” artık seçenekler arasında yok; listeden birini seçin.',
    );
    expect(await complaint(kind.rules(status), 'open')).toBeNull();
    expect(await complaint(kind.rules(status), '')).toBeNull();
  });

  test.each([
    ['Yer var', 'open'],
    ['yer var', 'open'],
    ['FULL', 'full'],
    ['ici dolu', 'full'],
    ['', ''],
    ['belki', undefined],
  ])('in an imported table is read from “%s” as %s', (cell, value) => {
    expect(kind.fromText?.(cell, status)).toBe(value);
  });

  test('is filtered by its options', () => {
    const filter = fieldFilter(status);
    expect(filter?.offers).toMatchObject(status.options);
    expect(filter?.narrow('open', new Date())).toEqual([{ field: 'status', operator: 'eq', value: 'open' }]);
    expect(filter?.narrow('closed', new Date())).toBeNull();
    expect(filter?.toWords('full')).toBe('İçi dolu');
  });

  test.each([
    [{ options: [] }, 'field "status": offers no options.'],
    [
      { options: [...status.options, { value: 'open', label: 'Açık' }] },
      'field "status": offers "open" twice.',
    ],
    [{ default: 'closed' }, 'field "status": starts with "closed".'],
  ])('that cannot work stops the application at start: %j', (part, sentence) => {
    const fields = [...announcements.fields, { ...status, ...part }];
    expect(() => checkKinds([{ ...announcements, fields }])).toThrow(sentence);
  });
});

const perk: FieldOf<'relation'> = { name: 'perk_id', kind: 'relation', label: 'Avantaj', to: 'member_perks' };
const resource: ResourceDefinition = {
  ...announcements,
  fields: [...announcements.fields, perk],
  list: { ...announcements.list, columns: ['title', 'perk_id'] },
};
const stored = { id: 12, title: 'Kestane Kitabevi (Moda)' };

describe('a relation', () => {
  const kind = fieldKind('relation');

  test('is read with the title of its row, in lists and in forms', () => {
    const embedded = 'perk_id:member_perks!announcements_perk_id_fkey(id,title:business_name)';
    expect(listSelect(resource)).toContain(embedded);
    expect(formSelect(resource)).toContain(embedded);
  });

  test('is shown by its title and stored by its id', () => {
    expect(fieldToText(perk, stored)).toBe('Kestane Kitabevi (Moda)');
    expect(kind.toRow(kind.toForm(stored, perk), perk)).toBe(12);
    expect([kind.toForm(null, perk), kind.toRow(null, perk)]).toEqual([null, null]);
    expect(fieldToText(perk, null)).toBe('');
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
