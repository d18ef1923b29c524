import type { ReactNode } from 'react';
import { HERO_SIZES } from '../../lib/media/hero-picture';
import type { HeroAsset } from '../../pictures/picture-asset';
import { RemoteImage } from '../picture/remote-image';
import styles from './page-hero.module.css';

const HERO_WIDTH_PX = 1920;
const HERO_HEIGHT_PX = 490;

interface PageHeroProps {
  title: string;
  /** Lines under the title: a date, a lead, a subtitle. */
  children?: ReactNode;
  /** What visitors come for: a filter, the next date, a button. It is in the first screen of phones, too. */
  foot?: ReactNode;
  /** Whether the foot stays in view below the navigation bar, when the rest of the hero has been scrolled away. */
  hasStickyFoot?: boolean | undefined;
  picture: HeroAsset;
  /** An uploaded background, used instead of the picture. */
  imageUrl?: string | null;
  /** What the background shows, if it belongs to the content. Paper shows it too. */
  imageAlt?: string | null;
}

export function PageHero({
  title,
  children,
  foot,
  hasStickyFoot = false,
  picture,
  imageUrl = null,
  imageAlt = null,
}: PageHeroProps) {
  return (
    <header className={styles.hero} data-sticky={hasStickyFoot || undefined}>
      <div className={styles.backdrop} data-content={(imageUrl !== null && imageAlt !== null) || undefined}>
        <RemoteImage
          src={imageUrl}
          alt={imageAlt ?? ''}
          width={HERO_WIDTH_PX}
          height={HERO_HEIGHT_PX}
          placeholder={picture}
          sizes={HERO_SIZES}
          isHero
        />
      </div>
      <div className={styles.caption}>
        <div className={styles.text}>
          <h1 className={styles.title}>{title}</h1>
          {children !== undefined && <div className={styles.line}>{children}</div>}
          {foot !== undefined && <div className={styles.foot}>{foot}</div>}
        </div>
      </div>
    </header>
  );
}
