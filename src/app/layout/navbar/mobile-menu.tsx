import { useId, useState, type RefObject } from 'react';
import { NavLink } from 'react-router-dom';
import { menu, type MenuItem } from '../../../content/shell/menu';
import { shellTexts } from '../../../content/shell/shell';
import { messages } from '../../../lib/messages';
import { IconButton } from '../../../ui/button/button';
import { useSettings } from '../../../ui/settings';
import { Icon } from '../../../ui/icon/icon';
import styles from './mobile-menu.module.css';

interface MobileMenuProps {
  id: string;
  dialog: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
}

/** The menu of small screens: a dialog with an accordion that opens one section at a time. */
export function MobileMenu({ id, dialog, onClose }: MobileMenuProps) {
  const [expanded, setExpanded] = useState<string | null>(null);
  const toggle = (label: string) => setExpanded((current) => (current === label ? null : label));

  return (
    <dialog ref={dialog} id={id} className={styles.menu} aria-label={shellTexts.mobileMenu}>
      <div className={styles.head}>
        <p className={styles.name} translate="no">
          {useSettings().association_name}
        </p>
        <IconButton icon="close" label={messages.labels.closeMenu} onClick={onClose} />
      </div>
      <nav aria-label={messages.labels.mainMenu}>
        <ul className={styles.items}>
          {menu.map((item) => (
            <li key={item.label} className={styles.item}>
              <Section
                item={item}
                isExpanded={expanded === item.label}
                onToggle={() => toggle(item.label)}
                onChoose={onClose}
              />
            </li>
          ))}
        </ul>
      </nav>
    </dialog>
  );
}

interface SectionProps {
  item: MenuItem;
  isExpanded: boolean;
  onToggle: () => void;
  onChoose: () => void;
}

function Section({ item, isExpanded, onToggle, onChoose }: SectionProps) {
  const id = useId();
  if (item.children === undefined) {
    return (
      <NavLink className={styles.row} to={item.to} end onClick={onChoose}>
        {item.label}
      </NavLink>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isExpanded}
        aria-controls={id}
        onClick={onToggle}
      >
        <span>{item.label}</span>
        <Icon name="chevronDown" />
      </button>
      <ul id={id} className={styles.children} hidden={!isExpanded}>
        {item.children.map(({ to, label }) => (
          <li key={to}>
            <NavLink className={styles.child} to={to} end onClick={onChoose}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
