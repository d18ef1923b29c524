import { useId, useState } from 'react';
import { duesTexts } from '../../content/dues';
import { formatAmount, formatLira, onlineAmount, parseLira } from '../../content/fees';
import fields from './field.module.css';
import styles from './amount-calculator.module.css';

/** Calculates the card payment for an amount, which begins as the year's dues in kuruş. */
export function AmountCalculator({ percent, annual }: { percent: number; annual: number | undefined }) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (annual ? formatAmount(annual) : '');
  const amount = parseLira(text);
  const isBad = amount === null && text.trim() !== '';
  return (
    <div className={`${fields.scripted} ${styles.calculator}`}>
      <div className={fields.field}>
        <label className={fields.label} htmlFor={`${id}-tutar`}>
          {duesTexts.amount}
        </label>
        <input
          id={`${id}-tutar`}
          className={fields.input}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={isBad}
          aria-describedby={isBad ? `${id}-hata` : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <p className={fields.field}>
        <span className={fields.label}>{duesTexts.toPay}</span>
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
