export function TextCell({ value }: { readonly value: unknown }) {
  return typeof value === 'string' ? value : null;
}
