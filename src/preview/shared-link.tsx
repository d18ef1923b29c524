import { useSyncExternalStore } from 'react';
import { previewTexts } from '../content/shell/preview';
import { siteDescription } from '../content/site';
import type { PageMeta } from '../lib/page-data';
import { SHARE_PICTURE } from '../lib/paths/share-picture-paths';
import type { PictureAsset } from '../pictures/picture-asset';
import type { ShareCaption } from '../sharing/share-captions';
import { useSettings } from '../ui/settings';
import { RemoteImage } from '../ui/picture/remote-image';
import styles from './shared-link.module.css';

const { share: texts } = previewTexts;
const PICTURE_SIZES = '(min-width: 640px) 520px, 92vw';

interface SharedLinkProps {
  readonly meta: PageMeta & { readonly canonicalPath: string };
  readonly caption: ShareCaption;
  readonly cover: string | null;
  /** Shown without a cover. */
  readonly drawing: PictureAsset;
}

/** A link to the page as it appears in a chat, in a social feed and in search results. */
export function SharedLink(props: SharedLinkProps) {
  const { meta } = props;
  const host = useHost();
  const settings = useSettings();
  const { association_name: name } = settings;
  const title = meta.title ?? name;
  const description = meta.description ?? siteDescription(settings);
  return (
    <div className={styles.links}>
      <section aria-label={texts.message}>
        <h2 className={styles.place}>{texts.message}</h2>
        <div className={styles.message}>
          <SharedPicture {...props} />
          <div className={styles.words}>
            <p className={styles.strong}>{title}</p>
            <p className={styles.line}>{description}</p>
            <p className={styles.small}>{host}</p>
          </div>
        </div>
      </section>
      <section aria-label={texts.feed}>
        <h2 className={styles.place}>{texts.feed}</h2>
        <div className={styles.post}>
          <SharedPicture {...props} />
          <div className={styles.words}>
            <p className={styles.host}>{host}</p>
            <p className={styles.strong}>{title}</p>
            <p className={styles.line}>{description}</p>
          </div>
        </div>
      </section>
      <section aria-label={texts.result}>
        <h2 className={styles.place}>{texts.result}</h2>
        <div className={styles.result}>
          <p className={styles.small}>{name}</p>
          <p className={styles.small}>
            {[host, ...meta.canonicalPath.split('/').filter(Boolean)].join(' › ')}
          </p>
          <p className={styles.found}>{`${title} | ${name}`}</p>
          <p>{description}</p>
        </div>
      </section>
      <p className={styles.small}>{texts.note}</p>
    </div>
  );
}

/** The preview picture that the server will draw of the published row. */
function SharedPicture({ caption, cover, drawing }: SharedLinkProps) {
  return (
    <div className={styles.picture}>
      <RemoteImage
        src={cover}
        alt=""
        width={SHARE_PICTURE.widthPx}
        height={SHARE_PICTURE.heightPx}
        placeholder={drawing}
        sizes={PICTURE_SIZES}
      />
      <div className={styles.caption}>
        {caption.date !== null && <p className={styles.date}>{caption.date}</p>}
        <p className={styles.title}>{caption.title}</p>
        <p className={styles.site}>{useSettings().association_name}</p>
      </div>
    </div>
  );
}

const neverChanges = () => () => undefined;

function useHost(): string {
  return useSyncExternalStore(
    neverChanges,
    () => window.location.host,
    () => '',
  );
}
