import { isTeamRole, ROLE_WORDS } from './identity/roles';
import { isSignInProvider, SECOND_STEPS, SIGN_IN_PROVIDERS } from './identity/sign-in-options';
import { groupIban } from './text/iban';
import { inUnit } from './text/in-unit';

/** What an important change changed: a column of the settings or dues, a role, or how an administrator signs in. */
export type ImportantKind =
  | 'iban'
  | 'bank'
  | 'account_holder'
  | 'payment_url'
  | 'annual_fee'
  | 'entry_fee'
  | 'administrator'
  | 'role'
  | 'email'
  | 'identity'
  | 'second_step';

/** Who acts where no account does: the server, the command line, the sign-in service. */
export const SYSTEM = 'Sistem';

/** The words for important changes, on the overview and in mails. */
export const importantWords = {
  /** Headings; `subject` is a year, or an administrator's name and e-mail. */
  what: {
    iban: () => 'IBAN değişti',
    bank: () => 'Banka değişti',
    account_holder: () => 'Hesap sahibi değişti',
    payment_url: () => 'Kartla ödeme sayfası değişti',
    annual_fee: (subject: string) => `${subject} yılının aidatı değişti`,
    entry_fee: (subject: string) => `${subject} yılının giriş ödentisi değişti`,
    administrator: (_subject: string, isAdded: boolean) =>
      isAdded ? 'Yeni bir yönetici var' : 'Bir yöneticinin yetkisi kalktı',
    role: (subject: string) => `Ekipteki rol değişti: ${subject}`,
    email: (subject: string) =>
      subject === '' ? 'Bir yöneticinin e-posta adresi değişti' : `E-posta adresi değişti: ${subject}`,
    identity: (subject: string) => `Hesaba yeni bir giriş yolu bağlandı: ${subject}`,
    second_step: (subject: string, isAdded: boolean) =>
      `İki adımlı doğrulama ${isAdded ? 'eklendi' : 'kaldırıldı'}: ${subject}`,
  },
  before: 'Eski',
  after: 'Yeni',
  none: 'yok',
  /** The sign-in service does not say who did it. */
  ownerOrServer: 'Hesabın sahibi ya da sistem',
} as const;

/** The kinds whose change no row says who made. */
export function isBySignInService(kind: ImportantKind): boolean {
  return kind === 'identity' || kind === 'second_step';
}

/** A row of `private.important_changes` that is told. Values are as the database writes them. */
export interface NotedChange {
  readonly kind: ImportantKind;
  /** The year of a fee, or the administrator whose account changed. */
  readonly subject: string | null;
  readonly before: string | null;
  readonly after: string | null;
  /** Name and e-mail address; null for the server, the command line and the sign-in service. */
  readonly person: string | null;
}

export interface ChangeInWords {
  /** 'IBAN değişti' */
  readonly what: string;
  /** The former and the present value; undefined where there is only one side to tell. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly who: string;
}

/** Puts such a change into words. Values that nobody knows how to read stay as they are. */
export function describeChange({ kind, subject, before, after, person }: NotedChange): ChangeInWords {
  const isAboutPeople = kind === 'administrator' || kind === 'email' || isBySignInService(kind);
  const none = isAboutPeople ? undefined : importantWords.none;
  const words = (value: string | null) => (value === null ? none : valueWords(kind, value));
  return {
    what: importantWords.what[kind](subject ?? '', after !== null),
    before: words(before),
    after: words(after),
    who: person ?? (isBySignInService(kind) ? importantWords.ownerOrServer : SYSTEM),
  };
}

function valueWords(kind: ImportantKind, value: string): string {
  switch (kind) {
    case 'role':
      return isTeamRole(value) ? ROLE_WORDS[value] : value;
    case 'iban':
      return groupIban(value);
    case 'annual_fee':
    case 'entry_fee':
      return inUnit(Number(value), 'TL');
    case 'second_step':
      return Object.hasOwn(SECOND_STEPS, value) ? SECOND_STEPS[value as keyof typeof SECOND_STEPS] : value;
    case 'identity': {
      const [provider = '', ...email] = value.split(' ');
      const label = isSignInProvider(provider) ? SIGN_IN_PROVIDERS[provider].label : provider;
      return email.length === 0 ? label : `${label}, ${email.join(' ')}`;
    }
    default:
      return value;
  }
}
