import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { isInSection, menu, type MenuItem } from '../../../content/shell/menu';
import { messages } from '../../../lib/messages';
import { Icon } from '../../../ui/icon/icon';
import styles from './menu-bar.module.css';

const { labels } = messages;

/** The menu of wide screens. Items with children have a disclosure button beside their link. */
export function MenuBar() {
  const dropdown = useDropdown();
  const { pathname } = useLocation();
  const id = useId();
  return (
    <nav className={styles.bar} aria-label={labels.mainMenu}>
      <ul className={styles.items}>
        {menu.map((item) => (
          <li key={item.label} className={styles.item} {...dropdown.itemProps(item.label)}>
            <Link
              className={styles.link}
              to={item.to}
              aria-current={currentState(item, pathname)}
              onClick={dropdown.close}
            >
              {item.label}
            </Link>
            {item.children !== undefined && (
              <>
                <button
                  type="button"
                  className={styles.disclose}
                  aria-label={labels.expandSection(item.label)}
                  aria-expanded={dropdown.openItem === item.label}
                  aria-controls={id + item.to}
                  onClick={() => dropdown.toggle(item.label)}
                >
                  <Icon name="chevronDown" />
                </button>
                <Dropdown
                  id={id + item.to}
                  links={item.children}
                  isOpen={dropdown.openItem === item.label}
                  onChoose={dropdown.close}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The whole menu of small screens without JavaScript. */
export function PlainMenu() {
  return (
    <noscript>
      <details className={styles.plain}>
        <summary>{labels.menu}</summary>
        <nav aria-label={labels.menu}>
          <ul>
            {menu.map(({ to, label, children = [] }) => (
              <li key={label}>
                <a className={styles.link} href={to}>
                  {label}
                </a>
                {children.length > 0 && (
                  <ul>
                    {children.map((child) => (
                      <li key={child.to}>
                        <a className={styles.link} href={child.to}>
                          {child.label}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </details>
    </noscript>
  );
}

/** `aria-current` is 'page' on the item's own page and 'true' on the pages below it. */
function currentState(item: MenuItem, pathname: string) {
  if (pathname === item.to) return 'page';
  return isInSection(item, pathname) ? 'true' : undefined;
}

interface DropdownProps {
  id: string;
  links: NonNullable<MenuItem['children']>;
  isOpen: boolean;
  onChoose: () => void;
}

function Dropdown({ id, links, isOpen, onChoose }: DropdownProps) {
  return (
    <ul id={id} className={styles.dropdown} data-open={isOpen || undefined}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <NavLink className={styles.child} to={to} end onClick={onChoose}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** The delay ignores a pointer that crosses the gap to the dropdown, or the bar on its way elsewhere. */
const HOVER_DELAY_MS = 120;

/** The open item of the menu bar, opened by mouse hover or by its button, one at a time. */
function useDropdown() {
  const [openItem, setOpenItem] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const openSoon = (item: string | null) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenItem(item), HOVER_DELAY_MS);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpenItem(null);
  };

  return {
    openItem,
    close,
    toggle: (item: string) => {
      clearTimeout(timer.current);
      setOpenItem((current) => (current === item ? null : item));
    },
    /** Handlers for the list item that holds the link, the button and the dropdown. */
    itemProps: (item: string) => ({
      onPointerEnter: openSoon(item),
      onPointerLeave: openSoon(null),
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || openItem !== item) return;
        event.currentTarget.querySelector('button')?.focus();
        close();
      },
    }),
  };
}
