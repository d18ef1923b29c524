import { useId } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { isInSection, menu, type MenuItem } from '../../../content/shell/menu';
import { messages } from '../../../lib/messages';
import { Icon } from '../../../ui/icon/icon';
import styles from './menu-bar.module.css';
import { useDropdown } from './use-dropdown';

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
