import { useId, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { messages } from '../../../lib/messages';
import { paths } from '../../../lib/paths/paths';
import { IconButton } from '../../../ui/button/button';
import { useModalDialog } from '../../../ui/hooks/use-modal-dialog';
import { useSettings } from '../../../ui/settings';
import type { RouteMeta } from '../../route-meta';
import { MenuBar, PlainMenu } from './menu-bar';
import { MobileMenu } from './mobile-menu';
import styles from './navbar.module.css';
import { SearchOverlay } from './search-overlay';
import { useBarVisibility } from './use-bar-visibility';

const { labels } = messages;

/** The navigation bar. It is transparent only on the home page, where a picture lies under it. */
export function Navbar({ theme }: { theme: RouteMeta['navTheme'] }) {
  const id = useId();
  const { association_name: name, short_name: shortName, platform_url: platformUrl } = useSettings();
  const bar = useRef<HTMLElement>(null);
  const { isScrolled, isHidden, isScrolling } = useBarVisibility(bar);
  const isHome = useLocation().pathname === paths.home;
  const search = useModalDialog();
  const menu = useModalDialog();

  return (
    <>
      <header
        ref={bar}
        className={styles.bar}
        data-over-hero={(isHome && theme === 'auto') || undefined}
        data-theme={theme}
        data-scrolled={isScrolled || undefined}
        data-hidden={isHidden || undefined}
        data-scrolling={isScrolling || undefined}
      >
        <div className={styles.inner}>
          <Link className={styles.brand} to={paths.home} translate="no">
            {shortName === null ? (
              name
            ) : (
              <>
                <span className={styles.long}>{name}</span>
                <span className={styles.short}>{shortName}</span>
              </>
            )}
          </Link>
          <MenuBar />
          <div className={styles.tools}>
            <IconButton icon="search" label={labels.search} onClick={search.open} opens={`${id}search`} />
            {platformUrl !== null && (
              <a className={styles.platform} href={platformUrl} target="_blank" rel="noopener noreferrer">
                <span className={styles.long}>{labels.platform}</span>
                <span className={styles.short}>{labels.platformShort}</span>
                <span className="visually-hidden">, {labels.opensInNewTab}</span>
              </a>
            )}
            <div className={styles.hamburger}>
              <IconButton icon="menu" label={labels.openMenu} onClick={menu.open} opens={`${id}menu`} />
            </div>
          </div>
          <PlainMenu />
        </div>
      </header>
      <SearchOverlay id={`${id}search`} dialog={search.dialog} onClose={search.close} />
      <MobileMenu id={`${id}menu`} dialog={menu.dialog} onClose={menu.close} />
    </>
  );
}
