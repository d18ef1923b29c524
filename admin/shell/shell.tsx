import { lazy, Suspense, useState, type ReactNode } from 'react';
import { lazyComponent } from '../lib/lazy-component';
import { useMediaQuery, WIDE } from '../lib/use-media-query';
import { appTexts } from '../i18n/app';
import { shortcutTexts } from '../i18n/shortcuts';
import { preloadSearch } from '../search/search';
import { Header } from './header';
import styles from './shell.module.css';
import keyStyles from './shortcuts/shortcuts.module.css';
import { useShortcuts } from './shortcuts/use-shortcuts';

const CONTENT_ID = 'icerik';
/** Lazy, because a phone first shows the menu when somebody opens it. */
const Sidebar = lazyComponent(async () => (await import('./sidebar')).Sidebar);
const MenuDrawer = lazy(async () => {
  const { MenuDrawer } = await import('./menu-drawer');
  return { default: MenuDrawer };
});
const ShortcutHelp = lazy(async () => {
  const { ShortcutHelp } = await import('./shortcuts/shortcut-help');
  return { default: ShortcutHelp };
});

/** Preloads the menu and the search. */
export async function preloadShell(): Promise<void> {
  await Promise.all([Sidebar.preload(), preloadSearch()]);
}

/** Preloads what this window shows beside every screen, so that it renders in one frame. */
export async function preloadVisibleShell(): Promise<void> {
  if (window.matchMedia(WIDE).matches) await preloadShell();
}

/** The header and menu around every screen of the back office. */
export function Shell({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery(WIDE);
  // Undefined until first opened. Afterwards they stay mounted, so that closing returns the focus.
  const [isMenuOpen, setIsMenuOpen] = useState<boolean>();
  const [isHelpOpen, setIsHelpOpen] = useState<boolean>();
  const showHelp = () => setIsHelpOpen(true);
  return (
    <div className={styles.shell}>
      <Shortcuts onHelp={showHelp} />
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {appTexts.shell.skipToContent}
      </a>
      <Header onOpenMenu={isWide ? undefined : () => setIsMenuOpen(true)} />
      {isWide && (
        <aside className={styles.aside}>
          <Suspense>
            <Sidebar />
          </Suspense>
          <button type="button" className={styles.help} onClick={showHelp}>
            {shortcutTexts.title}
            <kbd className={keyStyles.key} aria-hidden>
              ?
            </kbd>
          </button>
        </aside>
      )}
      <Suspense>
        {!isWide && isMenuOpen !== undefined && (
          <MenuDrawer isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
        )}
        {isHelpOpen !== undefined && (
          <ShortcutHelp isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
        )}
      </Suspense>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </div>
  );
}

/** Its own component, because it renders again with every navigation. The header and the menu need not. */
function Shortcuts({ onHelp }: { readonly onHelp: () => void }): null {
  useShortcuts(onHelp);
  return null;
}
