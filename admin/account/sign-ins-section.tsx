import { useQuery } from '@tanstack/react-query';
import { accountSessions } from '../providers/instances';
import { identityTexts } from '../i18n/identity';
import { formatRelativeTime } from '../lib/relative-time';
import { QueryResult } from '../lib/query-result';
import styles from './sign-ins-section.module.css';

const texts = identityTexts.signIns;

/** Lists the last sign-ins so that the owner notices one that was not theirs. */
export function SignInsSection() {
  const signIns = useQuery({ queryKey: ['own-sign-ins'], queryFn: accountSessions.readSignIns });
  return (
    <>
      <p>{texts.help}</p>
      <QueryResult query={signIns} failed={texts.failed}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <table className={styles.signIns}>
              <thead>
                <tr>
                  <th scope="col">{texts.time}</th>
                  <th scope="col">{texts.address}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ at, address }) => (
                  <tr key={at}>
                    <td>{formatRelativeTime(at)}</td>
                    <td>{address ?? texts.unknownAddress}</td>
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
