import type { Breakages } from '../breakage';

export const ADMIN_BREAKAGES: Breakages = {};
