import { atMoment } from '../../lib/text/locative';

export const previewTexts = {
  title: 'Önizleme',
  closed: 'Bu sayfada yalnızca yönetim panelinde doldurulan formların önizlemesi görünür.',
  incomplete: 'Önizleme, zorunlu alanlar dolunca burada görünecek.',
  untitled: 'Başlıksız',
  withoutPage: 'Bu haberin kendi sayfası yok; karta tıklayanlar doğrudan kaynağı açar.',
  share: {
    message: 'WhatsApp’ta',
    feed: 'Facebook’ta',
    result: 'Google’da',
    note: 'Resim yayımlanırken kapağın en dikkat çeken yerine göre kırpılır; kesim burada gördüğünüzden biraz farklı olabilir.',
  },
} as const;

export const draftTexts = {
  title: (title: string) => `Taslak: ${title}`,
  label: 'Taslak',
  isDraft: 'Bu sayfa bir taslaktır.',
  /** `endsAt` is a timestamp. */
  note: (endsAt: string) =>
    `Henüz yayımlanmadı ve değişebilir; size bağlantıyla gösteriliyor. Bağlantının süresi ${atMoment(endsAt)} dolacak.`,
  notFoundTitle: 'Taslak bulunamadı',
  notFound:
    'Bu bağlantı bir taslağa açılmıyor: Süresi dolmuş, iptal edilmiş ya da eksik kopyalanmış olabilir. Bağlantıyı size gönderen kişiden yenisini isteyebilirsiniz.',
} as const;
