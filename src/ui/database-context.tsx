import { createContext, use } from 'react';
import type { DatabaseAccess } from '../lib/database/database-access';

const DatabaseContext = createContext<DatabaseAccess | null>(null);

export const DatabaseProvider = DatabaseContext.Provider;

export function useDatabase(): DatabaseAccess {
  const database = use(DatabaseContext);
  if (!database) throw new Error('useDatabase needs a DatabaseProvider above it');
  return database;
}
