import { useEffect, useState } from 'react';
import { messages } from '../../lib/messages';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import styles from './copy-button.module.css';

const ANSWER_STAYS_MS = 4000;

interface CopyButtonProps {
  text: string;
  /** The button's text. `label` is a more specific accessible name. */
  children: string;
  label?: string;
}

/** Copies a text and announces the result, as browsers may refuse. Success replaces the button's text. */
export function CopyButton({ text, children, label = children }: CopyButtonProps) {
  const [answer, setAnswer] = useState('');
  const isCopied = answer === messages.labels.copied;

  useEffect(() => {
    if (answer === '') return;
    const timer = setTimeout(() => setAnswer(''), ANSWER_STAYS_MS);
    return () => clearTimeout(timer);
  }, [answer]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer(messages.labels.copied);
    } catch {
      setAnswer(messages.labels.notCopied);
    }
  };

  return (
    <span className={styles.copy}>
      {/* Who speaks to the page says what they read on the button. */}
      <Button isQuiet label={isCopied ? messages.labels.copied : label} onClick={() => void copy()}>
        <Icon name="copy" />
        <span>{isCopied ? messages.labels.copied : children}</span>
      </Button>
      <span role="status" className={isCopied ? 'visually-hidden' : styles.answer}>
        {answer}
      </span>
    </span>
  );
}
