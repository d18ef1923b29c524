import { overview } from '../data/instances';
import { systemTexts } from '../i18n/dashboard';
import styles from './dashboard.module.css';
import { Panel } from './panel';

/** What is not well with the server and the accounts. Absent when all is well, and until that is known. */
export function SystemPanel() {
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
