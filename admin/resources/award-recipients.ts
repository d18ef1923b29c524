import { defineResource } from '../schema/define-resource';

export const awardRecipients = defineResource('award_recipients', {
  labels: { one: 'Ödül alan mezun', object: 'Ödül alan mezunu', many: 'Ödül alanlar' },
  path: 'odul-alanlar',
  icon: 'trophy',
  group: 'association',
  help: [
    'Burada okulumuzun ödül alan mezunları, ödülün yılıyla birlikte durur.',
    'Her yıl ödül töreninden sonra yeni adları ekleyin.',
    'Mezunun okul yıllarındaki soyadını da yazarsanız arkadaşları onu kolayca bulur.',
  ],
  titleField: 'last_name',
  titlePattern: '{first_name} {last_name}',
  sections: { nds_surname: 'Okul, meslek ve ödül' },
  fields: [
    { name: 'first_name', kind: 'text', label: 'Ad', required: 'Adı gerekli', maxLength: 120 },
    {
      name: 'last_name',
      kind: 'text',
      label: 'Soyad',
      heading: 'Ad soyad',
      required: 'Soyadı gerekli',
      maxLength: 120,
    },
    {
      name: 'nds_surname',
      kind: 'text',
      label: 'NDS soyadı',
      help: 'Okul yıllarındaki soyadı.',
      maxLength: 120,
    },
    { name: 'nds_year', kind: 'year', label: 'NDS yılı', help: 'Okuldan ayrıldığı yıl.', min: 1856 },
    { name: 'title', kind: 'text', label: 'Unvan', help: 'Prof. Dr., Av. gibi.', maxLength: 60 },
    { name: 'profession', kind: 'text', label: 'Meslek', maxLength: 120 },
    { name: 'award_year', kind: 'year', label: 'Ödül yılı', min: 1995 },
  ],
  list: {
    columns: ['last_name', 'nds_surname', 'nds_year', 'title', 'profession', 'award_year'],
    sort: [
      { by: 'nds_year', order: 'asc' },
      { by: 'last_name', order: 'asc' },
    ],
    search: ['first_name', 'last_name', 'nds_surname', 'profession'],
    filters: ['nds_year', 'award_year'],
  },
  confirmDelete: '“{first_name} {last_name}” ödül alanlardan silinsin mi?',
  importable: true,
});
