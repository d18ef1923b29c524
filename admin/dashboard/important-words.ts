import { isSignInProvider, SIGN_IN_PROVIDERS } from '../../src/lib/identity/sign-in-options';
import { groupIban } from '../../src/lib/text/iban';
import { inUnit } from '../fields/number/decimal';
import { historyTexts } from '../i18n/history';
import { importantTexts as texts } from '../i18n/dashboard';
import { secondStepTexts } from '../i18n/second-step';
import type { ImportantChange, ImportantKind } from '../data/important-changes';

/** An important change in words. */
export interface ImportantWords {
  /** 'IBAN değişti' */
  readonly what: string;
  /** The former and the present value; undefined where there is only one side to tell. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly who: string;
  readonly advice: string;
}

type Remedy = 'money' | 'administrator' | 'account';

const REMEDIES: Readonly<Record<ImportantKind, Remedy>> = {
  iban: 'money',
  bank: 'money',
  account_holder: 'money',
  payment_url: 'money',
  annual_fee: 'money',
  entry_fee: 'money',
  administrator: 'administrator',
  email: 'account',
  identity: 'account',
  second_step: 'account',
};

/** Puts an important change into words. Values that nobody knows how to read stay as they are. */
export function describeImportant(change: ImportantChange): ImportantWords {
  const { kind, subject, before, after, person } = change;
  const remedy = REMEDIES[kind];
  const none = remedy === 'money' ? texts.none : undefined;
  const words = (value: string | null) => (value === null ? none : valueWords(kind, value));
  const isByAuth = kind === 'identity' || kind === 'second_step';
  return {
    what: texts.what[kind](subject ?? '', after !== null),
    before: words(before),
    after: words(after),
    who: person ?? (isByAuth ? texts.ownerOrServer : historyTexts.nobody),
    advice: adviceFor(change, isByAuth),
  };
}

function adviceFor({ kind, person, isOwn }: ImportantChange, isByAuth: boolean): string {
  const { advice } = texts;
  const remedy = advice[REMEDIES[kind]];
  if (isOwn) return advice.own(remedy);
  if (isByAuth) return advice.others(remedy, 'hesabın sahibine');
  return person === null ? advice.server(remedy) : advice.others(remedy, 'değişikliği yapana');
}

function valueWords(kind: ImportantKind, value: string): string {
  switch (kind) {
    case 'iban':
      return groupIban(value);
    case 'annual_fee':
    case 'entry_fee':
      return inUnit(Number(value), 'TL');
    case 'second_step':
      return Object.hasOwn(secondStepTexts.kinds, value)
        ? secondStepTexts.kinds[value as keyof typeof secondStepTexts.kinds]
        : value;
    case 'identity': {
      const [provider = '', ...email] = value.split(' ');
      const label = isSignInProvider(provider) ? SIGN_IN_PROVIDERS[provider].label : provider;
      return email.length === 0 ? label : `${label}, ${email.join(' ')}`;
    }
    default:
      return value;
  }
}
