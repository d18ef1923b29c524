import { PlusOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { dashboardTexts } from '../i18n/dashboard';
import { texts } from '../i18n/texts';
import { resources } from '../resources/index';
import { fieldsOfKind } from '../schema/derive-fields';
import { resourceRoutes } from '../schema/derive-routes';
import { useDocumentTitle } from '../lib/use-document-title';
import { ChangesPanel } from './changes-panel';
import styles from './dashboard.module.css';
import { FindingsPanel } from './findings-panel';
import { FirstSteps } from './first-steps';
import { ImportantPanel } from './important-panel';
import { LatestPanel } from './latest-panel';
import { SamplesPanel } from './samples-panel';
import { StatusPanel } from './status-panel';
import { ScheduledPanel, UpcomingPanel } from './upcoming-panels';

/** What is written all year, above the groups of the sidebar. */
const daily = resources.filter(({ group }) => group === undefined);
const withPdf = daily.filter((resource) => fieldsOfKind(resource, 'pdf').length > 0);
const withPublish = resources.some((resource) => fieldsOfKind(resource, 'publish').length > 0);

/**
 * The first page of the back office: important changes, counts, upcoming rows, the last changes, problems and sample content. It
 * follows from the declarations.
 */
export function Dashboard() {
  useDocumentTitle(dashboardTexts.title);
  return (
    <div className={styles.dashboard}>
      <header>
        <h1>{dashboardTexts.title}</h1>
        <nav aria-label={dashboardTexts.create}>
          <ul className={styles.create}>
            {daily.map((resource) => (
              <li key={resource.table}>
                <Link to={resourceRoutes(resource).create}>
                  <PlusOutlined aria-hidden />
                  {texts.list.create(resource.labels.one)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <ImportantPanel />
      <FirstSteps />
      <StatusPanel />
      <div className={styles.columns}>
        <div>
          <FindingsPanel />
          <SamplesPanel />
        </div>
        <div>
          <UpcomingPanel />
          {withPublish && <ScheduledPanel />}
          {withPdf.map((resource) => (
            <LatestPanel key={resource.table} resource={resource} />
          ))}
          <ChangesPanel />
        </div>
      </div>
    </div>
  );
}
