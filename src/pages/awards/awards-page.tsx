import { PageHero } from '../../components/page-hero/page-hero';
import { awards, awardTexts } from '../../content/awards';
import heroPicture from '../../pictures/hero-courtyard.svg?picture';
import { AwardDirectory } from './award-directory';
import styles from './awards-page.module.css';

export function Component() {
  return (
    <>
      <PageHero title={awardTexts.title} picture={heroPicture}>
        {awardTexts.lead}
      </PageHero>
      <div className={styles.page}>
        <div className={styles.story}>
          {awardTexts.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <AwardDirectory awards={awards} />
      </div>
    </>
  );
}
