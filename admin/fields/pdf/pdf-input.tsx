import type { InputProps } from '../field-kind';

export function PdfInput({ control: { value = '' } }: InputProps<'pdf'>) {
  return value;
}
