import { DeclarationError } from './declaration-error';
import type { FieldDeclaration } from './field-types';
import { columnsInPath, columnsInText } from './placeholders';
import { SYSTEM_COLUMNS, type ResourceDefinition } from './types';

const SEARCHABLE: readonly FieldDeclaration['kind'][] = ['text', 'longtext', 'richtext'];

/** Takes a definition; throws DeclarationError when a column is named that the definition does not declare or that does not fit its place. */
export function checkNames(resource: ResourceDefinition): void {
  const { table, fields, titleField, list, publicPath, confirmDelete } = resource;
  const declared = new Map(fields.map((field) => [field.name, field.kind]));
  const demand = (
    name: string,
    place: string,
    fits: (kind: FieldDeclaration['kind']) => boolean,
    wanted: string,
  ) => {
    const kind = declared.get(name);
    if (kind === undefined || !fits(kind)) {
      throw new DeclarationError(
        table,
        place,
        kind === undefined ? `"${name}" is not among the fields.` : `"${name}" is of kind "${kind}".`,
        `Name ${wanted}; declared are ${[...declared.keys()].join(', ')}.`,
      );
    }
  };
  demand(titleField, 'titleField', (kind) => kind === 'text' || kind === 'longtext', 'a declared text field');
  if (list.columns.length === 0)
    throw new DeclarationError(table, 'list.columns', 'is empty.', 'Name at least the title field.');
  for (const name of list.columns) demand(name, 'list.columns', () => true, 'a declared field');
  for (const name of list.search)
    demand(name, 'list.search', (kind) => SEARCHABLE.includes(kind), 'a declared text field');

  const known = new Set<string>([...declared.keys(), ...SYSTEM_COLUMNS]);
  const used: [string, readonly string[]][] = [
    ['list.sort', list.sort.map((sort) => sort.by)],
    ['publicPath', columnsInPath(publicPath ?? '')],
    ['confirmDelete', columnsInText(confirmDelete)],
  ];
  for (const [place, names] of used) {
    for (const name of names) {
      if (!known.has(name)) {
        throw new DeclarationError(
          table,
          place,
          `"${name}" is neither a field nor a system column.`,
          `Use one of ${[...known].join(', ')}.`,
        );
      }
    }
  }
}
