/** Returns the announcement id of an address part such as '123' or '123-baslik', or null. */
export function readAnnouncementId(param: string): number | null {
  const digits = /^(\d+)(?:-.*)?$/.exec(param)?.[1];
  return digits === undefined ? null : Number(digits);
}
