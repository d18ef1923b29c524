import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../icon/icon';
import styles from './button.module.css';

interface ButtonProps {
  children: ReactNode;
  onClick: () => void;
  isQuiet?: boolean;
}

export function Button({ children, onClick, isQuiet = false }: ButtonProps) {
  return (
    <button
      type="button"
      className={isQuiet ? `${styles.button} ${styles.quiet}` : styles.button}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** A link that looks like a button; a document navigation, as crossings to the back office and other sites are. */
export function ButtonAnchor({ children, href }: { children: ReactNode; href: string }) {
  return (
    <a className={styles.button} href={href}>
      {children}
    </a>
  );
}

/** An in-site link that ends in an arrow (or begins with one, when it leads back). */
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
      {children}
      {!isBack && <Icon name="arrowRight" />}
    </Link>
  );
}

interface IconButtonProps {
  icon: IconName;
  label: string;
  onClick: () => void;
  isDisabled?: boolean;
}

export function IconButton({ icon, label, onClick, isDisabled = false }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
