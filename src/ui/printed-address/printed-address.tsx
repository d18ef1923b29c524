import { use } from 'react';
import { messages } from '../../lib/messages';
import { pageCodePath } from '../../lib/paths/links';
import { SiteOriginContext } from '../document-context';
import styles from './printed-address.module.css';

const SIDE_PX = 96;

/**
 * The end of a printed page: its address, also as a QR code. The picture loads on screen too, after everything else, because browsers
 * print before they load what only paper shows.
 */
export function PrintedAddress({ path }: { path: string }) {
  return (
    <div className={styles.end}>
      <img
        src={pageCodePath(path)}
        alt=""
        width={SIDE_PX}
        height={SIDE_PX}
        fetchPriority="low"
        decoding="async"
      />
      <p>
        {messages.labels.latestPage}
        <br />
        <span translate="no">{new URL(path, use(SiteOriginContext)).href}</span>
      </p>
    </div>
  );
}
