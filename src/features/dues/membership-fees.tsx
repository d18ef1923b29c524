import { membershipFees, olderFeesNote } from '../../content/dues';
import type { Fees } from '../../content/fees';
import { civilParts } from '../../lib/dates/dates';
import { FactList } from '../../ui/fact-list/fact-list';
import { useToday } from '../../ui/hooks/use-today';
import type { ListState } from '../../ui/state-views/list-state';
import { ErrorView, LoadingView } from '../../ui/state-views/state-views';
import styles from './membership-fees.module.css';

/** The fees of the newest year, or what can be said without them. */
export function MembershipFees({ state }: { state: ListState<Fees> }) {
  const { year } = civilParts(useToday());
  if (state.status === 'loading') return <LoadingView />;
  if (state.status === 'error') return <ErrorView message={state.message} onRetry={state.onRetry} />;
  const [fees] = state.items;
  const older = fees && olderFeesNote(fees, year);
  return (
    <>
      <FactList facts={membershipFees(fees)} />
      {older && <p className={styles.note}>{older}</p>}
      {fees?.note && <p className={styles.note}>{fees.note}</p>}
    </>
  );
}
