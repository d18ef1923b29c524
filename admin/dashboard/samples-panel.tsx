import { Link } from 'react-router-dom';
import { listAddress, SAMPLES_ONLY } from '../crud/list/list-address';
import { countWords } from '../i18n/count-words';
import { dashboardTexts } from '../i18n/dashboard';
import { filterTexts } from '../i18n/lists';
import { readSampleRows } from '../providers/instances';
import { resources } from '../resources/index';
import { resourceRoutes } from '../schema/derive-routes';
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
        <>
          <p className={styles.quiet}>{texts.help}</p>
          <ul className={styles.samples}>
            {found.map((group) => (
              <li key={group.resource.table}>
                <SampleGroup {...group} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function SampleGroup({ resource, total, rows }: ResourceSamples) {
  const { many } = resource.labels;
  if (resource.isSingleton) return <Link to={resourceRoutes(resource).edit}>{many}</Link>;
  return (
    <details>
      <summary>
        {many} <span className={styles.count}>{countWords(total)}</span>
      </summary>
      <RowLinks rows={rows.map((row) => ({ ...row, notes: [] }))} />
      <Link to={listAddress(resource, { filters: SAMPLES_ONLY })}>{texts.all(many)}</Link>
    </details>
  );
}
