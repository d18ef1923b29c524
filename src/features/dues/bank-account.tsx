import { duesTexts, payment } from '../../content/dues';
import { groupIban } from '../../content/fees';
import { site } from '../../content/site';
import { CopyButton } from '../../ui/copy-button/copy-button';
import { FactList } from '../../ui/fact-list/fact-list';
import styles from './bank-account.module.css';

/** The account for transfers. The IBAN is copied without spaces, as bank forms expect. */
export function BankAccount() {
  return (
    <>
      <FactList
        facts={[
          { term: duesTexts.bankTerm, detail: payment.bank },
          { term: duesTexts.branchTerm, detail: payment.branch },
          { term: duesTexts.holderTerm, detail: site.name },
          {
            term: duesTexts.ibanTerm,
            detail: <span className={styles.iban}>{groupIban(payment.iban)}</span>,
          },
        ]}
      />
      <CopyButton text={payment.iban}>{duesTexts.copyIban}</CopyButton>
      <p className={styles.sample}>{duesTexts.sampleAccount}</p>
    </>
  );
}
