import { ArrowLink } from '../../components/button/button';
import { ContentFrame } from '../../components/content-frame/content-frame';
import { Picture } from '../../components/picture/picture';
import { gathering } from '../../content/gathering';
import { benefits, whyJoinTexts } from '../../content/membership';
import { trailTo } from '../../content/menu';
import heroPicture from '../../pictures/hero-membership.svg?hero';
import { paths } from '../../shared/paths';
import styles from './why-join-page.module.css';

const PICTURE_SIZES = '(min-width: 960px) 560px, 92vw';
const BENEFITS_ID = 'avantajlar';

export function Component() {
  return (
    <ContentFrame
      title={whyJoinTexts.title}
      line={whyJoinTexts.line}
      picture={heroPicture}
      trail={trailTo(paths.whyJoin)}
    >
      <div className={styles.opening}>
        <div className={styles.words}>
          <p className={styles.intro}>{whyJoinTexts.intro}</p>
          <p className={styles.links}>
            <ArrowLink to={paths.howToJoin}>{whyJoinTexts.howToJoin}</ArrowLink>
            <ArrowLink to={paths.perks}>{whyJoinTexts.perks}</ArrowLink>
          </p>
        </div>
        <div>
          <Picture asset={gathering.picture} alt={gathering.alt} sizes={PICTURE_SIZES} />
        </div>
      </div>
      <section aria-labelledby={BENEFITS_ID}>
        <h2 id={BENEFITS_ID} className={styles.heading}>
          {whyJoinTexts.benefitsTitle}
        </h2>
        <ol className={styles.benefits}>
          {benefits.map(({ title, text }) => (
            <li key={title} className={styles.benefit}>
              <h3 className={styles.title}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </ContentFrame>
  );
}
