import { defineResource } from '../schema/define-resource';
import { PDF_PARTS } from './shared-fields';

export const bulletinArchive = defineResource('bulletin_archive', {
  labels: { one: 'Arşiv bülteni', object: 'Arşiv bültenini', many: 'Eski bültenler' },
  path: 'bulten-arsivi',
  icon: 'folder',
  group: 'association',
  help: [
    'Burada bültenin eski sayıları durur: her yılın altında o yılın sayıları.',
    'Elinizde taranmış eski bir sayı varsa PDF olarak buraya ekleyin.',
    'Her ay çıkan yeni bülteni buraya değil, “Bülten” bölümüne ekleyin.',
  ],
  titleField: 'label',
  titlePattern: '{label} {year}',
  sections: { cover_url: { heading: 'Kapak ve arama', isAside: true } },
  fields: [
    { name: 'year', kind: 'year', label: 'Yıl', required: 'Yılı yazın.' },
    {
      name: 'label',
      kind: 'text',
      label: 'Sayı',
      help: 'Yılın altında böyle görünür: “Mart”, “Özel sayı” gibi.',
      required: 'Sayının adını yazın.',
      maxLength: 60,
    },
    {
      name: 'idx',
      kind: 'number',
      label: 'Yıl içindeki sırası',
      help: 'Küçük olan önce gelir; boş bırakılan sona kalır.',
      min: 0,
      max: 999_999,
    },
    {
      name: 'file_url',
      kind: 'pdf',
      label: 'PDF dosyası',
      required: 'PDF seçmelisiniz.',
      cover: 'cover_url',
      searchable: 'is_searchable',
    },
    ...PDF_PARTS,
  ],
  list: {
    columns: ['label', 'year', 'idx', 'file_url'],
    sort: [
      { by: 'year', order: 'desc' },
      { by: 'idx', order: 'asc' },
    ],
    search: ['label'],
    filters: ['year'],
  },
  confirmDelete: '{year} yılının “{label}” bülteni silinsin mi?',
});
