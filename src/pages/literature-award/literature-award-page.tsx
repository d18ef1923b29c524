import {
  aboutTheAward,
  literatureAwardIntro,
  literatureAwardTexts,
  literatureAwardTitle,
  rulesOfTheYear,
} from '../../content/corporate/literature-award';
import { winners } from '../../content/corporate/literature-award-winners';
import { trailTo } from '../../content/shell/menu';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-award.svg?hero';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { Prose } from '../../ui/prose/prose';
import { ProseSections } from '../../ui/prose/prose-sections';
import styles from './literature-award-page.module.css';
import { WinnerBook } from './winner-book';

const WINNERS_ID = 'odul-alanlar';

export function Component() {
  return (
    <ContentFrame
      title={literatureAwardTitle}
      line={literatureAwardTexts.line}
      picture={heroPicture}
      trail={trailTo(paths.literatureAward)}
    >
      <Prose blocks={literatureAwardIntro} />
      <div className={styles.columns}>
        <div>
          <ProseSections sections={aboutTheAward} />
        </div>
        <div>
          <ProseSections sections={[rulesOfTheYear]} />
        </div>
      </div>
      <section aria-labelledby={WINNERS_ID}>
        <h2 id={WINNERS_ID} className={styles.heading}>
          {literatureAwardTexts.winners}
        </h2>
        <ol className={styles.winners} reversed>
          {[...winners].reverse().map((winner) => (
            <li key={winner.year}>
              <WinnerBook {...winner} />
            </li>
          ))}
        </ol>
      </section>
    </ContentFrame>
  );
}
