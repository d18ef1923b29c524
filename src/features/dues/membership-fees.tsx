import { membershipFees } from '../../content/dues';
import type { Fees } from '../../content/fees';
import { FactList } from '../../ui/fact-list/fact-list';
import type { ListState } from '../../ui/state-views/list-state';
import { ErrorView, LoadingView } from '../../ui/state-views/state-views';
import styles from './membership-fees.module.css';

/** The fees of the newest year, or what can be said without them. */
export function MembershipFees({ state }: { state: ListState<Fees> }) {
  if (state.status === 'loading') return <LoadingView />;
  if (state.status === 'error') return <ErrorView message={state.message} onRetry={state.onRetry} />;
  const [fees] = state.items;
  return (
    <>
      <FactList facts={membershipFees(fees)} />
      {fees?.note && <p className={styles.note}>{fees.note}</p>}
    </>
  );
}
