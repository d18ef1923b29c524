import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AnyLink } from '../any-link/any-link';
import { Icon, type IconName } from '../icon/icon';
import styles from './button.module.css';

interface ButtonProps {
  children: ReactNode;
  onClick: () => void;
  isQuiet?: boolean;
  /** The accessible name, if the visible text is ambiguous out of context. */
  label?: string | undefined;
  /** The id of the dialog it closes. */
  closes?: string;
}

export function Button({ children, onClick, isQuiet = false, label, closes }: ButtonProps) {
  const action = closes === undefined ? { onClick } : invokerOf('close', closes, onClick);
  return (
    <button type="button" aria-label={label} className={buttonClass(isQuiet)} {...action}>
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
  return (
    <AnyLink className={buttonClass(isQuiet)} href={href} hasIcon>
      {children}
    </AnyLink>
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
  /** The id of the dialog it opens. */
  opens?: string;
}

export function IconButton({ icon, label, onClick, isDisabled = false, opens }: IconButtonProps) {
  const action = opens === undefined ? { onClick } : invokerOf('show-modal', opens, onClick);
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      {...action}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Opens or closes a dialog: by an invoker command before hydration, by `onClick` after it. */
export function invokerOf(command: 'show-modal' | 'close', dialog: string, onClick: () => void) {
  const act = (event: MouseEvent) => {
    event.preventDefault();
    onClick();
  };
  return { command, commandfor: dialog, onClick: act };
}
