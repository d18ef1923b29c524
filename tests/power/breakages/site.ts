import type { Breakages } from '../breakage';

export const SITE_BREAKAGES: Breakages = {};
