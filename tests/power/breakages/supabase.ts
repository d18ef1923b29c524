import type { Breakages } from '../breakage';
import { SUPABASE_AUTH_BREAKAGES } from './supabase-auth';
import { SUPABASE_LOCAL_BREAKAGES } from './supabase-local';
import { SUPABASE_MIGRATION_BREAKAGES } from './supabase-migrations';

export const SUPABASE_BREAKAGES: Breakages = {
  ...SUPABASE_MIGRATION_BREAKAGES,
  ...SUPABASE_LOCAL_BREAKAGES,
  ...SUPABASE_AUTH_BREAKAGES,
};
