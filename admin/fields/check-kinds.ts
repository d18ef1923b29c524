import { checkDeclaration } from '../schema/check-declaration';
import { DeclarationError } from '../schema/declaration-error';
import type { FieldOf, Kind } from '../schema/field-types';
import type { ResourceDefinition } from '../schema/types';
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
  const declared = new Map(fields.map(({ name, kind }) => [name, kind]));
  const requireKind = (name: string, place: string, fits: (kind: Kind) => boolean, wanted: string) => {
    const kind = declared.get(name);
    if (kind !== undefined && fits(kind)) return;
    throw new DeclarationError(
      table,
      place,
      kind === undefined ? `"${name}" is not among the fields.` : `"${name}" is of kind "${kind}".`,
      `Name ${wanted}; declared are ${[...declared.keys()].join(', ')}.`,
    );
  };

  const isTitle = (kind: Kind) => fieldKind(kind).isTitle === true;
  const isSearchable = (kind: Kind) => fieldKind(kind).isSearchable === true;
  const hasFilter = (kind: Kind) => fieldKind(kind).filter !== undefined;
  if (titlePattern === undefined) requireKind(titleField, 'titleField', isTitle, 'a declared text field');
  for (const name of list.search) requireKind(name, 'list.search', isSearchable, 'a declared text field');
  for (const name of list.filters ?? [])
    requireKind(name, 'list.filters', hasFilter, 'a declared field with a filter');
  if (list.upcoming !== undefined) {
    const hasDays = (kind: Kind) => kind === 'date' || kind === 'datetime';
    requireKind(list.upcoming, 'list.upcoming', hasDays, 'a declared date');
    const field = fields.find(({ name }) => name === list.upcoming);
    if (!field || !('required' in field) || field.required === undefined) {
      throw new DeclarationError(
        table,
        'list.upcoming',
        `"${list.upcoming}" may be empty.`,
        'Declare it required: a row without a date is neither to come nor past.',
      );
    }
  }
  for (const field of fields) {
    checkOptions(field, table);
    for (const [option, kinds] of Object.entries(fieldKind(field.kind).refersTo ?? {})) {
      const { [option]: name } = { ...field } as Readonly<Record<string, unknown>>;
      if (typeof name !== 'string') continue;
      const wanted = `a declared field of kind ${kinds.map((kind) => `"${kind}"`).join(' or ')} in "${option}"`;
      requireKind(name, `field "${field.name}"`, (kind) => kinds.includes(kind), wanted);
    }
  }
}

function checkOptions<K extends Kind>(field: FieldOf<K>, table: string): void {
  fieldKind(field.kind).check?.(field, table);
}
