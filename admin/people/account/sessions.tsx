import { useNotification } from '@refinedev/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { useRef } from 'react';
import { FailureAlert } from '../sign-in/action-form';
import { accountTexts } from '../../i18n/account';
import { QueryResult } from '../../lib/loading';
import { formatRelativeTime } from '../../lib/relative-time';
import type { OwnSession } from '../../data/auth-gateway';
import { authGateway } from '../../data/instances';
import { deviceName } from '../../lib/browser/device-name';
import styles from './sessions.module.css';

const { devices: texts, signIns: signInTexts, sessionEnds: endTexts } = accountTexts;

export const SESSIONS_KEY = ['own-sessions'] as const;

/** Where the account is signed in. Ending a session needs no confirmation: the person there can sign in again. */
export function Devices() {
  const { open: tell } = useNotification();
  const queryClient = useQueryClient();
  const devices = useQuery({ queryKey: SESSIONS_KEY, queryFn: authGateway.readSessions });
  const list = useRef<HTMLUListElement>(null);
  const { mutate, error } = useMutation({
    mutationFn: async (session?: OwnSession) => {
      await (session ? authGateway.endSession(session.id) : authGateway.signOutOthers());
    },
    onSuccess: (_, session) => {
      tell?.({ type: 'success', message: session ? texts.ended : texts.endedOthers });
      // The pressed button disappears with its row.
      list.current?.focus();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
  return (
    <>
      <p>{texts.help}</p>
      <FailureAlert error={error} />
      <QueryResult query={devices} failed={texts.failed}>
        {(sessions) => (
          <>
            <ul ref={list} className={styles.devices} tabIndex={-1} aria-label={texts.title}>
              {sessions.map((session) => (
                <Device key={session.id} session={session} onEnd={() => mutate(session)} />
              ))}
            </ul>
            {sessions.some(({ is_current }) => !is_current) ? (
              <Button onClick={() => mutate(undefined)}>{texts.endOthers}</Button>
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
  const name = deviceName(session.user_agent);
  return (
    <li className={styles.device}>
      <div className={styles.name}>
        <strong>{name}</strong>
        {session.is_current && <Tag>{texts.here}</Tag>}
      </div>
      <dl className={styles.facts}>
        <dt>{texts.lastUsed}</dt>
        <dd>{formatRelativeTime(session.last_used_at)}</dd>
        <dt>{texts.signedIn}</dt>
        <dd>{formatRelativeTime(session.signed_in_at)}</dd>
        {session.ip !== null && (
          <>
            <dt>{texts.address}</dt>
            <dd>{session.ip}</dd>
          </>
        )}
      </dl>
      {!session.is_current && (
        <Button className={styles.end} aria-label={texts.endOf(name)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

/** Lists the last sign-ins so that the owner notices one that was not theirs. */
export function SignIns() {
  const signIns = useQuery({ queryKey: ['own-sign-ins'], queryFn: authGateway.readSignIns });
  return (
    <>
      <p>{signInTexts.help}</p>
      <QueryResult query={signIns} failed={signInTexts.failed}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{signInTexts.none}</p>
          ) : (
            <table className={styles.signIns}>
              <thead>
                <tr>
                  <th scope="col">{signInTexts.time}</th>
                  <th scope="col">{signInTexts.address}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ signed_in_at: at, ip }) => (
                  <tr key={at}>
                    <td>{formatRelativeTime(at)}</td>
                    <td>{ip ?? signInTexts.unknownAddress}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </QueryResult>
    </>
  );
}

/** Says which sessions of the account were ended and why, so that the owner notices a stolen one. Nothing while none was. */
export function SessionEnds() {
  // Below the key of the open sessions, so that it is read again when one of them is ended.
  const ends = useQuery({ queryKey: [...SESSIONS_KEY, 'ends'], queryFn: authGateway.readSessionEnds });
  if (ends.data?.length === 0 || ends.isPending) return null;
  return (
    <section>
      <h2>{endTexts.title}</h2>
      <QueryResult query={ends} failed={endTexts.failed}>
        {(rows) => (
          <ul aria-label={endTexts.title}>
            {rows.map(({ at, reason }) => (
              <li key={at}>{endTexts.reasons[reason](at)}</li>
            ))}
          </ul>
        )}
      </QueryResult>
    </section>
  );
}
