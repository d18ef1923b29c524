import { defineResource } from '../schema/define-resource';

export const dues = defineResource('dues', {
  labels: { one: 'Aidat', object: 'Aidatı', many: 'Aidatlar' },
  path: 'aidatlar',
  icon: 'wallet',
  group: 'association',
  help: [
    'Burada her yılın aidatı ve giriş ödentisi durur.',
    'Sitede yalnızca içinde bulunduğumuz yılın tutarı okunur.',
    'Gelecek yılın aidatını şimdiden yazabilirsiniz; 1 Ocak’ta kendiliğinden görünür.',
    'Tutarı değiştirdiğinizde tüm yöneticiler bunu “Genel Bakış”ta görür.',
  ],
  titleField: 'year',
  titlePattern: '{year} aidatı',
  fields: [
    {
      name: 'year',
      kind: 'year',
      label: 'Yıl',
      help: 'Sitede içinde bulunulan yılın aidatı okunur; gelecek yılınki 1 Ocak’ta görünür.',
      required: 'Yılı yazın.',
    },
    {
      name: 'annual_fee',
      kind: 'number',
      label: 'Yıllık aidat',
      required: 'Yıllık aidatı yazın.',
      unit: 'TL',
      min: 0,
      max: 1_000_000,
      decimals: 2,
    },
    {
      name: 'entry_fee',
      kind: 'number',
      label: 'Giriş ödentisi',
      required: 'Giriş ödentisini yazın; yoksa 0 yazın.',
      unit: 'TL',
      min: 0,
      max: 1_000_000,
      decimals: 2,
    },
    { name: 'note', kind: 'longtext', label: 'Not', maxLength: 500 },
  ],
  shown: { from: 'year' },
  list: {
    columns: ['year', 'annual_fee', 'entry_fee', 'note'],
    sort: [{ by: 'year', order: 'desc' }],
    search: [],
  },
  confirmDelete: '{year} yılının aidatı silinsin mi?',
});
