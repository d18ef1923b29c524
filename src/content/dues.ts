import { dues, formatLira, onlineAmount } from './fees';

/**
 * How dues are paid and where to ask. These are samples: the addresses do not exist and the account accepts no
 * payments.
 */
export const payment = {
  onlineUrl: 'https://odeme.nds-mezunlar.example/aidat',
  balanceUrl: 'https://uye.nds-mezunlar.example/bakiye',
  bank: 'Örnek Bank',
  branch: 'Örnek Şubesi (000)',
  iban: 'TR000000000000000000000000',
} as const;

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
  cut: `Ödeme kuruluşu her ödemeden yüzde 5 kesinti yapar. Bu nedenle kartla ödenecek tutar, aidatın 1,05 katıdır: ${annualAmount} aidat için ${formatLira(onlineAmount(annual.amount))}.`,
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
  sampleAccount: 'Örnek hesaptır; bu numaraya ödeme yapılamaz.',
  reference: 'Açıklama bölümüne adınızı, soyadınızı ve mezuniyet yılınızı yazın.',
  weekly: 'Banka yoluyla yapılan ödemeler üye sayfalarına haftada bir yansıtılır.',
  feesTitle: 'Ücretler',
  refunds: 'İptal ve iade şartları',
  joining: 'Nasıl üye olunur?',
} as const;
