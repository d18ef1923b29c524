import { duesTexts } from '../../content/dues';
import { groupIban } from '../../lib/text/iban';
import { paths } from '../../lib/paths/paths';
import { ArrowLink } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy-button/copy-button';
import { FactList } from '../../ui/fact-list/fact-list';
import { useSettings } from '../../ui/settings';
import styles from './bank-account.module.css';
import { SampleNote } from './sample-note';
import { useId, useState } from 'react';
import { civilParts } from '../../lib/dates/dates';
import { useToday } from '../../ui/hooks/use-today';
import fields from './field.module.css';

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

/** The description of a transfer, ready to copy. What is typed stays on the page; without JavaScript the pattern stands there. */
function TransferText() {
  const id = useId();
  const { year } = civilParts(useToday());
  const [name, setName] = useState('');
  const [graduated, setGraduated] = useState('');
  const text = duesTexts.transferText(name.trim(), graduated.trim(), year);
  return (
    <div className={styles.transfer}>
      <p>{duesTexts.reference}</p>
      <div className={fields.scripted}>
        <label className={fields.field}>
          <span className={fields.label}>{duesTexts.payerName}</span>
          <input
            className={fields.input}
            value={name}
            autoComplete="name"
            maxLength={80}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label className={fields.field}>
          <span className={fields.label}>{duesTexts.payerYear}</span>
          <input
            className={fields.input}
            value={graduated}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            onChange={(event) => setGraduated(event.target.value)}
          />
        </label>
      </div>
      <p className={styles.result}>
        <span id={`${id}-metin`} className={fields.label}>
          {duesTexts.transferLabel}
        </span>
        <output className={styles.text} aria-labelledby={`${id}-metin`}>
          {text}
        </output>
      </p>
      <CopyButton text={text}>{duesTexts.copyTransferText}</CopyButton>
    </div>
  );
}
