import { Link } from 'react-router-dom';
import { listAddress, SAMPLES_ONLY } from '../crud/list/list-address';
import { rowLink } from '../crud/row/row-title';
import { countWords } from '../i18n/count-words';
import { dashboardTexts } from '../i18n/dashboard';
import { filterTexts } from '../i18n/lists';
import { readSamples } from '../providers/instances';
import type { SampleRows } from '../providers/samples';
import { resources } from '../resources/index';
import type { ResourceDefinition } from '../schema/types';
import styles from './dashboard.module.css';
import { Panel } from './panel';
import { RowLinks } from './row-links';
import { useDashboardQuery } from './use-dashboard-query';

const texts = dashboardTexts.samples;

/** What the site still shows of the sample content. Absent once there is none, and while that is not known. */
export function SamplesPanel() {
  const samples = useDashboardQuery('samples', readSamples);
  const found = samplesOfResources(samples.data ?? [], resources);
  if (found.length === 0 && !samples.isError) return null;
  return (
    <Panel title={filterTexts.samples} query={samples}>
      {() => (
        <div className={styles.finding}>
          <p className={styles.quiet}>{texts.help}</p>
          {found.map((group) => (
            <ResourceSamples key={group.resource.table} {...group} />
          ))}
        </div>
      )}
    </Panel>
  );
}

interface ResourceSamplesProps {
  readonly resource: ResourceDefinition;
  readonly samples: SampleRows;
}

/** In the order of the declarations. Tables that no resource declares are left out. */
export function samplesOfResources(
  read: readonly SampleRows[],
  declared: readonly ResourceDefinition[],
): ResourceSamplesProps[] {
  return declared.flatMap((resource) => {
    const samples = read.find(({ table }) => table === resource.table);
    return samples ? [{ resource, samples }] : [];
  });
}

function ResourceSamples({ resource, samples: { total, rows } }: ResourceSamplesProps) {
  const { one, many } = resource.labels;
  const links = rows.map((row) => rowLink(resource, row));
  if (resource.isSingleton) return <RowLinks rows={links.map((link) => ({ ...link, notes: [one] }))} />;
  return (
    <details>
      <summary>
        {many} <span className={styles.count}>{countWords(total)}</span>
      </summary>
      <RowLinks rows={links.map((link) => ({ ...link, notes: [] }))} />
      <p className={styles.all}>
        <Link to={listAddress(resource, { filters: SAMPLES_ONLY })}>{texts.all(many)}</Link>
      </p>
    </details>
  );
}
