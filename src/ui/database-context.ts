import { createContext, use } from 'react';
import type { DatabaseAccess } from '../lib/database/database-access';

export const DatabaseContext = createContext<DatabaseAccess | null>(null);

export function useDatabase(): DatabaseAccess {
  const database = use(DatabaseContext);
  if (!database) throw new Error('useDatabase needs a DatabaseContext above it');
  return database;
}
