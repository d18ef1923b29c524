import { dashboardTexts } from '../i18n/dashboard';
import { resources } from '../resources/index';
import styles from './dashboard.module.css';
import { Panel } from './panel';
import { readScheduled, readUpcoming, type DatedRow } from './read-upcoming';
import { RowLinks } from './row-links';
import { useDashboardQuery } from './use-dashboard-query';

/** The next dated rows. */
export function UpcomingPanel() {
  const upcoming = useDashboardQuery('upcoming', (getList) => readUpcoming(getList, resources));
  return (
    <Panel title={dashboardTexts.upcoming} query={upcoming}>
      {(rows) => <DatedRows rows={rows} empty={dashboardTexts.noUpcoming} />}
    </Panel>
  );
}

/** The next rows that will be published by themselves. */
export function ScheduledPanel() {
  const scheduled = useDashboardQuery('scheduled', (getList) => readScheduled(getList, resources));
  return (
    <Panel title={dashboardTexts.scheduled} query={scheduled}>
      {(rows) => <DatedRows rows={rows} empty={dashboardTexts.noScheduled} />}
    </Panel>
  );
}

function DatedRows({ rows, empty }: { rows: readonly DatedRow[]; empty: string }) {
  if (rows.length === 0) return <p className={styles.quiet}>{empty}</p>;
  return <RowLinks rows={rows.map(({ label, when, title, to }) => ({ title, to, notes: [when, label] }))} />;
}
