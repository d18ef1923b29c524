import { dues, formatLira, onlineAmount } from './fees';

const { annual, entryFee } = dues;
const annualAmount = formatLira(annual.amount);

/** The costs of membership as a fact list, shared by several pages. */
export const membershipFees = [
  { term: 'Giriş ödentisi', detail: `${formatLira(entryFee)}, üyeliğe girişte bir kez` },
  { term: `${annual.year} yılı aidatı`, detail: annualAmount },
  { term: 'Yeni mezunlar', detail: 'Bu yıl mezun olanlar giriş ödentisi ödemez.' },
] as const;

/** Texts of the dues page. */
export const duesTexts = {
  title: 'AİDAT ÖDEME',
  line: 'Her aidat bir öğrencinin kitabına, yol parasına, yurt ücretine dönüşür.',
  onlineTitle: 'Kartla ödeyin',
  online:
    'Aidatınızı banka veya kredi kartınızla, ödeme kuruluşunun güvenli sayfasında ödeyebilirsiniz. Kart bilgileriniz bu siteye ulaşmaz.',
  onlineLink: 'Aidat öde',
  cut: (percent: number) =>
    `Ödeme kuruluşu her ödemeden yüzde ${percent.toLocaleString('tr-TR')} kesinti yapar. Bu nedenle kartla ödenecek tutar, aidatın ${(1 + percent / 100).toLocaleString('tr-TR', { maximumFractionDigits: 4 })} katıdır: ${annualAmount} aidat için ${formatLira(onlineAmount(annual.amount, percent))}.`,
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
  copyIban: 'IBAN’ı kopyala',
  noAccount: 'Hesap numaramız için bizimle iletişime geçin.',
  toContact: 'İletişim adreslerimiz',
  sampleAccount: 'Örnek hesaptır; bu numaraya ödeme yapılamaz.',
  reference: 'Açıklama bölümüne adınızı, soyadınızı ve mezuniyet yılınızı yazın.',
  weekly: 'Banka yoluyla yapılan ödemeler üye sayfalarına haftada bir yansıtılır.',
  feesTitle: 'Ücretler',
  refunds: 'İptal ve iade şartları',
  joining: 'Nasıl üye olunur?',
} as const;
