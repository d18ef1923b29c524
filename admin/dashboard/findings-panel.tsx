import { useDataProvider } from '@refinedev/core';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { errorMessage } from '../../src/lib/error-message';
import { countWords } from '../i18n/count-words';
import { dashboardTexts } from '../i18n/dashboard';
import { loadingIcon } from '../lib/loading-icon';
import { checkLinks, type LinkReport } from './check-links';
import styles from './dashboard.module.css';
import { readFindings, type Finding } from './findings';
import { Panel } from './panel';
import { RowLinks } from './row-links';

const ROWS_SHOWN = 5;
const linkTexts = dashboardTexts.links;

/** Lists the rows with a problem. Each links to its form. */
export function FindingsPanel() {
  return (
    <Panel name="findings" title={dashboardTexts.mend} read={readFindings}>
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

/** Looks for broken links on request, because it sends one request for each linked page. */
function LinkCheck() {
  const { getList } = useDataProvider()();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => checkLinks(getList),
  });
  return (
    <div className={styles.finding}>
      <h3>{linkTexts.title}</h3>
      <p className={styles.quiet}>{linkTexts.help}</p>
      <Button loading={loadingIcon(isPending)} onClick={() => mutate()}>
        {isPending ? linkTexts.checking : data ? linkTexts.again : linkTexts.check}
      </Button>
      <div role="status">{data && <p>{summary(data)}</p>}</div>
      {error && <Alert type="error" showIcon message={linkTexts.failed(errorMessage(error))} />}
      {data && (
        <RowLinks
          rows={data.broken.map(({ title, to, label, address, reason }) => ({
            title,
            to,
            notes: [label, address, linkTexts[reason]],
          }))}
        />
      )}
    </div>
  );
}

function summary({ checked, broken, isLimited }: LinkReport): string {
  const found = broken.length === 0 ? linkTexts.fine(checked) : linkTexts.found(checked, broken.length);
  return isLimited ? `${found} ${linkTexts.limited}` : found;
}
