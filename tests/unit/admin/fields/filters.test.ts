import { describe, expect, test } from 'vitest';
import { checkKinds } from '../../../../admin/fields/check-kinds';
import { readDays, writeDays } from '../../../../admin/fields/date/read-date';
import type { FieldFilter } from '../../../../admin/fields/field-kind';
import { registry } from '../../../../admin/fields/registry';
import type { FieldOf, Kind } from '../../../../admin/schema/field-types';
import { resources } from '../../../../admin/resources/index';

const filterOf = <K extends Kind>(field: FieldOf<K>): FieldFilter | undefined =>
  registry[field.kind].filter?.(field);
const now = new Date('2026-05-12T10:00:00Z');

describe('a filter', () => {
  test.each([
    ['publish', 'taslak', [{ field: 'c', operator: 'null', value: null }]],
    ['publish', 'zamanlandi', [{ field: 'c', operator: 'gt', value: now.toISOString() }]],
    ['publish', 'yayinda', [{ field: 'c', operator: 'lte', value: now.toISOString() }]],
    ['publish', 'silindi', null],
    ['boolean', 'evet', [{ field: 'c', operator: 'eq', value: true }]],
    ['boolean', 'hayir', [{ field: 'c', operator: 'eq', value: false }]],
    ['boolean', 'true', null],
    ['month', '10', [{ field: 'c', operator: 'eq', value: 10 }]],
    ['month', '13', null],
    ['year', '2025', [{ field: 'c', operator: 'eq', value: 2025 }]],
    ['year', '2025; drop', null],
    ['category', 'Sağlık, spor & "ev"', [{ field: 'c', operator: 'eq', value: 'Sağlık, spor & "ev"' }]],
    ['category', '(boş)', [{ field: 'c', operator: 'null', value: null }]],
    [
      'date',
      '2026-05-01..2026-05-31',
      [
        { field: 'c', operator: 'gte', value: '2026-05-01' },
        { field: 'c', operator: 'lte', value: '2026-05-31' },
      ],
    ],
    // A day in Istanbul begins three hours before one in UTC; in the winter of 2015, two.
    [
      'datetime',
      '2026-05-01..2026-05-31',
      [
        { field: 'c', operator: 'gte', value: '2026-04-30T21:00:00.000Z' },
        { field: 'c', operator: 'lt', value: '2026-05-31T21:00:00.000Z' },
      ],
    ],
    ['datetime', '..2015-12-31', [{ field: 'c', operator: 'lt', value: '2015-12-31T22:00:00.000Z' }]],
  ] as const)('of kind %s turns the choice “%s” into a backend filter', (kind, choice, filters) => {
    expect(filterOf({ name: 'c', kind, label: 'C' })?.narrow(choice, now)).toEqual(filters);
  });

  test.each([
    ['publish', 'zamanlandi', 'Zamanlandı'],
    ['boolean', 'hayir', 'Hayır'],
    ['month', '8', 'Ağustos'],
    ['category', 'Sağlık', 'Sağlık'],
    ['date', '2026-05-01..2026-05-31', '1 Mayıs 2026 – 31 Mayıs 2026'],
    ['date', '2026-05-01..2026-05-01', '1 Mayıs 2026'],
    ['date', '2026-05-01..', '1 Mayıs 2026 ve sonrası'],
    ['datetime', '..2026-05-31', '31 Mayıs 2026 ve öncesi'],
  ] as const)('of kind %s shows the choice “%s” in words', (kind, choice, words) => {
    expect(filterOf({ name: 'c', kind, label: 'C' })?.toWords(choice)).toBe(words);
  });

  test.each([
    '',
    '..',
    '2026-05-01',
    '2026-02-30..',
    '2026-05-02..2026-05-01',
    '0002-05-01..',
    'a..b',
    '..a..',
  ])('ignores “%s” as a choice of days', (choice) => {
    expect(readDays(choice)).toBeNull();
  });

  test('writes the days as it reads them', () => {
    expect(writeDays({ first: '', last: '' })).toBe('');
    for (const choice of ['2026-05-01..', '..2026-05-01', '2026-05-01..2026-05-02']) {
      const days = readDays(choice);
      expect(days && writeDays(days)).toBe(choice);
    }
  });

  test.each(
    resources.flatMap((resource) =>
      resource.fields.map((field) => [field.kind, field.name, resource] as const),
    ),
  )('can be declared for a field of kind %s (%s) only if the kind has one', (kind, name, resource) => {
    const declare = () => checkKinds([{ ...resource, list: { ...resource.list, filters: [name] } }]);
    if (registry[kind].filter) expect(declare).not.toThrow();
    else
      expect(declare).toThrow(
        `list.filters: "${name}" is of kind "${kind}". Name a declared field with a filter`,
      );
  });
});
