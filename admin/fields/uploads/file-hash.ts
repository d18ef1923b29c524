/** Returns the SHA-256 of a file in hexadecimal digits; null where the browser has no such function, as without HTTPS. */
export async function fileHash(file: Blob): Promise<string | null> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
