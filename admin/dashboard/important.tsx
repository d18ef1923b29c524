import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { formatTimestamp } from '../../src/lib/dates/dates';
import { errorMessage } from '../../src/lib/error-message';
import { describeChange, importantWords, isBySignInService } from '../../src/lib/important-change';
import type { ImportantKind } from '../../src/lib/important-change';
import type { ImportantChange } from '../data/overview';
import { importantTexts } from '../i18n/dashboard';
import { loadingIcon } from '../lib/loading';
import styles from './dashboard.module.css';
import { Panel, Rest } from './panel';
import { overview } from './overview';

const SHOWN = 5;

/** Changes of money, rights and sign-ins that the person has not seen yet. Absent while there is none, and until that is known. */
export function ImportantPanel() {
  return (
    <Panel
      name="important"
      title={importantTexts.title}
      read={overview.readImportant}
      isAbsent={(changes) => changes?.total === 0}
    >
      {({ changes, total }, renew) => (
        <div className={styles.finding}>
          <p className={styles.quiet}>{importantTexts.help}</p>
          <Rest
            {...{ items: changes, shown: SHOWN, total }}
            list={(shown) => (
              <ul className={styles.important}>
                {shown.map((change) => (
                  <li key={change.id}>
                    <Entry change={change} onSeen={renew} />
                  </li>
                ))}
              </ul>
            )}
          />
        </div>
      )}
    </Panel>
  );
}

function Entry({ change, onSeen }: { change: ImportantChange; onSeen: () => void }) {
  const { what, before, after, who } = describeChange(change);
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
        {who}, <time dateTime={change.changed_at}>{formatTimestamp(change.changed_at)}</time>
      </p>
      <p>{adviceFor(change)}</p>
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

const REMEDIES: Readonly<Record<ImportantKind, 'money' | 'administrator' | 'account'>> = {
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

/** What to do about an important change. */
export function adviceFor({ kind, person, is_own }: ImportantChange): string {
  const { advice } = importantTexts;
  const remedy = advice[REMEDIES[kind]];
  if (is_own) return advice.own(remedy);
  if (isBySignInService(kind)) return advice.others(remedy, advice.owner);
  return person === null ? advice.server(remedy) : advice.others(remedy, advice.changer);
}
