const KEY = /^[1-9]\d{0,15}$/;

/** Takes what the address matched; gives the form it opens: id null creates, null itself is no form. */
export function openedForm(
  isCreating: boolean,
  id: string | undefined,
): { readonly id: number | null } | null {
  if (isCreating) return { id: null };
  return id !== undefined && KEY.test(id) ? { id: Number(id) } : null;
}
