import { Link } from 'react-router-dom';
import { messages } from '../../shared/messages';
import styles from './breadcrumb.module.css';

interface Step {
  readonly to: string;
  readonly label: string;
}

/** Where a page stands: the steps from the home page, the last of which is the page itself. */
export function Breadcrumb({ trail }: { trail: readonly Step[] }) {
  const current = trail.at(-1);
  return (
    <nav className={styles.breadcrumb} aria-label={messages.labels.breadcrumb}>
      <ol className={styles.steps}>
        {trail.map((step) => (
          <li key={step.label} className={styles.step}>
            {step === current && <span aria-current="page">{step.label}</span>}
            {step !== current && step.to === current?.to && step.label}
            {step.to !== current?.to && (
              <Link className={styles.link} to={step.to}>
                {step.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
