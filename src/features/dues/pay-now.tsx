import { duesTexts } from '../../content/dues';
import { messages } from '../../lib/messages';
import { groupIban } from '../../lib/text/iban';
import { ButtonAnchor } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy-button/copy-button';
import { useSettings } from '../../ui/settings';
import styles from './pay-now.module.css';

/** The two ways to pay, in the page's head: the account to copy and the payment platform. The page explains both. */
export function PayNow() {
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
