import { useState } from 'react';
import { Link } from 'react-router-dom';
import { bulletinTexts } from '../../content/bulletins';
import { downloadAddress } from '../../lib/media/downloads';
import { renditionSrcSet } from '../../lib/media/image-renditions';
import { messages } from '../../lib/messages';
import { isExternalLink, issuePath } from '../../lib/paths/links';
import { Icon } from '../../ui/icon/icon';
import { bulletinFileName, bulletinName, type Bulletin } from './bulletins';
import styles from './bulletin-row.module.css';

/** A sheet of A4. Other first pages are cut at the foot. */
const COVER_WIDTH_PX = 210;
const COVER_HEIGHT_PX = 297;
const COVER_SIZES = '72px';

interface BulletinRowProps {
  bulletin: Bulletin;
  /** Whether the row leads to the issue's own page, where it can be searched. */
  hasPage?: boolean;
}

/** An issue to read, with its first page, and to save under a readable name where its host allows that. */
export function BulletinRow({ bulletin, hasPage = true }: BulletinRowProps) {
  const { href, cover, isSearchable } = bulletin;
  const [brokenCover, setBrokenCover] = useState<string | null>(null);
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
        {cover !== null && cover !== brokenCover && (
          <img
            className={styles.cover}
            src={cover}
            srcSet={renditionSrcSet(cover)}
            sizes={COVER_SIZES}
            alt=""
            width={COVER_WIDTH_PX}
            height={COVER_HEIGHT_PX}
            loading="lazy"
            decoding="async"
            onError={() => setBrokenCover(cover)}
          />
        )}
        <span>{name}</span>
        <span className="visually-hidden">
          {` ${bulletinTexts.bulletin}${isElsewhere ? `, ${messages.labels.opensInNewTab}` : ''}`}
        </span>
      </a>
      {hasPage && isSearchable && (
        <Link
          className={styles.inside}
          to={issuePath(bulletin)}
          aria-label={bulletinTexts.searchInsideOf(name)}
        >
          {bulletinTexts.inside}
        </Link>
      )}
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
