import { DeclarationError } from './declaration-error';
import type { FieldDeclaration } from './field-types';
import { columnsInPath, columnsInText } from './placeholders';
import { SYSTEM_COLUMNS, type ResourceDefinition } from './types';

type Kind = FieldDeclaration['kind'];

const TITLES: readonly Kind[] = ['text', 'longtext'];
/** The kinds with a filter in fields/registry. */
const FILTERABLE: readonly Kind[] = ['publish', 'boolean', 'date', 'datetime', 'year', 'month', 'category'];
const SEARCHABLE: readonly Kind[] = [...TITLES, 'richtext', 'category', 'email', 'phone', 'url'];

/** Takes a definition; throws DeclarationError when a column is named that the definition does not declare or that does not fit its place. */
export function checkNames(resource: ResourceDefinition): void {
  const { table, fields, titleField, titlePattern, list, publicPath, confirmDelete, replaces } = resource;
  const declared = new Map(fields.map((field) => [field.name, field.kind]));
  const demand = (name: string, place: string, fits: (kind: Kind) => boolean, wanted: string) => {
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
  demand(
    titleField,
    'titleField',
    (kind) => titlePattern !== undefined || TITLES.includes(kind),
    'a declared text field',
  );
  if (list.columns.length === 0)
    throw new DeclarationError(table, 'list.columns', 'is empty.', 'Name at least the title field.');
  for (const name of list.columns) demand(name, 'list.columns', () => true, 'a declared field');
  for (const name of list.search)
    demand(name, 'list.search', (kind) => SEARCHABLE.includes(kind), 'a declared text field');
  for (const name of list.filters ?? [])
    demand(name, 'list.filters', (kind) => FILTERABLE.includes(kind), 'a declared field with a filter');
  for (const name of replaces?.on ?? []) demand(name, 'replaces.on', () => true, 'a declared field');
  for (const field of fields) {
    const place = `field "${field.name}"`;
    switch (field.kind) {
      case 'slug':
        demand(field.from, place, (kind) => TITLES.includes(kind), 'a declared text field in "from"');
        break;
      case 'alt':
        demand(field.of, place, (kind) => kind === 'image', 'a declared image field in "of"');
        break;
      case 'captions':
        demand(field.of, place, (kind) => kind === 'gallery', 'a declared gallery field in "of"');
        break;
      case 'datetime':
        if (field.notBefore !== undefined)
          demand(
            field.notBefore,
            place,
            (kind) => kind === 'datetime',
            'a declared datetime field in "notBefore"',
          );
        break;
      default:
    }
  }

  const known = new Set<string>([
    ...declared.keys(),
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
