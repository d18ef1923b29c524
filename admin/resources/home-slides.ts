import { defineResource } from '../schema/define-resource';

export const homeSlides = defineResource('home_slides', {
  labels: { one: 'Ana sayfa görseli', object: 'Ana sayfa görselini', many: 'Ana sayfa görselleri' },
  path: 'ana-sayfa-gorselleri',
  icon: 'picture',
  group: 'association',
  help: [
    'Bunlar ana sayfanın en üstünde boydan boya görünen büyük resimlerdir.',
    'Geniş ve yatay resimler seçin; telefonda yanları görünmez, hangi yerinin görüneceğini siz seçersiniz.',
    'Bir resim yalnızca belli günlerde görünsün isterseniz gösterimin başlangıcını ve bitişini yazın.',
    'Sıralarını bu listede sürükleyerek değiştirirsiniz.',
  ],
  titleField: 'title',
  sections: { shown_from: 'Gösterim süresi', image_url: { heading: 'Resim', isAside: true } },
  fields: [
    { name: 'title', kind: 'text', label: 'Başlık', required: 'Başlık gerekli', maxLength: 120 },
    { name: 'subtitle', kind: 'text', label: 'Alt başlık', maxLength: 200 },
    {
      name: 'link',
      kind: 'url',
      label: 'Bağlantı',
      help: 'Sitedeki bir sayfa (/duyurular gibi) ya da https:// ile başlayan bir adres.',
    },
    {
      name: 'shown_from',
      kind: 'datetime',
      label: 'Gösterim başlangıcı',
      help: 'Boş bırakılırsa hemen görünür.',
    },
    {
      name: 'shown_to',
      kind: 'datetime',
      label: 'Gösterim bitişi',
      help: 'Boş bırakılırsa siz kaldırana kadar görünür.',
      notBefore: 'shown_from',
    },
    {
      name: 'image_url',
      kind: 'image',
      label: 'Resim',
      help: 'Ana sayfanın üstünde boydan boya görünür.',
      required: 'Resim seçmelisiniz.',
      ratio: 1920 / 800,
      shapes: ['homeDesk', 'homePhone'],
    },
    { name: 'image_alt', kind: 'alt', label: 'Resmin açıklaması', of: 'image_url', maxLength: 300 },
  ],
  shown: { from: 'shown_from', to: 'shown_to' },
  list: {
    columns: ['image_url', 'title', 'shown_from', 'shown_to'],
    sort: [
      { by: 'idx', order: 'asc' },
      { by: 'created_at', order: 'asc' },
    ],
    search: ['title', 'subtitle'],
    order: 'idx',
  },
  confirmDelete: '“{title}” görseli silinsin mi?',
});
