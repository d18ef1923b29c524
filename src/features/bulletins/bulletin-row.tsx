import { bulletinTexts } from '../../content/bulletins';
import { downloadAddress } from '../../lib/media/downloads';
import { messages } from '../../lib/messages';
import { isExternalLink } from '../../lib/paths/links';
import { Icon } from '../../ui/icon/icon';
import { bulletinFileName, bulletinName, type Bulletin } from './bulletins';
import styles from './bulletin-row.module.css';

/** An issue to read, and to save under a readable name where its host allows that. */
export function BulletinRow({ bulletin }: { bulletin: Bulletin }) {
  const { href } = bulletin;
  const name = bulletinName(bulletin);
  const fileName = bulletinFileName(bulletin);
  const download = downloadAddress(href, fileName);
  const isElsewhere = isExternalLink(href);
  return (
    <div className={styles.row}>
      <a
        className={styles.name}
        href={href}
        {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        <span>{name}</span>
        <span className="visually-hidden">
          {` ${bulletinTexts.bulletin}${isElsewhere ? `, ${messages.labels.opensInNewTab}` : ''}`}
        </span>
      </a>
      <span className={styles.file}>{bulletinTexts.fileKind}</span>
      {download !== null && (
        <a
          className={styles.download}
          href={download}
          download={fileName}
          aria-label={bulletinTexts.download(name)}
          title={bulletinTexts.download(name)}
        >
          <Icon name="download" />
        </a>
      )}
    </div>
  );
}
