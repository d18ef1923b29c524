import { messages } from '../../lib/messages';
import { whatsAppShareUrl } from '../../lib/paths/links';
import { Button, ButtonAnchor } from '../button/button';
import { CopyButton } from '../copy-button/copy-button';
import { useIsHydrated } from '../hooks/use-is-hydrated';
import styles from './share-links.module.css';

interface ShareLinksProps {
  title: string;
  address: string | undefined;
}

export function ShareLinks({ title, address }: ShareLinksProps) {
  if (address === undefined) return null;
  return (
    <div className={styles.ways} role="group" aria-label={messages.sharing.title}>
      <ButtonAnchor href={whatsAppShareUrl(title, address)} isQuiet>
        {messages.sharing.whatsApp}
      </ButtonAnchor>
      <CopyButton text={address}>{messages.sharing.copy}</CopyButton>
      <SystemShare title={title} url={address} />
    </div>
  );
}

/** The system's share sheet, where the browser supports it. */
function SystemShare(page: { title: string; url: string }) {
  const isHydrated = useIsHydrated();
  if (!isHydrated || !('share' in navigator)) return null;
  const share = () => {
    // Closing the share sheet rejects. That is no error.
    navigator.share(page).catch(() => undefined);
  };
  return (
    <Button isQuiet onClick={share}>
      {messages.sharing.system}
    </Button>
  );
}
