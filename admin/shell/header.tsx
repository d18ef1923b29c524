import { MenuOutlined } from '@ant-design/icons';
import { useThemedLayoutContext } from '@refinedev/antd';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { messages } from '../../src/lib/messages';
import { paths } from '../../src/lib/paths/paths';
import { appTexts, fill } from '../i18n/app';
import { identityTexts } from '../i18n/identity';
import styles from './header.module.css';
import { SearchBox } from './search/search-box';
import { SearchOverlay } from './search/search-overlay';
import { useIdentity } from '../people/sign-in/current-user';
import { useSignOut } from '../people/sign-in/sign-out';
import { loadingIcon } from '../lib/loading-icon';
import { useMediaQuery, WIDE } from '../lib/use-media-query';

const texts = appTexts.shell;

export function Header() {
  const isWide = useMediaQuery(WIDE);
  const { setMobileSiderOpen } = useThemedLayoutContext();
  const identity = useIdentity();
  const { signOut, isPending: isSigningOut } = useSignOut(paths.login);
  return (
    <header className={styles.header}>
      {!isWide && (
        <Button
          icon={<MenuOutlined aria-hidden />}
          aria-label={messages.labels.openMenu}
          onClick={() => setMobileSiderOpen(true)}
        />
      )}
      <div className={styles.person}>
        {identity && (
          <Link className={styles.account} to={paths.account} title={identityTexts.account.open}>
            <span className={styles.avatar} aria-hidden>
              {identity.initial}
            </span>
            <span className={styles.greeting}>{fill(texts.greeting, { name: identity.name })}</span>
          </Link>
        )}
      </div>
      {isWide && <SearchBox />}
      <div className={styles.actions}>
        {!isWide && <SearchOverlay />}
        {isWide && <a href={paths.home}>{texts.viewSite}</a>}
        <Button loading={loadingIcon(isSigningOut)} onClick={signOut}>
          {messages.admin.logout}
        </Button>
      </div>
    </header>
  );
}
