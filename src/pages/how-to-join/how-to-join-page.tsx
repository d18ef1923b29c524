import { howToJoinTexts, joiningSteps } from '../../content/membership';
import { trailTo } from '../../content/shell/menu';
import { MembershipFees } from '../../features/dues/membership-fees';
import { useFees } from '../../features/dues/queries';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-how-to-join.svg?hero';
import { ArrowLink, ButtonAnchor } from '../../ui/button/button';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { useSettings } from '../../ui/settings';
import styles from './how-to-join-page.module.css';

export { loadFees as load } from '../../features/dues/queries';

export function Component() {
  const fees = useFees();
  const { application_url: applicationUrl } = useSettings();
  return (
    <ContentFrame
      title={howToJoinTexts.title}
      line={howToJoinTexts.line}
      foot={
        applicationUrl === null ? (
          <ArrowLink to={paths.addresses}>{howToJoinTexts.toContact}</ArrowLink>
        ) : (
          <ButtonAnchor href={applicationUrl}>{howToJoinTexts.apply}</ButtonAnchor>
        )
      }
      picture={heroPicture}
      trail={trailTo(paths.howToJoin)}
    >
      <div className={styles.columns}>
        <section className={styles.part} aria-labelledby="adimlar">
          <h2 id="adimlar" className={styles.heading}>
            {howToJoinTexts.stepsTitle}
          </h2>
          <ol className={styles.steps}>
            {joiningSteps.map(({ title, text }) => (
              <li key={title} className={styles.step}>
                <h3 className={styles.title}>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          {applicationUrl === null ? (
            <>
              <p>{howToJoinTexts.askForForm}</p>
              <ArrowLink to={paths.addresses}>{howToJoinTexts.toContact}</ArrowLink>
            </>
          ) : (
            <p>
              <ButtonAnchor href={applicationUrl}>{howToJoinTexts.apply}</ButtonAnchor>
            </p>
          )}
        </section>
        <div className={styles.aside}>
          <section className={styles.part} aria-labelledby="kimler">
            <h2 id="kimler" className={styles.heading}>
              {howToJoinTexts.whoTitle}
            </h2>
            <p>{howToJoinTexts.who}</p>
            <ArrowLink to={`${paths.bylaws}#madde-4`}>{howToJoinTexts.toBylaws}</ArrowLink>
          </section>
          <section className={styles.part} aria-labelledby="ilk-odeme">
            <h2 id="ilk-odeme" className={styles.heading}>
              {howToJoinTexts.feesTitle}
            </h2>
            <MembershipFees state={fees} />
            <ArrowLink to={`${paths.dues}#havale`}>{howToJoinTexts.toDues}</ArrowLink>
          </section>
        </div>
      </div>
    </ContentFrame>
  );
}
