import { createContext, use } from 'react';
import { resources } from '../resources/index';
import type { ResourceDefinition } from '../schema/types';
import { isAllowed, type Access, type Right } from './access';

/** What the signed-in person may do. The guard provides it to everything that it lets in. */
export const AccessContext = createContext<Access>('visitor');

/** Asks for a right to a table or a page. Without a name it asks for what everybody has who is let in. */
export type May = (right: Right, name?: string) => boolean;

/** Returns the function that says what the signed-in person may do, without a request. Row-level security decides in the end. */
export function useRights(): May {
  const access = use(AccessContext);
  return (right, name) => isAllowed(access, right, name);
}

/** The declared resources whose rows the person may list, in the order of the declarations. */
export function useResources(): readonly ResourceDefinition[] {
  const may = useRights();
  return resources.filter(({ table }) => may('list', table));
}
