import { Link } from 'react-router-dom';
import { dashboardTexts } from '../i18n/dashboard';
import { resources } from '../resources/index';
import styles from './dashboard.module.css';
import { Panel } from './panel';
import { readStatus } from './read-status';
import { useDashboardQuery } from './use-dashboard-query';

/** How many rows are in which state. Each number links to the list of those rows. */
export function StatusPanel() {
  const counted = useDashboardQuery('status', (getList) => readStatus(getList, resources));
  return (
    <Panel title={dashboardTexts.status} query={counted}>
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
