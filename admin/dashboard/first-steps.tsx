import { Link } from 'react-router-dom';
import { paths } from '../../src/lib/paths/paths';
import { dashboardTexts } from '../i18n/dashboard';
import { resources } from '../resources/index';
import { resourceRoutes } from '../schema/derive-routes';
import styles from './dashboard.module.css';
import { readStatus } from './read-status';
import { useDashboardQuery } from './use-dashboard-query';

const texts = dashboardTexts.firstSteps;
/** The first rows that an association writes. Looking at the site is the last step. */
const written = resources.slice(0, 2);

/** Suggests where to begin while every table is empty but those of groups, which migrations fill. */
export function FirstSteps() {
  const { data } = useDashboardQuery('status', (getList) => readStatus(getList, resources));
  const isNew = data?.resources.every(
    ({ isEmpty }, place) => isEmpty || resources[place]?.group !== undefined,
  );
  if (isNew !== true) return null;
  return (
    <section className={styles.panel} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className={styles.quiet}>{texts.help}</p>
      <ol className={styles.steps}>
        {written.map((resource) => (
          <li key={resource.table}>
            <Link to={resourceRoutes(resource).create}>{texts.write(resource.labels.object)}</Link>
          </li>
        ))}
        <li>
          <a href={paths.home}>{texts.look}</a>
        </li>
      </ol>
    </section>
  );
}
