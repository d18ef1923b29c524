import { membershipFeeTexts } from '../../content/membership';
import { trailTo } from '../../content/shell/menu';
import { MembershipFees } from '../../features/dues/membership-fees';
import { useFees } from '../../features/dues/queries';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-membership-fee.svg?hero';
import { ArrowLink } from '../../ui/button/button';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import styles from './membership-fee-page.module.css';
import { formerFeesTexts as texts } from '../../content/dues';
import { type Fees, formatLira } from '../../content/fees';

export { loadFees as load } from '../../features/dues/queries';

export function Component() {
  const fees = useFees();
  return (
    <ContentFrame
      title={membershipFeeTexts.title}
      line={membershipFeeTexts.line}
      picture={heroPicture}
      trail={trailTo(paths.membershipFee)}
    >
      <div className={styles.reading}>
        <section aria-labelledby="ucretler">
          <h2 id="ucretler" className={styles.heading}>
            {membershipFeeTexts.feesTitle}
          </h2>
          <MembershipFees state={fees} />
          {fees.status === 'ready' && <FormerFees years={fees.items} />}
        </section>
        <section aria-labelledby="nereye-gider">
          <h2 id="nereye-gider" className={styles.heading}>
            {membershipFeeTexts.useTitle}
          </h2>
          {membershipFeeTexts.use.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <section aria-labelledby="nasil-odenir">
          <h2 id="nasil-odenir" className={styles.heading}>
            {membershipFeeTexts.payTitle}
          </h2>
          <p>{membershipFeeTexts.pay}</p>
          <p className={styles.links}>
            <ArrowLink to={paths.dues}>{membershipFeeTexts.toDues}</ArrowLink>
            <ArrowLink to={paths.refunds}>{membershipFeeTexts.toRefunds}</ArrowLink>
          </p>
        </section>
      </div>
    </ContentFrame>
  );
}

/** The fees of the years before the newest, newest first. Nothing where there are none. */
function FormerFees({ years: [, ...former] }: { years: readonly Fees[] }) {
  if (former.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.year}</th>
          <th scope="col">{texts.annual}</th>
          <th scope="col">{texts.entry}</th>
        </tr>
      </thead>
      <tbody>
        {former.map(({ year, annual, entry }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{formatLira(annual)}</td>
            <td>{entry === 0 ? texts.none : formatLira(entry)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
