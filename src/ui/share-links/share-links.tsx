import { messages } from '../../lib/messages';
import { whatsAppShareUrl } from '../../lib/paths/links';
import { Button, ButtonAnchor } from '../button/button';
import { CopyButton } from '../copy-button/copy-button';
import { useIsHydrated } from '../hooks/use-is-hydrated';
import styles from './share-links.module.css';

/** The ways to pass a page on, without anyone's script; none for a page that has no address yet. */
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

/** Where the computer or telephone has a way of its own to hand things on. */
function SystemShare(page: { title: string; url: string }) {
  const isHydrated = useIsHydrated();
  if (!isHydrated || !('share' in navigator)) return null;
  const share = () => {
    // Whoever closes the sheet has changed their mind: nothing to tell.
    navigator.share(page).catch(() => undefined);
  };
  return (
    <Button isQuiet onClick={share}>
      {messages.sharing.system}
    </Button>
  );
}
