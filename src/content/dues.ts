import { formatLira, onlineAmount, type Fees } from './fees';

/** Returns the costs of membership as a fact list, shared by several pages; without amounts while no fees are set. */
export function membershipFees(fees: Fees | undefined) {
  const atEntry = fees
    ? `${formatLira(fees.entry)}, üyeliğe girişte bir kez`
    : 'Üyeliğe girişte bir kez ödenir.';
  const annual = fees
    ? { term: `${fees.year} yılı aidatı`, detail: formatLira(fees.annual) }
    : { term: 'Yıllık aidat', detail: 'Tutarını genel kurul belirler.' };
  if (fees?.entry === 0) return [annual];
  return [
    { term: 'Giriş ödentisi', detail: atEntry },
    annual,
    { term: 'Yeni mezunlar', detail: 'Bu yıl mezun olanlar giriş ödentisi ödemez.' },
  ];
}

/** Says what the payment provider deducts, in percent, with the year's dues in kuruş as an example, if there are some. */
export function providerCut(percent: number, annual: number | undefined): string {
  const factor = (1 + percent / 100).toLocaleString('tr-TR', { maximumFractionDigits: 4 });
  const cut = `Ödeme kuruluşu her ödemeden yüzde ${percent.toLocaleString('tr-TR')} kesinti yapar. Bu nedenle kartla ödenecek tutar, aidatın ${factor} katıdır`;
  if (!annual) return `${cut}.`;
  return `${cut}: ${formatLira(annual)} aidat için ${formatLira(onlineAmount(annual, percent))}.`;
}

/** Says which year's fees are shown while those of the present year are not known; null once they are. */
export function olderFeesNote({ year }: Fees, thisYear: number): string | null {
  if (year >= thisYear) return null;
  return `${thisYear} yılının aidatı henüz açıklanmadı. Burada gösterilen, ${year} yılı için belirlenen son tutardır.`;
}

export const formerFeesTexts = {
  title: 'Önceki yıllar',
  year: 'Yıl',
  annual: 'Yıllık aidat',
  entry: 'Giriş ödentisi',
  none: 'yok',
} as const;

export const duesTexts = {
  title: 'AİDAT ÖDEME',
  line: 'Aidatınızla bir öğrencinin okumasına katkıda bulunursunuz.',
  onlineTitle: 'Kartla ödeyin',
  online:
    'Aidatınızı banka veya kredi kartınızla, ödeme kuruluşunun güvenli sayfasında ödeyebilirsiniz. Kart bilgileriniz bu siteye ulaşmaz.',
  onlineLink: 'Aidat öde',
  amount: 'Aidat tutarı (TL)',
  toPay: 'Kartla ödenecek tutar',
  badAmount: 'Tutarı rakamla yazın (örneğin 450 ya da 1.250,50). En çok 1.000.000 TL girilebilir.',
  balanceTitle: 'Borcunuzu öğrenin',
  balance:
    'Aidat borcunuzu Üye İletişim Platformu’ndan sorabilirsiniz. Bilgi, üyelik kaydınızdaki e-posta adresine gönderilir.',
  balanceLink: 'Bakiye sorgula',
  transferTitle: 'Havale veya EFT ile ödeyin',
  bankTerm: 'Banka',
  branchTerm: 'Şube',
  holderTerm: 'Hesap adı',
  ibanTerm: 'IBAN',
  pay: 'Öde',
  copyIban: 'IBAN’ı kopyala',
  noAccount: 'Hesap numaramız için bizimle iletişime geçin.',
  toContact: 'İletişim adreslerimiz',
  sampleAccount: 'Örnek hesaptır; bu numaraya ödeme yapılamaz.',
  sampleLink: 'Örnek bağlantıdır; derneğin kendi adresi henüz girilmedi.',
  reference: 'Açıklama bölümüne adınızı, soyadınızı ve mezuniyet yılınızı yazın.',
  payerName: 'Adınız ve soyadınız',
  payerYear: 'Mezuniyet yılınız',
  transferLabel: 'Havalenin açıklaması',
  transferText: (name: string, graduated: string, year: number) =>
    `${name || 'Ad Soyad'}, ${graduated || 'mezuniyet yılı'}, ${year} aidatı`,
  copyTransferText: 'Açıklamayı kopyala',
  weekly: 'Banka yoluyla yapılan ödemeler üye sayfalarına haftada bir yansıtılır.',
  feesTitle: 'Ücretler',
  refunds: 'İptal ve iade şartları',
  joining: 'Nasıl üye olunur?',
} as const;
