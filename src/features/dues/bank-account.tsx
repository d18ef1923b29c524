import { duesTexts } from '../../content/dues';
import { groupIban } from '../../lib/text/iban';
import { paths } from '../../lib/paths/paths';
import { ArrowLink } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy-button/copy-button';
import { FactList } from '../../ui/fact-list/fact-list';
import { useSettings } from '../../ui/settings';
import styles from './bank-account.module.css';
import { SampleNote } from './sample-note';
import { TransferText } from './transfer-text';

/** The account for transfers. The IBAN is copied without spaces, as bank forms expect. */
export function BankAccount() {
  const { bank, branch, iban, is_sample: isSample, ...settings } = useSettings();
  if (iban === null) {
    return (
      <>
        <p>{duesTexts.noAccount}</p>
        <ArrowLink to={paths.addresses}>{duesTexts.toContact}</ArrowLink>
      </>
    );
  }
  const facts = [
    { term: duesTexts.bankTerm, detail: bank },
    { term: duesTexts.branchTerm, detail: branch },
    { term: duesTexts.holderTerm, detail: settings.account_holder ?? settings.association_name },
    { term: duesTexts.ibanTerm, detail: <span className={styles.iban}>{groupIban(iban)}</span> },
  ];
  return (
    <>
      <FactList facts={facts.filter(({ detail }) => detail !== null)} isVerbatim />
      <CopyButton text={iban}>{duesTexts.copyIban}</CopyButton>
      {isSample && <SampleNote>{duesTexts.sampleAccount}</SampleNote>}
      <TransferText />
    </>
  );
}
