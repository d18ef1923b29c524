import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useRef } from 'react';
import { formatTimestamp } from '../../src/lib/dates/dates';
import { errorMessage } from '../../src/lib/error-message';
import {
  type ChangeInWords,
  describeChange,
  type ImportantKind,
  importantWords,
  isBySignInService,
} from '../../src/lib/important-change';
import type { ImportantChange } from '../data/overview';
import { overview } from '../data/instances';
import { dashboardTexts, importantTexts } from '../i18n/dashboard';
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
      read={overview.readImportant}
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
    mutationFn: () => overview.markSeen(change.id),
    onSuccess: onSeen,
  });
  return (
    <>
      <h3>{what}</h3>
      <dl>
        {before !== undefined && <Value term={importantWords.before} value={before} />}
        {after !== undefined && <Value term={importantWords.after} value={after} />}
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

export interface ImportantWords extends ChangeInWords {
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
  role: 'administrator',
  email: 'account',
  identity: 'account',
  second_step: 'account',
};

/** Puts an important change into words, with what to do about it. */
export function describeImportant(change: ImportantChange): ImportantWords {
  return { ...describeChange(change), advice: adviceFor(change) };
}

function adviceFor({ kind, person, isOwn }: ImportantChange): string {
  const { advice } = importantTexts;
  const remedy = advice[REMEDIES[kind]];
  if (isOwn) return advice.own(remedy);
  if (isBySignInService(kind)) return advice.others(remedy, advice.owner);
  return person === null ? advice.server(remedy) : advice.others(remedy, advice.changer);
}
