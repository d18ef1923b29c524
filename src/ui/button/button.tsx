import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../lib/messages';
import { isExternalLink } from '../../lib/paths/links';
import { Icon, type IconName } from '../icon/icon';
import styles from './button.module.css';

interface ButtonProps {
  children: ReactNode;
  onClick: () => void;
  isQuiet?: boolean;
  /** The accessible name, if the visible text is ambiguous out of context. */
  label?: string | undefined;
}

export function Button({ children, onClick, isQuiet = false, label }: ButtonProps) {
  return (
    <button type="button" aria-label={label} className={buttonClass(isQuiet)} onClick={onClick}>
      {children}
    </button>
  );
}

interface ButtonAnchorProps {
  children: ReactNode;
  href: string;
  isQuiet?: boolean;
}

function buttonClass(isQuiet: boolean) {
  return isQuiet ? `${styles.button} ${styles.quiet}` : styles.button;
}

/** A link that looks like a button and loads a document. External links open in a new tab. */
export function ButtonAnchor({ children, href, isQuiet = false }: ButtonAnchorProps) {
  const className = buttonClass(isQuiet);
  if (!isExternalLink(href)) {
    return (
      <a className={className} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <span className="visually-hidden">, {messages.labels.opensInNewTab}</span>
      <Icon name="external" />
    </a>
  );
}

/** An internal link with an arrow after its text, or before it when it leads back. */
export function ArrowLink({
  children,
  to,
  isBack = false,
}: {
  children: ReactNode;
  to: string;
  isBack?: boolean;
}) {
  return (
    <Link className={styles.arrow} to={to}>
      {isBack && <Icon name="arrowLeft" />}
      <span>{children}</span>
      {!isBack && <Icon name="arrowRight" />}
    </Link>
  );
}

interface IconButtonProps {
  icon: IconName;
  label: string;
  onClick: () => void;
  isDisabled?: boolean;
  /** The id of the dialog it opens. The browser opens it before hydration, through an invoker command. */
  opens?: string;
}

export function IconButton({ icon, label, onClick, isDisabled = false, opens }: IconButtonProps) {
  const command = opens === undefined ? {} : { command: 'show-modal', commandfor: opens };
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={(event) => {
        // Since hydration, `onClick` opens the dialog, also in browsers without invoker commands.
        event.preventDefault();
        onClick();
      }}
      {...command}
    >
      <Icon name={icon} />
    </button>
  );
}
