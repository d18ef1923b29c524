/** What the browser must know to reach the backend; every value is public. */
export interface SiteConfig {
  /** The backend's absolute address without a trailing slash, or '' for the origin that serves the site. */
  apiUrl: string;
  /** The publishable key: it grants what row-level security grants a visitor. */
  anonKey: string;
  /** Whether its storage serves pictures in smaller widths (Supabase's image transformation). */
  resizesImages?: boolean;
}

/** Takes the configuration and the site's own origin, gives the backend's absolute address. */
export function backendUrl(config: SiteConfig, origin: string): string {
  return config.apiUrl || origin;
}
