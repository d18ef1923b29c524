import { MenuOutlined } from '@ant-design/icons';
import { useGetIdentity, useLogout } from '@refinedev/core';
import { Avatar, Button } from 'antd';
import { messages } from '../../src/shared/messages';
import { paths } from '../../src/shared/paths';
import { appTexts, fill } from '../i18n/app';
import type { Identity } from '../providers/auth-provider';
import styles from './header.module.css';
import { TitleSearch } from './title-search';

const texts = appTexts.shell;

interface HeaderProps {
  /** Absent where the menu stands open beside the content; elsewhere the menu also leads to the site. */
  onOpenMenu?: (() => void) | undefined;
}

export function Header({ onOpenMenu }: HeaderProps) {
  const { data: identity } = useGetIdentity<Identity>();
  const { mutate: logout, isPending: isLoggingOut } = useLogout();
  return (
    <header className={styles.header}>
      {onOpenMenu && <Button icon={<MenuOutlined />} aria-label={texts.openMenu} onClick={onOpenMenu} />}
      <div className={styles.person}>
        {identity && (
          <>
            <Avatar className={styles.avatar} aria-hidden>
              {identity.initial}
            </Avatar>
            <span className={styles.greeting}>{fill(texts.greeting, { name: identity.name })}</span>
          </>
        )}
      </div>
      <TitleSearch />
      <div className={styles.actions}>
        {!onOpenMenu && <a href={paths.home}>{texts.viewSite}</a>}
        <Button loading={isLoggingOut} onClick={() => logout({ redirectPath: paths.login })}>
          {messages.admin.logout}
        </Button>
      </div>
    </header>
  );
}
