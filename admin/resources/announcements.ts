import { defineResource } from '../schema/define-resource';
import { FEATURED } from './shared-fields';

export const announcements = defineResource('announcements', {
  labels: { one: 'Duyuru', object: 'Duyuruyu', many: 'Duyurular' },
  path: 'duyurular',
  icon: 'megaphone',
  help: [
    'Duyurular derneğin ziyaretçilere söylemek istedikleridir: genel kurul, burs, vefat, yeni bir haber.',
    'En yeni duyurular ana sayfada ve “Duyurular” sayfasında görünür.',
    'Çok önemli bir duyuruyu “Ana sayfada öne çıkar” ile en başa alabilirsiniz; bir bitiş günü verirseniz o gün kendiliğinden iner.',
    'Günü ve yeri olan buluşmalar için duyuru yerine etkinlik yazın.',
  ],
  titleField: 'title',
  publicPath: '/duyurular/:id',
  sections: {
    lead: 'Metin',
    cover_url: { heading: 'Resimler', isAside: true },
    featured_home: { heading: 'Ana sayfa', isAside: true },
  },
  fields: [
    { name: 'title', kind: 'text', label: 'Başlık', required: 'Başlık gerekli', maxLength: 200 },
    {
      name: 'lead',
      kind: 'longtext',
      label: 'Spot',
      help: 'Bir iki cümlelik kısa yazı; duyuru sayfasında başlığın altında okunur.',
      maxLength: 500,
    },
    {
      name: 'body',
      kind: 'richtext',
      label: 'Metin',
      expected: 'Metin boş; duyurunun sayfasında okunacak bir şey yok.',
      maxLength: 100_000,
    },
    { name: 'excerpt', kind: 'longtext', label: 'Özet', maxLength: 500, guide: 180 },
    { name: 'published_at', kind: 'publish', label: 'Yayın' },
    {
      name: 'cover_url',
      kind: 'image',
      label: 'Kapak resmi',
      help: 'Kartlarda ve duyuru sayfasında görünür.',
      expected: 'Kapak resmi yok; kartta yerinde genel bir resim görünür.',
      ratio: 16 / 9,
      shapes: ['card', 'headDesk', 'headPhone', 'share'],
      namesStorage: true,
    },
    { name: 'cover_alt', kind: 'alt', label: 'Kapak resminin açıklaması', of: 'cover_url', maxLength: 300 },
    {
      name: 'hero_bg_url',
      kind: 'image',
      label: 'Başlık arka planı',
      help: 'Duyuru sayfasının üstündeki geniş resim. Boş bırakılırsa kapak kullanılır.',
      subfolder: 'hero_bg',
      shapes: ['headDesk', 'headPhone'],
    },
    ...FEATURED,
  ],
  atHome: { featured: 'featured_home', until: 'featured_until' },
  list: {
    columns: ['cover_url', 'title', 'published_at', 'featured_home'],
    sort: [{ by: 'created_at', order: 'desc' }],
    search: ['title', 'lead', 'body'],
    filters: ['published_at', 'featured_home'],
  },
  confirmDelete: 'Bu duyuruyu silmek istiyor musun?',
});
