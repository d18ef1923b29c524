import { DeclarationError } from './declaration-error';
import type { ResourceDefinition } from './types';

const defined = new Map<string, ResourceDefinition>();

/** Registers a definition under its table, for relation fields of other resources. */
export function registerResource(resource: ResourceDefinition): void {
  defined.set(resource.table, resource);
}

/** Returns the definition of a table. Throws DeclarationError when none is declared. */
export function resourceOf(table: string): ResourceDefinition {
  const resource = defined.get(table);
  if (resource) return resource;
  throw new DeclarationError(
    table,
    'a relation',
    'points to a table without a declaration.',
    'Declare it in admin/resources or name a declared table.',
  );
}
