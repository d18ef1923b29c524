import { useQuery } from '@tanstack/react-query';
import { identityTexts } from '../i18n/identity';
import { QueryResult } from '../lib/query-result';
import { accountSessions } from '../providers/instances';
import { SESSIONS_KEY } from './use-devices';

const texts = identityTexts.sessionEnds;

/** Says which sessions of the account were ended and why, so that the owner notices a stolen one. Nothing while none was. */
export function SessionEndsSection() {
  // Below the key of the open sessions, so that it is read again when one of them is ended.
  const ends = useQuery({
    queryKey: [...SESSIONS_KEY, 'ends'],
    queryFn: accountSessions.readSessionEnds,
  });
  if (ends.data?.length === 0 || ends.isPending) return null;
  return (
    <section>
      <h2>{texts.title}</h2>
      <QueryResult query={ends} failed={texts.failed}>
        {(rows) => (
          <ul aria-label={texts.title}>
            {rows.map(({ at, reason }) => (
              <li key={at}>{texts.reasons[reason](at)}</li>
            ))}
          </ul>
        )}
      </QueryResult>
    </section>
  );
}
