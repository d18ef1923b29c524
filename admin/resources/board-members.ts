import { defineResource } from '../schema/define-resource';

export const boardMembers = defineResource('board_members', {
  labels: { one: 'Kurul üyesi', object: 'Kurul üyesini', many: 'Yönetim kurulu' },
  path: 'yonetim-kurulu',
  icon: 'people',
  group: 'association',
  help: [
    'Burada yönetim ve denetim kurulunun üyeleri durur.',
    'Seçimden sonra “Yeni dönem” deyin; eskileri silmeyin, sitede “Önceki yönetimler” arasında okunurlar.',
    'Sitede hangi sırayla görüneceklerini bu listede sürükleyerek değiştirirsiniz.',
    'Fotoğraf gerekmez; isterseniz vesikalık gibi dik bir fotoğraf ekleyin.',
  ],
  titleField: 'full_name',
  sections: { term_from: 'Görev süresi', photo_url: { heading: 'Resim', isAside: true } },
  fields: [
    { name: 'full_name', kind: 'text', label: 'Ad soyad', required: 'Adı ve soyadı yazın.', maxLength: 120 },
    { name: 'role', kind: 'text', label: 'Görevi', help: 'Görevi yoksa boş bırakın.', maxLength: 120 },
    {
      name: 'body',
      kind: 'select',
      label: 'Kurul',
      required: 'Kurulu seçin.',
      default: 'board',
      options: [
        { value: 'board', label: 'Yönetim kurulu' },
        { value: 'audit', label: 'Denetim kurulu' },
      ],
    },
    {
      name: 'seat',
      kind: 'select',
      label: 'Üyelik',
      required: 'Üyeliği seçin.',
      default: 'regular',
      options: [
        { value: 'regular', label: 'Asıl' },
        { value: 'substitute', label: 'Yedek' },
      ],
    },
    {
      name: 'term_from',
      kind: 'date',
      label: 'Göreve başlama',
      help: 'Sitede bu günden itibaren görünür.',
      required: 'Göreve başlama gününü yazın.',
    },
    { name: 'term_to', kind: 'date', label: 'Görev bitişi', help: 'Görevi sürüyorsa boş bırakın.' },
    { name: 'photo_url', kind: 'image', label: 'Fotoğraf', ratio: 300 / 380 },
  ],
  shown: { from: 'term_from' },
  terms: {
    from: 'term_from',
    to: 'term_to',
    asks: ['full_name', 'role', 'body', 'seat'],
    ofPerson: ['photo_url'],
  },
  list: {
    columns: ['photo_url', 'full_name', 'role', 'body', 'seat', 'term_from', 'term_to'],
    sort: [
      { by: 'idx', order: 'asc' },
      { by: 'created_at', order: 'asc' },
    ],
    search: ['full_name', 'role'],
    filters: ['body', 'seat'],
    order: 'idx',
  },
  confirmDelete: '“{full_name}” kuruldan silinsin mi?',
});
