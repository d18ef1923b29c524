const STORED_FILE = /^(?:https?:\/\/[^/?#]+)?\/storage\/v1\/object\/public\//i;
const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/**
 * Returns an address that saves a file under `fileName`, or null if the host does not support that. Browsers ignore the
 * `download` attribute for other origins; Supabase storage takes the name as a parameter.
 */
export function downloadAddress(address: string, fileName: string): string | null {
  if (STORED_FILE.test(address))
    return `${address}?${new URLSearchParams({ download: fileName }).toString()}`;
  return /^https?:/i.test(address) ? null : address;
}

/** Formats a size in bytes for Turkish readers: '840 B', '2,3 KB', '14 MB'. */
export function formatFileSize(bytes: number): string {
  const power = bytes < STEP ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), UNITS.length - 1);
  const size = bytes / STEP ** power;
  const digits = power === 0 || size >= 10 ? 0 : 1;
  return `${size.toLocaleString('tr-TR', { maximumFractionDigits: digits })} ${UNITS[power] ?? ''}`;
}
