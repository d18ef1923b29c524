import type { ReactNode } from 'react';
import type { HeroAsset } from '../../pictures/picture-asset';
import { Breadcrumb } from '../breadcrumb/breadcrumb';
import { PageHero } from '../page-hero/page-hero';
import styles from './content-frame.module.css';

export interface ContentFrameProps {
  title: string;
  /** The line under the title. */
  line?: ReactNode;
  /** The lower part of the hero. */
  foot?: ReactNode;
  /** See `PageHero`. */
  hasStickyFoot?: boolean;
  picture: HeroAsset;
  /** The breadcrumb; `trailTo` of the menu returns it. */
  trail: readonly { readonly to: string; readonly label: string }[];
  children: ReactNode;
}

/** The frame of static pages: hero, breadcrumb, and a container of the page's width. */
export function ContentFrame({
  title,
  line,
  foot,
  hasStickyFoot,
  picture,
  trail,
  children,
}: ContentFrameProps) {
  return (
    <>
      <PageHero title={title} picture={picture} foot={foot} hasStickyFoot={hasStickyFoot}>
        {line}
      </PageHero>
      <div className={styles.page}>
        <Breadcrumb trail={trail} />
        <div className={styles.parts}>{children}</div>
      </div>
    </>
  );
}
