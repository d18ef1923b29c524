import { Drawer } from 'antd';
import { useState, type ReactNode } from 'react';
import { paths } from '../../src/shared/paths';
import { useMediaQuery } from '../hooks/use-media-query';
import { appTexts } from '../i18n/app';
import { Header } from './header';
import styles from './shell.module.css';
import { Sidebar } from './sidebar';

const CONTENT_ID = 'icerik';
/** From here on the menu stands beside the content; below it is a drawer. The same width as in the style sheets. */
const WIDE = '(width >= 992px)';

/** What surrounds every screen of the back office. */
export function Shell({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery(WIDE);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const closeMenu = () => setIsMenuOpen(false);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {appTexts.shell.skipToContent}
      </a>
      <Header onOpenMenu={isWide ? undefined : () => setIsMenuOpen(true)} />
      {isWide ? (
        <aside className={styles.aside}>
          <Sidebar />
        </aside>
      ) : (
        <Drawer
          placement="left"
          width="80%"
          title={appTexts.shell.menu}
          open={isMenuOpen}
          onClose={closeMenu}
        >
          <Sidebar onNavigate={closeMenu} />
          <a className={styles.site} href={paths.home}>
            {appTexts.shell.viewSite}
          </a>
        </Drawer>
      )}
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </div>
  );
}
