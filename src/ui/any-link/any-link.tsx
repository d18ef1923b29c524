import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../lib/messages';
import { isExternalLink } from '../../lib/paths/links';
import { Icon } from '../icon/icon';

interface AnyLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
  /** Whether an external link has the sign of one. */
  hasIcon?: boolean;
  /** Whether an address of the site is a page, to which the router goes. By default a document is loaded. */
  isPage?: boolean;
}

/** A link to an address that somebody wrote. External ones open in a new tab and say so. */
export function AnyLink({ href, className, children, hasIcon, isPage = false }: AnyLinkProps) {
  if (isExternalLink(href)) {
    return (
      <a className={className} href={href} target="_blank" rel="noopener noreferrer">
        <span>{children}</span>
        <span className="visually-hidden">, {messages.labels.opensInNewTab}</span>
        {hasIcon && <Icon name="external" />}
      </a>
    );
  }
  if (!isPage || !href.startsWith('/')) {
    return (
      <a className={className} href={href}>
        {children}
      </a>
    );
  }
  return (
    <Link className={className} to={href}>
      {children}
    </Link>
  );
}
