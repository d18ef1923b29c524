import { feedPaths } from '../../lib/paths/feed-paths';
import { sharingTexts } from '../../lib/sharing/sharing';
import styles from './feed-link.module.css';

/** Where those who use a feed reader look for the feed. */
export function FeedLink() {
  return (
    <p className={styles.line}>
      <a className={styles.link} href={feedPaths.rss} type="application/rss+xml">
        {sharingTexts.rss}
      </a>
    </p>
  );
}
