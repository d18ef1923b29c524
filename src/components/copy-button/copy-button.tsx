import { useEffect, useState } from 'react';
import { messages } from '../../shared/messages';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import styles from './copy-button.module.css';

const ANSWER_STAYS_MS = 4000;

interface CopyButtonProps {
  text: string;
  /** What the button says; `label` says more, to those who hear it without its surroundings. */
  children: string;
  label?: string;
}

/** Copies a text, and says whether that worked; browsers may refuse it. */
export function CopyButton({ text, children, label }: CopyButtonProps) {
  const [answer, setAnswer] = useState('');

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
      <Button isQuiet label={label} onClick={() => void copy()}>
        <Icon name="copy" />
        {children}
      </Button>
      <span role="status" className={styles.answer}>
        {answer}
      </span>
    </span>
  );
}
