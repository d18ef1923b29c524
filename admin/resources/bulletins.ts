import { defineResource } from '../schema/define-resource';

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
    {
      name: 'cover_url',
      kind: 'image',
      label: 'Kapak',
      help: 'PDF seçilince ilk sayfası kapak olur. İsterseniz başka bir resim koyun; kapaksız da olur.',
    },
    {
      name: 'is_searchable',
      kind: 'boolean',
      label: 'İçinde arama',
      help: 'Açıkken sitenin araması bu PDF’in sayfalarını da bulur. Kapatınca sayfalar aramadan hemen çıkar; PDF sitede kalır.',
      default: true,
    },
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
