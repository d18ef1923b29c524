import { Link } from 'react-router-dom';
import { searchTexts } from '../../content/search';
import { formatFullDate } from '../../lib/dates/dates';
import { messages } from '../../lib/messages';
import { eventChange } from '../../lib/event-change';
import { isExternalLink } from '../../lib/paths/links';
import { Icon } from '../../ui/icon/icon';
import { MarkedText } from '../../ui/marked-text/marked-text';
import { ChangeBadge } from '../../ui/change-badge/change-badge';
import type { ResultGroup, SearchResult } from './results';
import styles from './result-group.module.css';
import { viewPath, type SearchView } from './search-view';

const GHOSTS = [0, 1, 2];

interface ResultGroupViewProps {
  group: ResultGroup;
  view: SearchView;
}

/** The results of one kind, with their number. */
export function ResultGroupView({ group, view }: ResultGroupViewProps) {
  const { kind, results, found, isCountOpen } = group;
  const id = `tur-${kind}`;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <span>{searchTexts.kinds[kind]}</span>{' '}
        <span className={styles.count}>{`(${searchTexts.groupCount(found, isCountOpen)})`}</span>
      </h2>
      <ol className={styles.results}>
        {results.map((result, position) => (
          <li key={`${result.to} ${position}`} className={styles.result}>
            <Result result={result} />
          </li>
        ))}
      </ol>
      {view.kind === null && found > results.length && (
        <p>
          <Link to={viewPath({ ...view, kind })}>{searchTexts.allOfKind(kind)}</Link>
        </p>
      )}
    </section>
  );
}

function Result({ result }: { result: SearchResult }) {
  const { to, title, snippet, date, parent, isFile } = result;
  return (
    <>
      <h3 className={styles.title}>
        {isExternalLink(to) ? (
          <a href={to} target="_blank" rel="noopener noreferrer">
            <MarkedText>{title}</MarkedText>
            <span className="visually-hidden">, {messages.labels.opensInNewTab}</span>
            <Icon name="external" />
          </a>
        ) : isFile ? (
          <a href={to}>
            <MarkedText>{title}</MarkedText>
          </a>
        ) : (
          <Link to={to}>
            <MarkedText>{title}</MarkedText>
          </Link>
        )}
      </h3>
      {(date ?? parent ?? eventChange(result)) && (
        <p className={styles.facts}>
          {parent && <span>{parent}</span>}
          {date && <time dateTime={date}>{formatFullDate(date)}</time>}
          <ChangeBadge event={result} />
        </p>
      )}
      {snippet && (
        <p className={styles.snippet}>
          <MarkedText>{snippet}</MarkedText>
        </p>
      )}
    </>
  );
}

export function ResultSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {GHOSTS.map((position) => (
        <span key={position} className={styles.ghost} />
      ))}
    </div>
  );
}
