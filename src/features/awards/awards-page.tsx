import { ContentFrame } from '../../ui/content-frame/content-frame';
import { awardTexts } from '../../content/awards';
import { trailTo } from '../../content/shell/menu';
import heroPicture from '../../pictures/hero-courtyard.svg?hero';
import { AwardDirectory } from './award-directory';
import { awards } from './award-list';
import { paths } from '../../lib/paths/paths';
import styles from './awards-page.module.css';

export function Component() {
  return (
    <ContentFrame
      title={awardTexts.title}
      line={awardTexts.lead}
      picture={heroPicture}
      trail={trailTo(paths.awards)}
    >
      <div className={styles.page}>
        <div className={styles.story}>
          {awardTexts.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <AwardDirectory awards={awards} />
      </div>
    </ContentFrame>
  );
}
