import { Link } from 'react-router-dom';
import { listAddress, SAMPLES_ONLY } from '../crud/list/list-address';
import { countWords } from '../i18n/count-words';
import { dashboardTexts } from '../i18n/dashboard';
import { filterTexts } from '../i18n/lists';
import { readSampleRows } from '../providers/instances';
import { resources } from '../resources/index';
import styles from './dashboard.module.css';
import { Panel } from './panel';
import { readSamples, type ResourceSamples } from './read-samples';
import { RowLinks } from './row-links';
import { useDashboardQuery } from './use-dashboard-query';

const texts = dashboardTexts.samples;

/** What the site still shows of the sample content. Absent once there is none, and until that is known. */
export function SamplesPanel() {
  const samples = useDashboardQuery('samples', () => readSamples(readSampleRows, resources));
  if (!samples.isError && !samples.data?.length) return null;
  return (
    <Panel title={filterTexts.samples} query={samples}>
      {(found) => (
        <div className={styles.finding}>
          <p className={styles.quiet}>{texts.help}</p>
          {found.map((group) => (
            <SampleGroup key={group.resource.table} {...group} />
          ))}
        </div>
      )}
    </Panel>
  );
}

function SampleGroup({ resource, total, rows }: ResourceSamples) {
  const { one, many } = resource.labels;
  if (resource.isSingleton) return <RowLinks rows={rows.map((row) => ({ ...row, notes: [one] }))} />;
  return (
    <details>
      <summary>
        {many} <span className={styles.count}>{countWords(total)}</span>
      </summary>
      <RowLinks rows={rows.map((row) => ({ ...row, notes: [] }))} />
      <p className={styles.all}>
        <Link to={listAddress(resource, { filters: SAMPLES_ONLY })}>{texts.all(many)}</Link>
      </p>
    </details>
  );
}
