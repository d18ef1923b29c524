import { feedPaths } from '../../shared/feed-paths';
import { sharingTexts } from '../../shared/sharing';
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
