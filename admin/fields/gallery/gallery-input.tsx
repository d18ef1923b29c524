import { Form } from 'antd';
import { mediaFolder } from '../../schema/derive-fields';
import type { FieldDeclaration, FieldOf } from '../../schema/field-types';
import type { InputProps } from '../field-kind';
import { Album } from './album';

/** Edits the album and its descriptions together, although they are two columns. */
export function GalleryInput({ field, resource, control }: InputProps<'gallery'>) {
  const captions = resource.fields.find((other) => describes(other, field));
  const { label, maxItems } = field;
  const settings = { label, control, maxItems, folder: mediaFolder(resource, {}) };
  if (!captions) return <Album {...settings} />;
  return (
    <Form.Item name={captions.name} noStyle>
      <Album {...settings} maxLength={captions.maxLength} />
    </Form.Item>
  );
}

function describes(field: FieldDeclaration, gallery: FieldOf<'gallery'>): field is FieldOf<'captions'> {
  return field.kind === 'captions' && field.of === gallery.name;
}
