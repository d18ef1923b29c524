import { defineResource } from '../schema/define-resource';

export const announcements = defineResource('announcements', {
  labels: { one: 'Duyuru', object: 'Duyuruyu', many: 'Duyurular' },
  path: 'duyurular',
  icon: 'megaphone',
  titleField: 'title',
  publicPath: '/duyurular/:id',
  fields: [
    { name: 'title', kind: 'text', label: 'Başlık', required: 'Başlık gerekli', maxLength: 200 },
    {
      name: 'lead',
      kind: 'longtext',
      label: 'Giriş',
      help: 'Duyuru sayfasında başlığın altında okunur.',
      maxLength: 500,
    },
    { name: 'body', kind: 'richtext', label: 'Metin', maxLength: 100_000 },
    {
      name: 'excerpt',
      kind: 'longtext',
      label: 'Özet',
      maxLength: 500,
      guide: 180,
    },
    { name: 'published_at', kind: 'publish', label: 'Yayın' },
    {
      name: 'featured_home',
      kind: 'boolean',
      label: 'Ana sayfada öne çıkar',
      heading: 'Öne çıkan',
    },
    {
      name: 'featured_until',
      kind: 'datetime',
      label: 'Öne çıkma bitişi',
      help: 'Boş bırakılırsa siz kapatana kadar önde kalır.',
      shownWhen: 'featured_home',
    },
    {
      name: 'cover_url',
      kind: 'image',
      label: 'Kapak resmi',
      help: 'Kartlarda ve duyuru sayfasında görünür.',
      ratio: 16 / 9,
      namesStorage: true,
    },
    { name: 'cover_alt', kind: 'alt', label: 'Kapak resminin açıklaması', of: 'cover_url', maxLength: 300 },
    {
      name: 'hero_bg_url',
      kind: 'image',
      label: 'Başlık arka planı',
      help: 'Duyuru sayfasının üstündeki geniş resim; telefonda ortası görünür. Boş bırakılırsa kapak kullanılır.',
      subfolder: 'hero_bg',
    },
  ],
  list: {
    columns: ['cover_url', 'title', 'published_at', 'featured_home'],
    sort: [{ by: 'created_at', order: 'desc' }],
    search: ['title', 'lead', 'body'],
    filters: ['published_at', 'featured_home'],
  },
  confirmDelete: 'Bu duyuruyu silmek istiyor musun?',
});
