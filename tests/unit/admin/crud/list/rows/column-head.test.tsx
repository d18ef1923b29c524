import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ColumnHead } from '../../../../../../admin/crud/list/rows/column-head';
import type { FieldDeclaration } from '../../../../../../admin/schema/field-types';

const head = (field: FieldDeclaration) =>
  renderToStaticMarkup(<ColumnHead field={field} sort={null} onSort={() => undefined} />).replace(
    /<[^>]*>/g,
    '',
  );

describe('the head of a column', () => {
  test.each([
    { name: 'featured', kind: 'boolean', label: 'Ana sayfada öne çıkar' },
    { name: 'subject', kind: 'text', label: 'Konu' },
  ] as const)('is the label of its $kind field, or the shorter words the field has for it', (field) => {
    expect(head(field)).toBe(field.label);
    expect(head({ ...field, heading: 'Öne çıkan' })).toBe('Öne çıkan');
  });
});
