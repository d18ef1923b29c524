const STORED_FILE = /^(?:https?:\/\/[^/?#]+)?\/storage\/v1\/object\/public\//i;
const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/**
 * Takes a file's address and a readable name, gives an address that saves the file under that name, or null if its host
 * cannot be asked to. The `download` attribute alone ends at the border of an origin; the file storage takes the name
 * in the address.
 */
export function downloadAddress(address: string, fileName: string): string | null {
  if (STORED_FILE.test(address))
    return `${address}?${new URLSearchParams({ download: fileName }).toString()}`;
  return /^https?:/i.test(address) ? null : address;
}

/** Takes a size in bytes, gives it as Turkish readers see it: '840 B', '2,3 KB', '14 MB'. */
export function formatFileSize(bytes: number): string {
  const power = bytes < STEP ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), UNITS.length - 1);
  const size = bytes / STEP ** power;
  const digits = power === 0 || size >= 10 ? 0 : 1;
  return `${size.toLocaleString('tr-TR', { maximumFractionDigits: digits })} ${UNITS[power] ?? ''}`;
}
