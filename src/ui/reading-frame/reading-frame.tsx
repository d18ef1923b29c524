import type { ReactElement, ReactNode } from 'react';
import type { HeroAsset } from '../../pictures/picture-asset';
import { Breadcrumb, type Step } from '../breadcrumb/breadcrumb';
import { ArrowLink } from '../button/button';
import { PageHero } from '../page-hero/page-hero';
import styles from './reading-frame.module.css';

interface ReadingFrameProps {
  title: string;
  /** The small line under the title. */
  line?: ReactNode;
  /** The lower part of the hero. */
  foot?: ReactNode;
  picture: HeroAsset;
  /** An uploaded background, used instead of the picture. */
  heroUrl?: string | null;
  /** What the background shows, if it is the row's cover. */
  heroAlt?: string | null;
  /** The breadcrumb. */
  trail: readonly Step[];
  /** The link back to the list. */
  back: { to: string; label: string };
  children: ReactElement;
}

/** The frame of a detail page: hero, breadcrumb, one reading column, a link back to the list. */
export function ReadingFrame({
  title,
  line,
  foot,
  picture,
  heroUrl,
  heroAlt,
  trail,
  back,
  children,
}: ReadingFrameProps) {
  return (
    <>
      <PageHero title={title} picture={picture} imageUrl={heroUrl} imageAlt={heroAlt} foot={foot}>
        {line}
      </PageHero>
      <div className={styles.column}>
        <Breadcrumb trail={trail} />
        {children}
        <p className={styles.back}>
          <ArrowLink to={back.to} isBack>
            {back.label}
          </ArrowLink>
        </p>
      </div>
    </>
  );
}
