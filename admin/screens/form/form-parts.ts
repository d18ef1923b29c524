import { fieldKind } from '../../fields/form-codec';
import { isAside } from '../../schema/derive-fields';
import type { FieldDeclaration, ResourceDefinition, Section } from '../../schema/types';

export const COLUMNS = ['main', 'aside'] as const;
export type Column = (typeof COLUMNS)[number];

/** Fields that stand together in a form, below the heading of their section if they have one. */
export interface FormPart {
  readonly column: Column;
  readonly section: Section | undefined;
  readonly fields: readonly FieldDeclaration[];
}

/**
 * Returns the parts of a form in the order of the declaration. Where it declares sections they alone say the column; elsewhere the
 * kind of each field does. Fields that are rendered elsewhere are left out. A singleton has one column.
 */
export function formParts({ fields, sections, isSingleton }: ResourceDefinition): FormPart[] {
  const placed = fields.flatMap((field) => {
    const { place } = fieldKind(field.kind);
    return place === 'inside' || place === 'foot' ? [] : [{ field, place }];
  });
  if (sections === undefined) {
    return COLUMNS.map((column) => ({
      column,
      section: undefined,
      fields: placed.flatMap(({ field, place }) =>
        (isSingleton ? 'main' : place) === column ? [field] : [],
      ),
    }));
  }
  const parts: (FormPart & { fields: FieldDeclaration[] })[] = [];
  for (const { field } of placed) {
    const section = sections[field.name];
    const open = parts.at(-1);
    if (open && section === undefined) open.fields.push(field);
    else parts.push({ column: section && isAside(section) ? 'aside' : 'main', section, fields: [field] });
  }
  return parts;
}
