import { describe, expect, test } from 'vitest';
import { checkKinds } from '../../../../admin/fields/check-kinds';
import { readDays, writeDays } from '../../../../admin/fields/date/read-date';
import type { FieldFilter } from '../../../../admin/fields/field-kind';
import { registry } from '../../../../admin/fields/registry';
import type { FieldOf, Kind } from '../../../../admin/schema/field-types';
import { events } from '../../../../admin/resources/events';

const filterOf = <K extends Kind>(field: FieldOf<K>): FieldFilter | undefined =>
  registry[field.kind].filter?.(field);
const is = (operator: string, value: unknown) => ({ field: 'c', operator, value });
const now = new Date('2026-05-12T10:00:00Z');

describe('a filter', () => {
  test.each([
    ['publish', 'taslak', [is('null', null)]],
    ['publish', 'zamanlandi', [is('gt', now.toISOString())]],
    ['publish', 'yayinda', [is('lte', now.toISOString())]],
    ['publish', 'silindi', null],
    ['boolean', 'evet', [is('eq', true)]],
    ['boolean', 'hayir', [is('eq', false)]],
    ['boolean', 'true', null],
    ['month', '10', [is('eq', 10)]],
    ['month', '13', null],
    ['year', '2025', [is('eq', 2025)]],
    ['year', '2025; drop', null],
    ['category', 'Sağlık, spor & "ev"', [is('eq', 'Sağlık, spor & "ev"')]],
    ['category', '(boş)', [is('null', null)]],
    ['date', '2026-05-01..2026-05-31', [is('gte', '2026-05-01'), is('lte', '2026-05-31')]],
    // A day in Istanbul begins three hours before one in UTC; in the winter of 2015, two.
    [
      'datetime',
      '2026-05-01..2026-05-31',
      [is('gte', '2026-04-30T21:00:00.000Z'), is('lt', '2026-05-31T21:00:00.000Z')],
    ],
    ['datetime', '..2015-12-31', [is('lt', '2015-12-31T22:00:00.000Z')]],
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

  const NO_DAYS = ['', '..', '2026-05-01', '2026-02-30..', '2026-05-02..2026-05-01', '0002-05-01..', 'a..b'];
  test.each([...NO_DAYS, '..a..'])('ignores “%s” as a choice of days', (choice) => {
    expect(readDays(choice)).toBeNull();
  });

  test.each([
    ['2026-05-01', '', '2026-05-01..'],
    ['', '2026-05-01', '..2026-05-01'],
    ['2026-05-01', '2026-05-02', '2026-05-01..2026-05-02'],
    ['', '', ''],
  ])('writes the days from “%s” to “%s” as “%s”', (first, last, choice) => {
    expect(writeDays({ first, last })).toBe(choice);
    if (choice !== '') expect(readDays(choice)).toEqual({ first, last });
  });

  test('can be declared only for a field whose kind has one', () => {
    const declare = (filter: string) => () =>
      checkKinds([{ ...events, list: { ...events.list, filters: [filter] } }]);
    expect(declare('starts_at')).not.toThrow();
    expect(declare('title')).toThrow(
      'list.filters: "title" is of kind "text". Name a declared field with a filter',
    );
  });
});
