import { defineResource } from '../schema/define-resource';

export const memberPerks = defineResource('member_perks', {
  labels: { one: 'Avantaj', object: 'Avantajı', many: 'Üyelere Avantajlar' },
  path: 'uyelere-avantajlar',
  icon: 'gift',
  help: [
    'Burada üyelere indirim ya da kolaylık sağlayan firmalar durur.',
    'Firmanın adını ve ne sunduğunu yazmanız yeter; logosunu eklerseniz daha kolay tanınır.',
    'E-posta ya da telefon yazarsanız üyeler firmaya sitedeki düğmeyle ulaşır.',
    'Anlaşma bittiğinde kaydı silin ya da yayından kaldırın ki kimse boşuna gitmesin.',
  ],
  titleField: 'business_name',
  folder: 'perks',
  sections: {
    discount: 'Sunduğu avantaj',
    contact_email: 'İletişim',
    logo_url: { heading: 'Resim', isAside: true },
  },
  fields: [
    {
      name: 'business_name',
      kind: 'text',
      label: 'Firma adı',
      required: 'Firma adı gerekli',
      maxLength: 120,
    },
    {
      name: 'category',
      kind: 'category',
      label: 'Kategori',
      help: 'Boş bırakılırsa “Diğer” olur.',
      maxLength: 60,
    },
    {
      name: 'discount',
      kind: 'longtext',
      label: 'Avantaj',
      expected: 'Avantaj yazılmamış; üyeye ne sunulduğu anlaşılmaz.',
      maxLength: 300,
    },
    { name: 'discount_code', kind: 'text', label: 'İndirim kodu', maxLength: 60 },
    { name: 'contact_email', kind: 'email', label: 'E-posta', maxLength: 254 },
    {
      name: 'contact_phone',
      kind: 'phone',
      label: 'Telefon',
      help: 'E-posta varsa “iletişime geç” ona gider, yoksa telefona.',
      maxLength: 100,
    },
    { name: 'alumnus_name', kind: 'text', label: 'Mezunun adı', maxLength: 120 },
    { name: 'published_at', kind: 'publish', label: 'Yayın' },
    {
      name: 'logo_url',
      kind: 'image',
      label: 'Logo',
      expected: 'Logo yok; kartta yerinde genel bir resim görünür.',
      ratio: 1,
    },
  ],
  list: {
    columns: ['logo_url', 'business_name', 'published_at', 'category', 'discount'],
    sort: [
      { by: 'idx', order: 'asc' },
      { by: 'created_at', order: 'desc' },
    ],
    search: ['business_name', 'discount', 'alumnus_name'],
    filters: ['published_at', 'category'],
    order: 'idx',
  },
  confirmDelete: '“{business_name}” avantajı silinsin mi?',
  importable: true,
});
