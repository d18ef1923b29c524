import type { ReactElement } from 'react';
import { duesTexts, providerCut } from '../../content/dues';
import { trailTo } from '../../content/shell/menu';
import { paths } from '../../lib/paths/paths';
import heroPicture from '../../pictures/hero-membership.svg?hero';
import { ArrowLink, ButtonAnchor } from '../../ui/button/button';
import { ContentFrame } from '../../ui/content-frame/content-frame';
import { PrintedAddress } from '../../ui/printed-address/printed-address';
import { useSettings } from '../../ui/settings';
import { AmountCalculator } from './amount-calculator';
import { BankAccount } from './bank-account';
import styles from './dues-page.module.css';
import { MembershipFees } from './membership-fees';
import { useFees } from './queries';
import { SampleNote } from './sample-note';
import { messages } from '../../lib/messages';
import { groupIban } from '../../lib/text/iban';
import { CopyButton } from '../../ui/copy-button/copy-button';

export { loadFees as load } from './queries';

export function Component() {
  const fees = useFees();
  const annual = fees.status === 'ready' ? fees.items[0]?.annual : undefined;
  const {
    payment_url: paymentUrl,
    balance_url: balanceUrl,
    provider_percent: percent,
    is_sample: isSample,
  } = useSettings();
  return (
    <ContentFrame
      title={duesTexts.title}
      line={duesTexts.line}
      foot={<PayNow />}
      picture={heroPicture}
      trail={trailTo(paths.dues)}
    >
      <div className={styles.columns}>
        {paymentUrl !== null && (
          <Part id="kart" title={duesTexts.onlineTitle}>
            <p>{duesTexts.online}</p>
            {percent !== null && percent > 0 && (
              <>
                <p>{providerCut(percent, annual)}</p>
                <AmountCalculator percent={percent} annual={annual} />
              </>
            )}
            <ButtonAnchor href={paymentUrl}>{duesTexts.onlineLink}</ButtonAnchor>
            {isSample && <SampleNote>{duesTexts.sampleLink}</SampleNote>}
          </Part>
        )}
        <Part id="havale" title={duesTexts.transferTitle}>
          <BankAccount />
          <p>{duesTexts.weekly}</p>
        </Part>
        <Part id="ucretler" title={duesTexts.feesTitle}>
          <MembershipFees state={fees} />
          <p className={styles.links}>
            <ArrowLink to={paths.howToJoin}>{duesTexts.joining}</ArrowLink>
            <ArrowLink to={paths.refunds}>{duesTexts.refunds}</ArrowLink>
          </p>
        </Part>
        {balanceUrl !== null && (
          <Part id="bakiye" title={duesTexts.balanceTitle}>
            <p>{duesTexts.balance}</p>
            <ButtonAnchor href={balanceUrl}>{duesTexts.balanceLink}</ButtonAnchor>
            {isSample && <SampleNote>{duesTexts.sampleLink}</SampleNote>}
          </Part>
        )}
      </div>
      <PrintedAddress path={paths.dues} />
    </ContentFrame>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: (ReactElement | false)[] }) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-baslik`}>
      <h2 id={`${id}-baslik`} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The two ways to pay, in the page's head: the account to copy and the payment platform. The page explains both. */
function PayNow() {
  const { iban, payment_url: paymentUrl, is_sample: isSample } = useSettings();
  if (iban === null && paymentUrl === null) return null;
  return (
    <div className={styles.ways}>
      {iban !== null && (
        <p className={styles.account} translate="no">
          {`${duesTexts.ibanTerm} ${groupIban(iban)}`}
        </p>
      )}
      <p className={styles.buttons}>
        {iban !== null && (
          <CopyButton text={iban} label={duesTexts.copyIban}>
            {messages.labels.copy}
          </CopyButton>
        )}
        {paymentUrl !== null && <ButtonAnchor href={paymentUrl}>{duesTexts.pay}</ButtonAnchor>}
      </p>
      {iban !== null && isSample && <p className={styles.sample}>{duesTexts.sampleAccount}</p>}
    </div>
  );
}
