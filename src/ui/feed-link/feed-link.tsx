import { messages } from '../../lib/messages';
import { feedPaths } from '../../lib/paths/feed-paths';
import styles from './feed-link.module.css';

/** The page's link to the RSS feed. */
export function FeedLink() {
  return (
    <p className={styles.line}>
      <a className={styles.link} href={feedPaths.rss} type="application/rss+xml">
        {messages.sharing.rss}
      </a>
    </p>
  );
}
