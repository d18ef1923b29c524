import type { Breakages } from '../breakage';

export const SUPABASE_BREAKAGES: Breakages = {};
