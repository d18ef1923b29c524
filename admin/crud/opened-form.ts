const KEY = /^[1-9]\d{0,15}$/;

/** A form over its list: id null creates. */
export interface OpenedForm {
  readonly id: number | null;
}

/** Takes what the address matched; gives the form it opens, or null for none. */
export function openedForm(isCreating: boolean, id: string | undefined): OpenedForm | null {
  if (isCreating) return { id: null };
  return id !== undefined && KEY.test(id) ? { id: Number(id) } : null;
}
