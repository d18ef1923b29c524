import { ThemedLayout, useThemedLayoutContext } from '@refinedev/antd';
import { Drawer } from 'antd';
import { useState, type ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { messages } from '../../src/lib/messages';
import { paths } from '../../src/lib/paths/paths';
import { VERSION } from '../../src/lib/version';
import { appTexts, fill, shortcutTexts } from '../i18n/app';
import { refineTexts } from '../i18n/libraries';
import { CONTENT_ID } from '../lib/content-id';
import { useMediaQuery, WIDE } from '../lib/browser/use-media-query';
import { Header } from './header';
import styles from './shell.module.css';
import { ShortcutHelp } from './shortcuts/shortcut-help';
import keyStyles from './shortcuts/shortcuts.module.css';
import { useShortcuts } from './shortcuts/use-shortcuts';
import { Sidebar } from './sidebar';

/** The header and menu around every screen of the back office. */
export function Shell({ children }: { children: ReactNode }) {
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {messages.labels.skipToContent}
      </a>
      <ThemedLayout Header={Header} Sider={Sider}>
        <div id={CONTENT_ID} tabIndex={-1} className={styles.content} aria-busy={isLoading}>
          {children}
        </div>
      </ThemedLayout>
    </>
  );
}

/** Without hooks: the layout also calls it as a function, to learn whether it renders something. */
const Sider = () => <Menu />;

/** The menu: beside the content in a wide window, elsewhere in a drawer. */
function Menu() {
  const isWide = useMediaQuery(WIDE);
  const { mobileSiderOpen, setMobileSiderOpen } = useThemedLayoutContext();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const close = () => setMobileSiderOpen(false);
  useShortcuts(() => setHelpOpen(true));
  return (
    <>
      {isWide ? (
        <aside className={styles.aside}>
          <p className={styles.title}>{refineTexts.documentTitle.default}</p>
          <Sidebar />
          <button type="button" className={styles.help} onClick={() => setHelpOpen(true)}>
            {shortcutTexts.title}
            <kbd className={keyStyles.key} aria-hidden>
              ?
            </kbd>
          </button>
          <Version />
        </aside>
      ) : (
        <Drawer
          placement="left"
          width="80%"
          title={appTexts.shell.menu}
          open={mobileSiderOpen}
          onClose={close}
        >
          <Sidebar onNavigate={close} />
          <a className={styles.site} href={paths.home}>
            {appTexts.shell.viewSite}
          </a>
          <Version />
        </Drawer>
      )}
      <ShortcutHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  );
}

function Version() {
  return <p className={styles.version}>{fill(appTexts.shell.version, { version: VERSION })}</p>;
}
