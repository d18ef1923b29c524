import { describe, expect, test } from 'vitest';
import { checkKinds } from '../../../../admin/fields/check-kinds';
import { fieldFilter, fieldKind, fieldToText } from '../../../../admin/fields/form-codec';
import { announcements } from '../../../../admin/resources/announcements';
import type { FieldOf } from '../../../../admin/schema/field-types';
import { complaint } from './complaint';

const kind = fieldKind('select');
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
