import type { ReactNode } from 'react';
import { ArrowLink } from '../../components/button/button';
import { PageHero } from '../../components/page-hero/page-hero';
import heroPicture from '../../pictures/hero-events.svg?picture';
import { messages } from '../../shared/messages';
import { paths } from '../../shared/paths';
import styles from './event-frame.module.css';

interface EventFrameProps {
  title: string;
  /** The small line under the title. */
  line?: ReactNode;
  heroUrl?: string | null;
  children: ReactNode;
}

/** What the page keeps in all of its states: hero, one reading column, the way back to the list. */
export function EventFrame({ title, line, heroUrl, children }: EventFrameProps) {
  return (
    <>
      <PageHero title={title} picture={heroPicture} imageUrl={heroUrl}>
        {line}
      </PageHero>
      <div className={styles.column}>
        {children}
        <p className={styles.back}>
          <ArrowLink to={paths.events} isBack>
            {messages.labels.backToEvents}
          </ArrowLink>
        </p>
      </div>
    </>
  );
}
