import { useCallback, useRef, useState, type ReactNode } from 'react';
import { identityTexts } from '../../../i18n/identity';
import { signInOptions } from '../../../data/supabase-client';
import { CaptchaWidget } from './turnstile';
import styles from './captcha.module.css';

const texts = identityTexts.captcha;

export interface Captcha {
  /** Stands above the form's button. Null where the site has no captcha. */
  readonly field: ReactNode;
  /** Does the work with a token, which is used up by it. Without a captcha there is none. */
  readonly withToken: <T>(work: (token: string | undefined) => Promise<T>) => Promise<T>;
}

/** The captcha of a form whose request the sign-in server takes from people only. */
export function useCaptcha(): Captcha {
  const [siteKey] = useState(() => signInOptions().captchaSiteKey);
  const [isWaiting, setIsWaiting] = useState(false);
  const widget = useRef<CaptchaWidget>(null);
  const attach = useCallback(
    (container: HTMLElement | null) => {
      if (!container || siteKey === undefined) return;
      const attached = new CaptchaWidget(container, siteKey);
      widget.current = attached;
      // Without the script the form says so when it is sent.
      attached.start().catch(() => undefined);
      return () => attached.remove();
    },
    [siteKey],
  );

  async function withToken<T>(work: (token: string | undefined) => Promise<T>): Promise<T> {
    const asked = widget.current;
    if (!asked) return work(undefined);
    setIsWaiting(true);
    const token = await asked.take().finally(() => setIsWaiting(false));
    return work(token).finally(() => asked.renew());
  }

  const field =
    siteKey === undefined ? null : (
      <div className={styles.captcha} role="group" aria-label={texts.label}>
        <div ref={attach} />
        <p role="status">{isWaiting && texts.waiting}</p>
      </div>
    );
  return { field, withToken };
}
