import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../../lib/messages';
import { useRouteMeta } from '../route-meta';
import { Banner } from './banner/banner';
import { Footer } from './footer/footer';
import styles from './layout.module.css';
import { Navbar } from './navbar/navbar';

const MAIN_ID = 'icerik';

/** The frame of a page. Its route's metadata says which parts are left out. */
export function Layout({ children }: { children: ReactNode }) {
  const { navTheme, hideNavbar = false, hideFooter = false } = useRouteMeta();
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {messages.labels.skipToContent}
      </a>
      {!hideNavbar && <Banner />}
      {!hideNavbar && <Navbar theme={navTheme} />}
      <main ref={main} id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {!hideFooter && <Footer />}
    </div>
  );
}

/** Moves the focus to the main area after navigation, as loading a document would. */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
