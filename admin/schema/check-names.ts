import { DeclarationError } from './declaration-error';
import { columnsInPath, columnsInText } from './placeholders';
import { SYSTEM_COLUMNS, type ResourceDefinition } from './types';

/** Throws DeclarationError when an option names a column that the definition does not declare. */
export function checkNames(resource: ResourceDefinition): void {
  const { table, fields, titleField, titlePattern, list, publicPath, confirmDelete, replaces, sections } =
    resource;
  const declared = fields.map(({ name }) => name);
  if (list.columns.length === 0)
    throw new DeclarationError(table, 'list.columns', 'is empty.', 'Name at least the title field.');
  const named: [string, readonly string[]][] = [
    ['titleField', [titleField]],
    ['list.columns', list.columns],
    ['list.search', list.search],
    ['list.filters', list.filters ?? []],
    ['replaces.on', replaces?.on ?? []],
    ['sections', Object.keys(sections ?? {})],
  ];
  for (const [place, names] of named) {
    for (const name of names) {
      if (declared.includes(name)) continue;
      throw new DeclarationError(
        table,
        place,
        `"${name}" is not among the fields.`,
        `Name a declared field; declared are ${declared.join(', ')}.`,
      );
    }
  }

  const known = new Set<string>([
    ...declared,
    ...SYSTEM_COLUMNS,
    ...(list.order === undefined ? [] : [list.order]),
  ]);
  const used: [string, readonly string[]][] = [
    ['list.sort', list.sort.map((sort) => sort.by)],
    ['publicPath', columnsInPath(publicPath ?? '')],
    ['confirmDelete', columnsInText(confirmDelete)],
    ['titlePattern', columnsInText(titlePattern ?? '')],
    ['replaces.question', columnsInText(replaces?.question ?? '')],
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
