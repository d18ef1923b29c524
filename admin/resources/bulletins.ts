import { defineResource } from '../schema/define-resource';
import { PDF_PARTS } from './shared-fields';

export const bulletins = defineResource('bulletins', {
  labels: { one: 'Bülten', object: 'Bülteni', many: 'Bülten' },
  path: 'bulten',
  icon: 'book',
  help: [
    'Bülten, derneğin üyelerine hazırladığı aylık PDF’tir.',
    'Her ay için bir tane eklersiniz: ayı ve yılı seçin, dosyayı yükleyin.',
    'Aynı ay için ikinci bir dosya yüklerseniz eskisinin yerine konsun mu diye size sorarız.',
    'Çok eski sayıları burada değil, “Eski bültenler” bölümünde bulursunuz.',
  ],
  titleField: 'month',
  titlePattern: '{month} {year}',
  sections: { cover_url: { heading: 'Kapak ve arama', isAside: true } },
  fields: [
    { name: 'month', kind: 'month', label: 'Ay', required: 'Ayı seçin.' },
    { name: 'year', kind: 'year', label: 'Yıl', required: 'Yılı yazın.' },
    {
      name: 'pdf_url',
      kind: 'pdf',
      label: 'PDF dosyası',
      required: 'PDF seçmelisiniz.',
      cover: 'cover_url',
      searchable: 'is_searchable',
    },
    ...PDF_PARTS,
  ],
  replaces: {
    on: ['year', 'month'],
    question: '{month} {year} bülteni zaten var. Yerine bu dosya konsun mu?',
  },
  list: {
    columns: ['cover_url', 'month', 'year', 'pdf_url'],
    sort: [
      { by: 'year', order: 'desc' },
      { by: 'month', order: 'desc' },
    ],
    search: [],
    filters: ['year'],
  },
  confirmDelete: 'Bu bülteni silmek istiyor musunuz?',
});
