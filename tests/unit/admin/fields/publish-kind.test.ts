import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldKind } from '../../../../admin/fields/form-codec';
import type { FieldOf } from '../../../../admin/schema/field-types';
import { complaint } from './complaint';

const kind = fieldKind('publish');
const field: FieldOf<'publish'> = { name: 'published_at', kind: 'publish', label: 'Yayın' };
const atOnce: FieldOf<'publish'> = { ...field, default: 'now' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-05-12T10:00:40Z');
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a publication', () => {
  test('starts as a draft, and where it is declared as published at the minute of saving', async () => {
    expect(kind.toRow(kind.toForm(undefined, field), field)).toBeNull();
    const value = kind.toForm(undefined, atOnce);
    expect(await complaint(kind.rules(atOnce), value)).toBeNull();
    vi.setSystemTime('2026-05-12T10:45:20Z');
    expect(kind.toRow(value, atOnce)).toBe('2026-05-12T10:45:00.000Z');
  });

  test('of a stored row and of a copy is what it is, whatever new rows start with', () => {
    expect(kind.toForm(null, atOnce)).toBe('');
    expect(kind.toForm('2026-05-01T10:00:00Z', atOnce)).toBe('2026-05-01T13:00');
  });

  test.each([
    ['Taslak', null],
    ['taslak', null],
    ['Yayında', '2026-05-12T10:00:00.000Z'],
    ['12.05.2026 14.30', '2026-05-12T11:30:00.000Z'],
  ])('in an imported table is read from “%s” as %s', (cell, row) => {
    const value = kind.fromText?.(cell, field);
    expect(value).toBeDefined();
    expect(kind.toRow(value ?? '?', field)).toBe(row);
  });

  test.each(['2026-05-01T10:00:00Z', '2031-05-01T10:00:00Z', null])(
    'is imported as it was exported: %s',
    (stored) => {
      const value = kind.fromText?.(kind.toText(stored, field), field);
      expect(kind.toRow(value ?? '?', field)).toBe(stored && new Date(stored).toISOString());
    },
  );

  test.each(['belki', '32.13.2026'])('cannot be read from “%s”', (cell) => {
    expect(kind.fromText?.(cell, field)).toBeUndefined();
  });
});
