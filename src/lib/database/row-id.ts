/** Takes the last part of an address, gives it as a row's id, or null: digits too long for any id would make the database complain. */
export function readRowId(param: string): number | null {
  const id = /^\d+$/.test(param) ? Number(param) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}
