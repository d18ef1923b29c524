import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { appTexts } from '../i18n/app';
import { dashboardTexts, systemTexts } from '../i18n/dashboard';
import { filterTexts } from '../i18n/lists';
import { texts } from '../i18n/texts';
import { ButtonMenu } from '../lib/button-menu';
import { useDocumentTitle } from '../lib/browser/use-document-title';
import { useResources, useRights } from '../data/access';
import { fieldsOfKind, resourceRoutes } from '../schema/derive';
import type { ResourceDefinition } from '../schema/types';
import { ChangesPanel } from './changes';
import styles from './dashboard.module.css';
import { FindingsPanel } from './findings';
import { FirstSteps } from './first-steps';
import { ImportantPanel } from './important';
import { Panel, RowLinks } from './panel';
import { overview } from './overview';
import { ReviewsPanel } from './reviews';
import { readLatest, readScheduled, readStatus, readUpcoming, sampleLinks } from './read-rows';
import { UnfinishedPanel } from './unfinished';

/**
 * The first page of the back office: what needs somebody first, then what is to come, then what was done. A panel with nothing to
 * say is absent, and a phone folds those that ask for nothing. It follows from the declarations and from the person's rights.
 */
export function Dashboard() {
  useDocumentTitle(appTexts.shell.overview);
  const may = useRights();
  const resources = useResources();
  const daily = writtenAllYear(resources);
  const withPdf = daily.filter((resource) => fieldsOfKind(resource, 'pdf').length > 0);
  const withPublish = resources.some((resource) => fieldsOfKind(resource, 'publish').length > 0);
  // What concerns the server, the team and every table is for those who look after them.
  const isWhole = may('list', 'team');
  return (
    <div className={styles.dashboard}>
      <header>
        <h1>{appTexts.shell.overview}</h1>
        <CreateMenu />
      </header>
      <ReviewsPanel />
      <UnfinishedPanel />
      {isWhole && <ImportantPanel />}
      {isWhole && <SystemPanel />}
      <FirstSteps />
      <div className={styles.columns}>
        <div>
          <FindingsPanel />
          {withPublish && <RowsPanel name="scheduled" read={readScheduled} />}
          <RowsPanel name="upcoming" read={readUpcoming} />
        </div>
        <div>
          {isWhole && <ChangesPanel />}
          <StatusPanel />
          {withPdf.map((resource) => (
            <LatestPanel key={resource.table} resource={resource} />
          ))}
          {isWhole && <SamplesPanel />}
        </div>
      </div>
    </div>
  );
}

/** What is not well with the server and the accounts. Absent when all is well, and until that is known. */
function SystemPanel() {
  return (
    <Panel
      name="system"
      title={systemTexts.title}
      read={overview.readWarnings}
      isAbsent={(warnings) => warnings?.length === 0}
    >
      {(warnings) => (
        <div className={styles.finding}>
          <p className={styles.quiet}>{systemTexts.help}</p>
          <ul className={styles.important}>
            {warnings.map(({ subject, sentence, advice }) => (
              <li key={subject}>
                <h3>{sentence}</h3>
                <p>{advice}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}

/** What is to come. Absent while that is nothing. */
function RowsPanel({ name, read }: { name: 'scheduled' | 'upcoming'; read: typeof readUpcoming }) {
  const resources = useResources();
  return (
    <Panel
      name={name}
      title={dashboardTexts[name]}
      read={(getList) => read(getList, resources)}
      isAbsent={(rows) => rows?.length === 0}
    >
      {(rows) => <RowLinks rows={rows} />}
    </Panel>
  );
}

/** What stands above the groups of the sidebar. */
function writtenAllYear(resources: readonly ResourceDefinition[]) {
  return resources.filter(({ group }) => group === undefined);
}

/** Begins a row of what is written all year. */
function CreateMenu() {
  const navigate = useNavigate();
  const may = useRights();
  const daily = writtenAllYear(useResources()).filter(({ table }) => may('create', table));
  const items = daily.map((resource) => ({
    key: resource.table,
    label: texts.list.create(resource.labels.one),
    onClick: () => void navigate(resourceRoutes(resource).create),
  }));
  return (
    <ButtonMenu items={items}>
      <Button type="primary" aria-haspopup="menu" icon={<PlusOutlined aria-hidden />}>
        {dashboardTexts.create}
      </Button>
    </ButtonMenu>
  );
}

function StatusPanel() {
  const resources = useResources();
  return (
    <Panel
      name="status"
      title={dashboardTexts.status}
      read={(getList) => readStatus(getList, resources)}
      isFolded="phone"
    >
      {(status) => (
        <dl className={styles.status}>
          {status
            .filter(({ counts }) => counts.length > 0)
            .map(({ resource: { table, labels }, counts }) => (
              <div key={table}>
                <dt>{labels.many}</dt>
                {counts.map(({ title, to }) => (
                  <dd key={to}>
                    <Link to={to} aria-label={`${labels.many}: ${title}`}>
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

/** The newest row of a resource whose rows are PDF files. */
function LatestPanel({ resource }: { resource: ResourceDefinition }) {
  const { one } = resource.labels;
  return (
    <Panel
      name={`latest ${resource.table}`}
      title={dashboardTexts.latest(one)}
      read={(getList) => readLatest(getList, resource)}
      isFolded="phone"
    >
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
          <p className={styles.quiet}>{texts.list.empty(one)}</p>
        )
      }
    </Panel>
  );
}

/** Where the site still shows sample content. Absent once there is none. */
function SamplesPanel() {
  return (
    <Panel
      name="samples"
      title={filterTexts.samples}
      read={async () => sampleLinks(await overview.readSampleCounts())}
      isAbsent={(samples) => samples?.length === 0}
      isFolded
    >
      {(rows) => (
        <>
          <p className={styles.quiet}>{dashboardTexts.samples}</p>
          <RowLinks rows={rows} isWhole />
        </>
      )}
    </Panel>
  );
}
