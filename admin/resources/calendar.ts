import { defineResource } from '../schema/define-resource';

export const calendar = defineResource('calendar', {
  labels: { one: 'Takvim kaydı', object: 'Takvim kaydını', many: 'Takvim' },
  path: 'takvim',
  icon: 'calendar',
  help: [
    'Takvim, sitedeki “Takvim” sayfasında görünen günlerdir.',
    'Burada kendi sayfası olmayan günleri yazarsınız: dernek kapalı, son başvuru günü, anma günü.',
    'Etkinliklerin günlerini buraya yazmanız gerekmez; etkinlikte “Takvime de ekle” deyin, yeter.',
    'Yazdığınız gün kaydettiğiniz anda sitede görünür.',
  ],
  titleField: 'title',
  fields: [
    {
      name: 'title',
      kind: 'text',
      label: 'Başlık',
      required: 'Lütfen tüm alanları doldurun.',
      maxLength: 200,
    },
    { name: 'date', kind: 'date', label: 'Tarih', required: 'Lütfen tüm alanları doldurun.' },
  ],
  repeats: { on: 'date' },
  list: {
    columns: ['title', 'date'],
    sort: [{ by: 'date', order: 'asc' }],
    search: ['title'],
    filters: ['date'],
    upcoming: 'date',
  },
  confirmDelete: '“{title}” ({date}) takvimden silinsin mi?',
  importable: true,
});
