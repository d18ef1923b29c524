import { useId } from 'react';
import { gathering } from '../../content/gathering';
import { blurb } from '../../content/home';
import { ArrowLink } from '../../ui/button/button';
import { useSettings } from '../../ui/settings';
import { Picture } from '../../ui/picture/picture';
import styles from './blurb-section.module.css';

const PICTURE_SIZES = '(min-width: 960px) 50vw, 100vw';

export function BlurbSection() {
  const headingId = useId();
  const { founding_year: year } = useSettings();
  const facts = [{ figure: String(year), meaning: blurb.founded }, ...blurb.facts];
  return (
    <section className={styles.blurb} data-wide aria-labelledby={headingId}>
      <div className={styles.picture}>
        <Picture asset={gathering.picture} alt={gathering.alt} sizes={PICTURE_SIZES} />
      </div>
      <div className={styles.words}>
        <h2 id={headingId} className={styles.heading}>
          {blurb.title}
        </h2>
        <p className={styles.lead}>{blurb.lead}</p>
        <p>{blurb.text}</p>
        <dl className={styles.facts}>
          {facts.map(({ figure, meaning }) => (
            <div key={figure} className={styles.fact}>
              <dt className={styles.meaning}>{meaning}</dt>
              <dd className={styles.figure}>{figure}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.links}>
          {blurb.links.map(({ to, label }) => (
            <ArrowLink key={to} to={to}>
              {label}
            </ArrowLink>
          ))}
        </p>
      </div>
    </section>
  );
}
