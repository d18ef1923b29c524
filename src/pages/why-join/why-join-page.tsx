import { gathering } from '../../content/gathering';
import { benefits, howToJoinTexts, whyJoinTexts } from '../../content/membership';
import { trailTo } from '../../content/shell/menu';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-why-join.svg?hero';
import { ArrowLink, ButtonAnchor } from '../../ui/button/button';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { useSettings } from '../../ui/settings';
import { Picture } from '../../ui/picture/picture';
import styles from './why-join-page.module.css';

const PICTURE_SIZES = '(min-width: 960px) 560px, 92vw';
const BENEFITS_ID = 'avantajlar';

export function Component() {
  const { application_url: applicationUrl } = useSettings();
  return (
    <ContentFrame
      title={whyJoinTexts.title}
      line={whyJoinTexts.line}
      foot={
        <p className={styles.links}>
          {applicationUrl !== null && (
            <ButtonAnchor href={applicationUrl}>{howToJoinTexts.apply}</ButtonAnchor>
          )}
          <ArrowLink to={paths.howToJoin}>{whyJoinTexts.howToJoin}</ArrowLink>
        </p>
      }
      picture={heroPicture}
      trail={trailTo(paths.whyJoin)}
    >
      <div className={styles.opening}>
        <div className={styles.words}>
          <p className={styles.intro}>{whyJoinTexts.intro}</p>
          <p className={styles.links}>
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
