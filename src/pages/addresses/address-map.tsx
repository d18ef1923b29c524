import { useState } from 'react';
import { contactTexts } from '../../content/contact';
import { mapEmbedUrl, type Place } from '../../lib/paths/map-links';
import drawnMap from '../../pictures/istanbul-map.svg?picture';
import { Button } from '../../ui/button/button';
import { Picture } from '../../ui/picture/picture';
import styles from './address-map.module.css';

const DRAWN_MAP_SIZES = '(min-width: 960px) 680px, 92vw';
/** The frame's sandbox: the map may run and open links in new tabs, but not navigate this page. */
const FRAME_RIGHTS = 'allow-scripts allow-same-origin allow-popups';

/** A drawing that a button replaces by a real map. No other site is contacted before the click. */
export function AddressMap({ place, name }: { place: Place; name: string }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <section className={styles.map} aria-label={contactTexts.map}>
      <div className={styles.sheet}>
        {isShown ? (
          <iframe
            className={styles.frame}
            src={mapEmbedUrl(place)}
            title={contactTexts.mapOf(name)}
            sandbox={FRAME_RIGHTS}
          />
        ) : (
          <Picture asset={drawnMap} alt={contactTexts.drawnMap} sizes={DRAWN_MAP_SIZES} />
        )}
      </div>
      <div className={styles.demand}>
        <Button isQuiet onClick={() => setIsShown(!isShown)}>
          {isShown ? contactTexts.hideMap : contactTexts.showMap}
        </Button>
        <p className={styles.notice}>{isShown ? contactTexts.mapShown : contactTexts.mapNotice}</p>
      </div>
    </section>
  );
}
