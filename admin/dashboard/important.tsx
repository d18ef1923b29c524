import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useRef } from 'react';
import { formatTimestamp } from '../../src/lib/dates/dates';
import { errorMessage } from '../../src/lib/error-message';
import { isSignInProvider, SIGN_IN_PROVIDERS } from '../../src/lib/identity/sign-in-options';
import { groupIban } from '../../src/lib/text/iban';
import type { ImportantChange, ImportantKind } from '../data/important-changes';
import { importantChanges } from '../data/instances';
import { inUnit } from '../fields/number/decimal';
import { dashboardTexts, importantTexts } from '../i18n/dashboard';
import { historyTexts } from '../i18n/history';
import { secondStepTexts } from '../i18n/second-step';
import { loadingIcon } from '../lib/loading-icon';
import styles from './dashboard.module.css';
import { Panel, panelKey } from './panel';

const NAME = 'important';
const SHOWN = 5;

/** Changes of money, rights and sign-ins that the person has not seen yet. Absent while there is none, and until that is known. */
export function ImportantPanel() {
  const list = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  const onSeen = async () => {
    // The pressed button goes with its change.
    list.current?.focus();
    await queries.invalidateQueries({ queryKey: panelKey(NAME) });
  };
  const entries = (shown: readonly ImportantChange[]) => (
    <ul className={styles.important}>
      {shown.map((change) => (
        <li key={change.id}>
          <Entry change={change} onSeen={onSeen} />
        </li>
      ))}
    </ul>
  );
  return (
    <Panel
      name={NAME}
      title={importantTexts.title}
      read={importantChanges.read}
      isAbsent={(changes) => changes?.total === 0}
    >
      {({ changes: read, total }) => (
        <div ref={list} tabIndex={-1} className={styles.finding}>
          <p className={styles.quiet}>{importantTexts.help}</p>
          {entries(read.slice(0, SHOWN))}
          {total > SHOWN && (
            <details>
              <summary>{dashboardTexts.more(total - SHOWN)}</summary>
              {entries(read.slice(SHOWN))}
            </details>
          )}
        </div>
      )}
    </Panel>
  );
}

interface EntryProps {
  readonly change: ImportantChange;
  readonly onSeen: () => Promise<void>;
}

function Entry({ change, onSeen }: EntryProps) {
  const { what, before, after, who, advice } = describeImportant(change);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => importantChanges.markSeen(change.id),
    onSuccess: onSeen,
  });
  return (
    <>
      <h3>{what}</h3>
      <dl>
        {before !== undefined && <Value term={importantTexts.before} value={before} />}
        {after !== undefined && <Value term={importantTexts.after} value={after} />}
      </dl>
      <p className={styles.quiet}>
        {who}, <time dateTime={change.at}>{formatTimestamp(change.at)}</time>
      </p>
      <p>{advice}</p>
      <Button
        loading={loadingIcon(isPending)}
        aria-label={importantTexts.seenOf(what)}
        onClick={() => mutate()}
      >
        {importantTexts.seen}
      </Button>
      {error && (
        <Alert role="alert" type="error" showIcon message={importantTexts.failed(errorMessage(error))} />
      )}
    </>
  );
}

function Value({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

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
  const none = remedy === 'money' ? importantTexts.none : undefined;
  const words = (value: string | null) => (value === null ? none : valueWords(kind, value));
  const isByAuth = kind === 'identity' || kind === 'second_step';
  return {
    what: importantTexts.what[kind](subject ?? '', after !== null),
    before: words(before),
    after: words(after),
    who: person ?? (isByAuth ? importantTexts.ownerOrServer : historyTexts.nobody),
    advice: adviceFor(change, isByAuth),
  };
}

function adviceFor({ kind, person, isOwn }: ImportantChange, isByAuth: boolean): string {
  const { advice } = importantTexts;
  const remedy = advice[REMEDIES[kind]];
  if (isOwn) return advice.own(remedy);
  if (isByAuth) return advice.others(remedy, advice.owner);
  return person === null ? advice.server(remedy) : advice.others(remedy, advice.changer);
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
