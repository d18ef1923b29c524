import { App, Button, Tag } from 'antd';
import { useRef } from 'react';
import { FailureAlert } from '../auth/failure-alert';
import { identityTexts } from '../i18n/identity';
import type { OwnSession } from '../providers/account-sessions';
import { deviceName } from './device-name';
import styles from './devices-section.module.css';
import { formatRelativeTime } from '../lib/relative-time';
import { QueryResult } from '../lib/query-result';
import { useDevices } from './use-devices';

const texts = identityTexts.devices;

/**
 * The places where the account is signed in. Ending a session needs no confirmation: the person there can
 * sign in again.
 */
export function DevicesSection() {
  const { message } = App.useApp();
  const { devices, end, endOthers } = useDevices();
  const list = useRef<HTMLUListElement>(null);

  /** The pressed button disappears with its row, so the focus moves to the list. */
  function keepFocus(): void {
    list.current?.focus();
  }

  function endOne({ id }: OwnSession): void {
    keepFocus();
    end.mutate(id, { onSuccess: () => void message.success(texts.ended) });
  }

  function endAllOthers(): void {
    keepFocus();
    endOthers.mutate(undefined, { onSuccess: () => void message.success(texts.endedOthers) });
  }

  return (
    <>
      <p>{texts.help}</p>
      <FailureAlert error={end.error ?? endOthers.error} />
      <QueryResult query={devices} failed={texts.failed}>
        {(sessions) => (
          <>
            <ul ref={list} className={styles.devices} tabIndex={-1} aria-label={texts.title}>
              {sessions.map((session) => (
                <Device key={session.id} session={session} onEnd={() => endOne(session)} />
              ))}
            </ul>
            {sessions.some(({ isCurrent }) => !isCurrent) ? (
              <Button onClick={endAllOthers}>{texts.endOthers}</Button>
            ) : (
              <p>{texts.none}</p>
            )}
          </>
        )}
      </QueryResult>
    </>
  );
}

function Device({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { userAgent, signedInAt, lastUsedAt, address, isCurrent } = session;
  const name = deviceName(userAgent);
  return (
    <li className={styles.device}>
      <div className={styles.name}>
        <strong>{name}</strong>
        {isCurrent && <Tag>{texts.here}</Tag>}
      </div>
      <dl className={styles.facts}>
        <dt>{texts.lastUsed}</dt>
        <dd>{formatRelativeTime(lastUsedAt)}</dd>
        <dt>{texts.signedIn}</dt>
        <dd>{formatRelativeTime(signedInAt)}</dd>
        {address !== null && (
          <>
            <dt>{texts.address}</dt>
            <dd>{address}</dd>
          </>
        )}
      </dl>
      {!isCurrent && (
        <Button className={styles.end} aria-label={texts.endOf(name)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}
