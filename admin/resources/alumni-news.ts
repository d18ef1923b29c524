import { defineResource } from '../schema/define-resource';

export const alumniNews = defineResource('alumni_news', {
  labels: { one: 'Haber', object: 'Haberi', many: 'Mezunlardan Haberler' },
  path: 'mezunlardan-haberler',
  icon: 'cap',
  titleField: 'title',
  publicPath: '/mezunlarimiz/mezunlardan-haberler/:slug',
  fields: [
    { name: 'title', kind: 'text', label: 'Başlık', required: 'Başlık zorunlu.', maxLength: 200 },
    { name: 'description', kind: 'richtext', label: 'Metin', maxLength: 100_000 },
    {
      name: 'link',
      kind: 'url',
      label: 'Kaynak bağlantısı',
      help: 'Haberin başka bir yerdeki aslı; haber sayfasında “Kaynağı aç” olarak görünür.',
    },
    {
      name: 'image_url',
      kind: 'image',
      label: 'Kart resmi',
      help: 'Haber listesindeki kartta görünür.',
      ratio: 16 / 9,
      overwrite: true,
    },
    { name: 'image_alt', kind: 'alt', label: 'Kart resminin açıklaması', of: 'image_url', maxLength: 300 },
    {
      name: 'cover_url',
      kind: 'image',
      label: 'Sayfa resmi',
      help: 'Boş bırakılırsa haber sayfasında da kart resmi görünür.',
      ratio: 16 / 9,
      overwrite: true,
    },
    { name: 'cover_alt', kind: 'alt', label: 'Sayfa resminin açıklaması', of: 'cover_url', maxLength: 300 },
    {
      name: 'slug',
      kind: 'slug',
      label: 'Sayfanın web adresi',
      from: 'title',
      maxLength: 140,
      fallback: 'haber',
    },
  ],
  list: {
    columns: ['image_url', 'title', 'link'],
    sort: [{ by: 'created_at', order: 'desc' }],
    search: ['title', 'description'],
    showPath: true,
  },
  confirmDelete: '“{title}” haberi silinsin mi?',
  importable: true,
});
