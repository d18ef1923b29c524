import type { Breakages } from '../breakage';
import { ADMIN_BREAKAGES } from './admin';
import { SITE_BREAKAGES } from './site';
import { SUPABASE_BREAKAGES } from './supabase';

export const BREAKAGES: Breakages = { ...SITE_BREAKAGES, ...ADMIN_BREAKAGES, ...SUPABASE_BREAKAGES };
