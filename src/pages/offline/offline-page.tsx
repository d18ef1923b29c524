import { offlineTexts } from '../../content/shell/offline';
import { trailTo } from '../../content/shell/menu';
import { pageHeads } from '../../content/shell/page-heads';
import { paths } from '../../lib/paths/paths';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb';
import styles from './offline-page.module.css';

/** Stands in for a page that is not saved. The service worker writes the saved pages into the marked element. */
export function Component() {
  return (
    <div className={styles.page}>
      <Breadcrumb trail={trailTo(paths.home, pageHeads.offline.title)} />
      <h1 className={styles.title}>{offlineTexts.title}</h1>
      <p>{offlineTexts.explanation}</p>
      <div className={styles.saved} data-saved-pages="">
        <p>{offlineTexts.noneSaved}</p>
      </div>
    </div>
  );
}
