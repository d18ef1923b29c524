import { checkDeclaration } from '../schema/check-declaration';
import { DeclarationError } from '../schema/declaration-error';
import type { FieldDeclaration, FieldOf, Kind, ResourceDefinition } from '../schema/types';
import { fieldKind } from './form-codec';

/** Checks all declarations. Throws DeclarationError for the first fault. No build has it: declarations do not change there. */
export function checkDeclarations(resources: readonly ResourceDefinition[]): void {
  for (const resource of resources) {
    checkDeclaration(resource, resources);
    checkKinds(resource);
  }
}

/** Throws DeclarationError when the definition asks of a field what its kind does not offer. */
function checkKinds({ table, fields, titleField, titlePattern, list }: ResourceDefinition): void {
  const requireField = (
    name: string,
    place: string,
    fits: (field: FieldDeclaration) => boolean,
    wanted: string,
  ) => {
    if (fields.some((field) => field.name === name && fits(field))) return;
    const names = fields.map((field) => field.name).join(', ');
    throw new DeclarationError(
      table,
      place,
      `"${name}" does not fit.`,
      `Name ${wanted}; declared are ${names}.`,
    );
  };

  const isTitle = ({ kind }: FieldDeclaration) => fieldKind(kind).isTitle === true;
  const isSearchable = ({ kind }: FieldDeclaration) => fieldKind(kind).isSearchable === true;
  const hasFilter = ({ kind }: FieldDeclaration) => fieldKind(kind).filter !== undefined;
  // A row without a date would be neither to come nor past.
  const isDay = (field: FieldDeclaration) =>
    (field.kind === 'date' || field.kind === 'datetime') && field.required !== undefined;
  if (titlePattern === undefined) requireField(titleField, 'titleField', isTitle, 'a declared text field');
  for (const name of list.search) requireField(name, 'list.search', isSearchable, 'a declared text field');
  for (const name of list.filters ?? [])
    requireField(name, 'list.filters', hasFilter, 'a declared field with a filter');
  if (list.upcoming !== undefined) requireField(list.upcoming, 'list.upcoming', isDay, 'a required date');
  for (const field of fields) {
    checkOptions(field, table);
    for (const [option, kinds] of Object.entries(fieldKind(field.kind).refersTo ?? {})) {
      const { [option]: name } = { ...field } as Readonly<Record<string, unknown>>;
      if (typeof name !== 'string') continue;
      const wanted = `a declared field of kind ${kinds.map((kind) => `"${kind}"`).join(' or ')} in "${option}"`;
      requireField(name, `field "${field.name}"`, ({ kind }) => kinds.includes(kind), wanted);
    }
  }
}

function checkOptions<K extends Kind>(field: FieldOf<K>, table: string): void {
  fieldKind(field.kind).check?.(field, table);
}
