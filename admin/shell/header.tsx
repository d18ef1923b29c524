import { MenuOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { messages } from '../../src/lib/messages';
import { paths } from '../../src/lib/paths/paths';
import { appTexts, fill } from '../i18n/app';
import { identityTexts } from '../i18n/identity';
import styles from './header.module.css';
import { Search } from '../search/search';
import { SearchOverlay } from '../search/search-overlay';
import { useIdentity } from '../auth/current-user';
import { useSignOut } from '../auth/sign-out';
import { loadingIcon } from '../lib/loading-icon';

const texts = appTexts.shell;

interface HeaderProps {
  /** Absent where the menu is open beside the content. Elsewhere the menu also links to the site. */
  onOpenMenu?: (() => void) | undefined;
}

export function Header({ onOpenMenu }: HeaderProps) {
  const identity = useIdentity();
  const { signOut, isPending: isSigningOut } = useSignOut(paths.login);
  return (
    <header className={styles.header}>
      {onOpenMenu && (
        <Button icon={<MenuOutlined aria-hidden />} aria-label={texts.openMenu} onClick={onOpenMenu} />
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
      {!onOpenMenu && <Search />}
      <div className={styles.actions}>
        {onOpenMenu && <SearchOverlay />}
        {!onOpenMenu && <a href={paths.home}>{texts.viewSite}</a>}
        <Button loading={loadingIcon(isSigningOut)} onClick={signOut}>
          {messages.admin.logout}
        </Button>
      </div>
    </header>
  );
}
