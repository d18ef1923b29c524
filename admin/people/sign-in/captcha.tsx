import { DEFAULT_SCRIPT_ID, Turnstile, type TurnstileInstance } from '@marsidev/react-turnstile';
import { useRef, useState } from 'react';
import { accountTexts } from '../../i18n/account';
import { signInOptions } from '../../data/supabase-client';
import styles from './captcha.module.css';

const texts = accountTexts.captcha;
/** On a narrower screen the widget's ordinary form, which has 300 px, does not fit between the margins. */
const FLEXIBLE_WIDTH_PX = 340;

/** A field above the form's button, and a function that does the work with a token, which it uses up. */
export function useCaptcha() {
  const { captchaSiteKey: siteKey } = signInOptions();
  // A widget that changes its size begins anew.
  const [size] = useState<'compact' | 'flexible'>(() =>
    window.innerWidth < FLEXIBLE_WIDTH_PX ? 'compact' : 'flexible',
  );
  const [isWaiting, setIsWaiting] = useState(false);
  const [loads, setLoads] = useState(0);
  const isBlocked = useRef(false);
  const widget = useRef<TurnstileInstance>(null);
  const token = useRef<string>(undefined);
  const waiting = useRef<(token?: string) => void>(undefined);

  /** Without a token there will be none. */
  function give(given?: string): void {
    token.current = given;
    waiting.current?.(given);
    waiting.current = undefined;
  }

  async function takeToken(): Promise<string> {
    setIsWaiting(true);
    const wanted = isBlocked.current
      ? undefined
      : (token.current ?? (await new Promise<string | undefined>((resolve) => (waiting.current = resolve))));
    setIsWaiting(false);
    if (isBlocked.current) {
      // A new widget loads the script again, for the next try.
      isBlocked.current = false;
      document.getElementById(DEFAULT_SCRIPT_ID)?.remove();
      setLoads((count) => count + 1);
    }
    if (wanted === undefined) throw new Error(texts.unavailable);
    return wanted;
  }

  async function withToken<T>(work: (token?: string) => Promise<T>): Promise<T> {
    if (siteKey === undefined) return work();
    return work(await takeToken()).finally(() => {
      token.current = undefined;
      widget.current?.reset();
    });
  }

  const field = siteKey !== undefined && (
    <div className={styles.captcha} role="group" aria-label={texts.label}>
      <Turnstile
        key={loads}
        ref={widget}
        siteKey={siteKey}
        options={{ language: 'tr', size }}
        onSuccess={give}
        onExpire={() => (token.current = undefined)}
        onError={() => give()}
        onUnsupported={() => give()}
        scriptOptions={{
          onError: () => {
            isBlocked.current = true;
            give();
          },
        }}
      />
      <p role="status">{isWaiting && texts.waiting}</p>
    </div>
  );
  return { field, withToken };
}
