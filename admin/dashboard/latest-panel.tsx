import { Link } from 'react-router-dom';
import { dashboardTexts } from '../i18n/dashboard';
import type { ResourceDefinition } from '../schema/types';
import styles from './dashboard.module.css';
import { Panel } from './panel';
import { readLatest } from './read-latest';
import { useDashboardQuery } from './use-dashboard-query';

/** The newest row of a resource whose rows are PDF files. */
export function LatestPanel({ resource }: { resource: ResourceDefinition }) {
  const { one } = resource.labels;
  const latest = useDashboardQuery(`latest ${resource.table}`, (getList) => readLatest(getList, resource));
  return (
    <Panel title={dashboardTexts.latest(one)} query={latest}>
      {(row) =>
        row ? (
          <p className={styles.latest}>
            <Link to={row.to}>{row.title}</Link>
            {row.pdf !== '' && (
              <a
                href={row.pdf}
                target="_blank"
                rel="noopener"
                aria-label={dashboardTexts.openPdfOf(row.title)}
              >
                {dashboardTexts.openPdf}
              </a>
            )}
          </p>
        ) : (
          <p className={styles.quiet}>{dashboardTexts.noLatest(one)}</p>
        )
      }
    </Panel>
  );
}
