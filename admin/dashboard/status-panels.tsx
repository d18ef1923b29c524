import { Link } from 'react-router-dom';
import { formatTimestamp } from '../../src/lib/dates/dates';
import { dashboardTexts } from '../i18n/dashboard';
import { resources } from '../resources/index';
import styles from './dashboard.module.css';
import { Panel } from './panel';
import { readStatus } from './read-status';
import { RowLinks } from './row-links';
import { useDashboardQuery } from './use-dashboard-query';

/** Both panels share one query. */
function useStatus() {
  return useDashboardQuery('status', (getList) => readStatus(getList, resources));
}

/** How many rows are in which state. Each number links to the list of those rows. */
export function StatusPanel() {
  return (
    <Panel title={dashboardTexts.status} query={useStatus()}>
      {(status) => (
        <dl className={styles.status}>
          {status.resources
            .filter(({ counts }) => counts.length > 0)
            .map(({ label, counts }) => (
              <div key={label}>
                <dt>{label}</dt>
                {counts.map(({ title, to }) => (
                  <dd key={to}>
                    <Link to={to} aria-label={`${label}: ${title}`}>
                      {title}
                    </Link>
                  </dd>
                ))}
              </div>
            ))}
        </dl>
      )}
    </Panel>
  );
}

/** The rows that were created or changed last. */
export function RecentPanel() {
  return (
    <Panel title={dashboardTexts.recent} query={useStatus()}>
      {({ recent }) =>
        recent.length === 0 ? (
          <p className={styles.quiet}>{dashboardTexts.noRecent}</p>
        ) : (
          <RowLinks
            rows={recent.map(({ label, changedAt, ...place }) => ({
              ...place,
              notes: [label, formatTimestamp(changedAt)],
            }))}
          />
        )
      }
    </Panel>
  );
}
