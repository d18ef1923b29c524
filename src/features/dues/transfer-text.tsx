import { useId, useState } from 'react';
import { duesTexts } from '../../content/dues';
import { civilParts } from '../../lib/dates/dates';
import { CopyButton } from '../../ui/copy-button/copy-button';
import { useToday } from '../../ui/hooks/use-today';
import fields from './field.module.css';
import styles from './transfer-text.module.css';

/** The description of a transfer, ready to copy. What is typed stays on the page; without JavaScript the pattern stands there. */
export function TransferText() {
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
