import { mediaFolder } from '../../schema/derive-fields';
import type { InputProps } from '../field-kind';
import { Editor } from './editor';

export function RichtextInput({ field, resource, control }: InputProps<'richtext'>) {
  return <Editor label={field.label} folder={mediaFolder(resource, {})} control={control} />;
}
