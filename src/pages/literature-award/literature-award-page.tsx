import { ContentFrame } from '../../components/content-frame/content-frame';
import { FactList } from '../../components/fact-list/fact-list';
import { ProseSections } from '../../components/prose/prose-sections';
import { Prose } from '../../components/prose/prose';
import { literatureAwardTexts, rulesOfTheYear } from '../../content/corporate/literature-award';
import award from '../../content/corporate/literature-award.md';
import { winners } from '../../content/corporate/literature-award-winners';
import { trailTo } from '../../content/menu';
import heroPicture from '../../pictures/hero-award.svg?picture';
import { paths } from '../../shared/paths';
import styles from './literature-award-page.module.css';
import { WinnerBook } from './winner-book';

const RULES_ID = 'kosullar';
const WINNERS_ID = 'odul-alanlar';

export function Component() {
  return (
    <ContentFrame
      title={award.title}
      line={literatureAwardTexts.line}
      picture={heroPicture}
      trail={trailTo(paths.literatureAward)}
    >
      <Prose blocks={award.intro} />
      <div className={styles.columns}>
        <div>
          <ProseSections sections={award.sections} />
        </div>
        <section aria-labelledby={RULES_ID}>
          <h2 id={RULES_ID} className={styles.heading}>
            {literatureAwardTexts.rulesTitle}
          </h2>
          <FactList facts={rulesOfTheYear} />
        </section>
      </div>
      <section aria-labelledby={WINNERS_ID}>
        <h2 id={WINNERS_ID} className={styles.heading}>
          {literatureAwardTexts.winnersTitle}
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
