import { createContext, use } from 'react';
import type { PublicDatabase } from '../shared/public-database';

const DatabaseContext = createContext<PublicDatabase | null>(null);

export const DatabaseProvider = DatabaseContext.Provider;

export function useDatabase(): PublicDatabase {
  const database = use(DatabaseContext);
  if (!database) throw new Error('useDatabase needs a DatabaseProvider above it');
  return database;
}
