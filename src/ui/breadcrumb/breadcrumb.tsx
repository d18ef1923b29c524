import { Link } from 'react-router-dom';
import { messages } from '../../lib/messages';
import styles from './breadcrumb.module.css';

export interface Step {
  readonly to: string;
  readonly label: string;
}

/** The steps from home to the current page. A section that only redirects to its first page has no link. */
export function Breadcrumb({ trail }: { trail: readonly Step[] }) {
  return (
    <nav className={styles.breadcrumb} aria-label={messages.labels.breadcrumb}>
      <ol className={styles.steps}>
        {trail.map(({ to, label }, index) => (
          <li key={`${to} ${label}`} className={styles.step}>
            {stepContent(label, to, trail[index + 1])}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function stepContent(label: string, to: string, next: Step | undefined) {
  if (next === undefined) {
    return (
      <span className={styles.current} aria-current="page">
        {label}
      </span>
    );
  }
  if (next.to === to) return label;
  return (
    <Link className={styles.link} to={to}>
      {label}
    </Link>
  );
}
