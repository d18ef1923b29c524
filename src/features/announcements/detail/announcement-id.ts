/** Takes the part of an address after /duyurular/, gives the announcement's id if it is digits or '123-baslik', else null. */
export function readAnnouncementId(param: string): number | null {
  const digits = /^(\d+)(?:-.*)?$/.exec(param)?.[1];
  return digits === undefined ? null : Number(digits);
}
