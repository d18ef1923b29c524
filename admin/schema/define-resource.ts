import type {
  FieldOf,
  FilledKind,
  Kind,
  ContentTable,
  Declaration,
  RequiredColumnOf,
  ResourceDefinition,
  SingletonDeclaration,
} from './types';

type Covered<F> = F extends
  | { readonly kind: FilledKind; readonly name: infer Name }
  | { readonly required: string; readonly name: infer Name }
  | { readonly default: string; readonly name: infer Name }
  ? Name
  : never;

type Uncovered<T extends ContentTable, F extends readonly unknown[]> = Exclude<
  RequiredColumnOf<T>,
  Covered<F[number]>
>;

/** A generic parameter accepts unknown properties, so misspelt options are detected here. */
type Misspelt<F> = F extends { readonly kind: infer K extends Kind }
  ? Exclude<keyof F, keyof FieldOf<K>>
  : never;

type Complete<T extends ContentTable, F extends readonly unknown[]> = [Uncovered<T, F>] extends [never]
  ? [Misspelt<F[number]>] extends [never]
    ? unknown
    : { readonly fields: `No kind here has the option ${Misspelt<F[number]> & string}.` }
  : {
      readonly fields: `The column ${Uncovered<T, F>} cannot be left out on insert: declare it required or give it a default.`;
    };

/**
 * Declares one content type of the back office. `table` is a table of the generated database types,
 * `declaration` pure data about it. The compiler accepts only real columns, only kinds that fit their column,
 * and requires every column that an insert needs to be required or have a default. Returns the definition
 * that screens and providers read.
 */
export function defineResource<T extends ContentTable, const D extends Declaration<T>>(
  table: T,
  declaration: D & Complete<T, D['fields']>,
): ResourceDefinition {
  return register({ ...(declaration as D), table });
}

/**
 * Declares a table that has one row: its form is the screen, and nobody creates, copies or deletes rows. The
 * row has the id SINGLETON_ID.
 */
export function defineSingleton<T extends ContentTable, const D extends SingletonDeclaration<T>>(
  table: T,
  declaration: D & Complete<T, D['fields']>,
): ResourceDefinition {
  const { labels, titleField, ...rest }: SingletonDeclaration<T> = declaration;
  return register({
    ...rest,
    table,
    titleField,
    isSingleton: true,
    labels: { ...labels, many: labels.one },
    list: { columns: [titleField], sort: [], search: [] },
    confirmDelete: labels.one,
  });
}

const defined = new Map<string, ResourceDefinition>();

function register(resource: ResourceDefinition): ResourceDefinition {
  defined.set(resource.table, resource);
  return resource;
}

/** Returns the definition of a table; undefined for one that is declared no more, which the history still knows. */
export function findResource(table: string): ResourceDefinition | undefined {
  return defined.get(table);
}

/** Returns the definition of a table. Throws DeclarationError when none is declared. */
export function resourceOf(table: string): ResourceDefinition {
  const resource = findResource(table);
  if (resource) return resource;
  throw new DeclarationError(
    table,
    'a relation',
    'points to a table without a declaration.',
    'Declare it in admin/resources or name a declared table.',
  );
}

/** The message names the resource, the place in it, and the way out. */
export class DeclarationError extends Error {
  override readonly name = 'DeclarationError';

  constructor(resource: string, place: string, problem: string, wayOut: string) {
    super(`Resource "${resource}", ${place}: ${problem} ${wayOut}`);
  }
}
