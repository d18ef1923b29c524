import { countWords } from '../i18n/count-words';
import { dashboardTexts } from '../i18n/dashboard';
import { resources } from '../resources/index';
import styles from './dashboard.module.css';
import { LinkCheck } from './link-check';
import { Panel } from './panel';
import { readFindings, type Finding } from './read-findings';
import { RowLinks } from './row-links';
import { useDashboardQuery } from './use-dashboard-query';

const ROWS_SHOWN = 5;

/** Lists the rows with a problem. Each links to its form. */
export function FindingsPanel() {
  const findings = useDashboardQuery('findings', (getList) => readFindings(getList, resources));
  return (
    <Panel title={dashboardTexts.mend} query={findings}>
      {(found) => (
        <>
          {found.length === 0 && <p className={styles.quiet}>{dashboardTexts.nothingToMend}</p>}
          {found.map((finding) => (
            <FindingRows key={finding.problem} finding={finding} />
          ))}
          <LinkCheck />
        </>
      )}
    </Panel>
  );
}

function FindingRows({ finding: { problem, rows, total } }: { finding: Finding }) {
  const { title, help } = dashboardTexts.problems[problem];
  const listed = rows.map(({ label, ...place }) => ({ ...place, notes: [label] }));
  const rest = listed.slice(ROWS_SHOWN);
  return (
    <div className={styles.finding}>
      <h3>
        {title} <span className={styles.count}>{countWords(total)}</span>
      </h3>
      <p className={styles.quiet}>{help}</p>
      <RowLinks rows={listed.slice(0, ROWS_SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary>{dashboardTexts.more(total - ROWS_SHOWN)}</summary>
          <RowLinks rows={rest} />
        </details>
      )}
    </div>
  );
}
