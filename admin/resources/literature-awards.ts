import { defineResource } from '../schema/define-resource';

export const literatureAwards = defineResource('literature_awards', {
  labels: { one: 'Ödüllü kitap', object: 'Ödüllü kitabı', many: 'Edebiyat ödülü' },
  path: 'edebiyat-odulu',
  icon: 'star',
  group: 'association',
  help: [
    'Burada edebiyat ödülünü alan kitaplar yıllarına göre durur.',
    'Her kitap için adını, yazarını, dilini ve ödülün yılını yazarsınız.',
    'Kapak resmini eklerseniz kitap sitede kapağıyla görünür.',
  ],
  titleField: 'title',
  sections: { year: 'Ödül', cover_url: { heading: 'Resim', isAside: true } },
  fields: [
    { name: 'title', kind: 'text', label: 'Kitap', required: 'Kitabın adını yazın.', maxLength: 200 },
    { name: 'author', kind: 'text', label: 'Yazar', required: 'Yazarı yazın.', maxLength: 120 },
    {
      name: 'language',
      kind: 'select',
      label: 'Yazıldığı dil',
      required: 'Kitabın yazıldığı dili seçin.',
      default: 'tr',
      options: [
        { value: 'tr', label: 'Türkçe' },
        { value: 'fr', label: 'Fransızca' },
      ],
    },
    {
      name: 'caption',
      kind: 'text',
      label: 'Kapak altı yazısı',
      help: 'Yazarın altında okunur: “Çeviren: …” gibi.',
      maxLength: 300,
    },
    { name: 'year', kind: 'year', label: 'Yıl', required: 'Ödül yılını yazın.', min: 2009 },
    { name: 'cover_url', kind: 'image', label: 'Kapak', ratio: 2 / 3 },
    { name: 'cover_alt', kind: 'alt', label: 'Kapağın açıklaması', of: 'cover_url', maxLength: 300 },
  ],
  shown: { from: 'year' },
  list: {
    columns: ['cover_url', 'year', 'title', 'author', 'language'],
    sort: [{ by: 'year', order: 'desc' }],
    search: ['title', 'author', 'caption'],
    filters: ['language'],
  },
  confirmDelete: '“{title}” ({year}) ödüllü kitaplardan silinsin mi?',
});
