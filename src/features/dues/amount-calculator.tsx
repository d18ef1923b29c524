import { useId, useState } from 'react';
import { duesTexts } from '../../content/dues';
import { dues, formatAmount, formatLira, onlineAmount, parseLira } from '../../content/fees';
import styles from './amount-calculator.module.css';

/** Calculates the card payment for an amount. Without JavaScript the sentence above gives an example. */
export function AmountCalculator({ percent }: { percent: number }) {
  const id = useId();
  const [text, setText] = useState(formatAmount(dues.annual.amount));
  const amount = parseLira(text);
  const isBad = amount === null && text.trim() !== '';
  return (
    <div className={styles.calculator}>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={`${id}-tutar`}>
          {duesTexts.amount}
        </label>
        <input
          id={`${id}-tutar`}
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={isBad}
          aria-describedby={isBad ? `${id}-hata` : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <p className={styles.field}>
        <span className={styles.label}>{duesTexts.toPay}</span>
        <output className={styles.result} htmlFor={`${id}-tutar`}>
          {amount === null ? '–' : formatLira(onlineAmount(amount, percent))}
        </output>
      </p>
      <p id={`${id}-hata`} className={styles.error} role="alert">
        {isBad && duesTexts.badAmount}
      </p>
    </div>
  );
}
