import { DeclarationError } from './declaration-error';
import type { ResourceDefinition } from './types';

const defined = new Map<string, ResourceDefinition>();

/** Takes a definition; remembers it under its table, for the fields of others that point to its rows. */
export function rememberResource(resource: ResourceDefinition): void {
  defined.set(resource.table, resource);
}

/** Takes a table; gives the definition of its resource. Throws DeclarationError when none is declared. */
export function resourceOf(table: string): ResourceDefinition {
  const resource = defined.get(table);
  if (resource) return resource;
  throw new DeclarationError(
    table,
    'a relation',
    'leads to a table without a declaration.',
    'Declare it in admin/resources, or name one that is.',
  );
}
